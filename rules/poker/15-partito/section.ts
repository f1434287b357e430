import type { Decision } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { makeMove, type Played, playAt } from '../play/speak'
import { playing } from '../play/speakers'
import { keepsFoldedStakes } from '../readings'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import type { Play } from '../state/play'
import { PARTITO_REFUSALS } from './refusals'

const { article, command } = pokerArticle<never, Played>()

/** From when all have answered the opening to the first bet after the draw; by the first edition only at the draw. */
const mayAgree = (play: Play): boolean =>
  !play.partito &&
  (play.phase === 'draw' || (play.phase === 'arrival' && play.bet === 0 && keepsFoldedStakes(play)))

/**
 * All players still in agree to take their stakes back and play for the bare pot: nobody raised and the opening was
 * not above the pot, or either of the two where the class has it so. Source: XV.1, H6.
 */
const agreePartito = command({
  schema: ofTable,
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    if (play.answering.length > 0) return refuse('VI.5', 'opening-in-question')
    if (!mayAgree(play)) return refuse('XV.1', 'too-late-for-that')
    const unraised = play.raises === 0
    const small = play.openedFor <= play.pot
    if (tableAt(evening, table).settings.partitoWhen === 'either') {
      if (!unraised && !small) return refuse('XV.1', 'partito-by-neither')
    } else if (!unraised || !small) return refuse('XV.1', 'partito-not-now')
    return makeMove(evening, table, { kind: 'partito' }, occasion)
  },
  candidates: (evening, by) => playing(evening, by).map(({ table }) => ({ table })),
})

/** Art. XV: the partito. */
export const partito = article({
  id: 'XV',
  commands: { agreePartito },
  refusals: PARTITO_REFUSALS,
  evolve: {},
})
