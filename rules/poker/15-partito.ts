import { z } from 'zod'
import type { Decision } from '../kernel/decider'
import { pokerArticle } from './article'
import type { Evening } from './evening'
import { tableAt } from './frame/at-table'
import { makeMove, type Played, playAt } from './play/speak'
import { playing } from './play/speakers'
import { PARTITO_REFUSALS } from './refusals/15-partito'
import { refuse } from './refuse'
import { TableId } from './state/ids'

const { article, command } = pokerArticle<never, Played>()

/**
 * All players still in agree to take their stakes back and play for the bare pot: nobody raised and the opening was
 * not above the pot. The tablet records that all agree. Source: XV.1, H6.
 */
const agreePartito = command({
  schema: z.object({ table: TableId }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table }, occasion): Decision<Played, Evening> {
    const found = playAt(tableAt(evening, table))
    if ('refused' in found) return found.refused
    const { play } = found
    if (play.answering.length > 0) return refuse('VI.5', 'opening-in-question')
    if (play.phase !== 'draw' || play.partito) return refuse('XV.1', 'too-late-for-that')
    if (play.raises > 0 || play.openedFor > play.pot) return refuse('XV.1', 'partito-not-now')
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
