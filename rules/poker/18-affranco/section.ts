import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { playerAt, tableAt } from '../frame/at-table'
import { onlyIf } from '../frame/offered'
import { tablesInReach } from '../frame/reach'
import { hasBegun } from '../giro/turn'
import { makeMove, type Played, playAt } from '../play/speak'
import { playing } from '../play/speakers'
import { mostAffranchi } from '../readings'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import { PACT_MEMBERS } from '../state/table'
import { type AffrancoDeclared, evolveAffranco } from './events'
import { areAlone } from './pact'
import { AFFRANCO_REFUSALS } from './refusals'

const { article, command } = pokerArticle<AffrancoDeclared, Played>()

const declareAffranco = command({
  schema: ofTable.extend({ members: z.array(MemberId).max(7) }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, members }): Decision<AffrancoDeclared> {
    const table = tableAt(evening, id)
    if (!table.settings.affranco) return refuse('A.1', 'affranco-off')
    if (table.colpo) return refuse('A.1', 'too-late-for-that')
    const distinct = new Set(members).size
    const here = members.every((member) => playerAt(table, member))
    const most = mostAffranchi(table)
    const isPact = members.length >= PACT_MEMBERS && members.length <= most
    if (!here || distinct !== members.length || (members.length > 0 && !isPact))
      return refuse('A.1', most === 3 ? 'affranco-of-three' : 'affranco-of-two')
    return happens({ type: 'affrancoDeclared', table: id, affranchi: members })
  },
  offeredFrom: onlyIf(({ settings }) => settings.affranco),
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const here = membersIn(table.players).filter((other) => playerAt(table, other))
      const pact = { table: table.id, members: here.slice(0, PACT_MEMBERS) }
      return table.affranchi.length > 0 ? [pact, { table: table.id, members: [] }] : [pact]
    }),
})

/**
 * A.2: the affranchi are alone against each other before the draw, or after it before any bet: both lay their cards
 * down and play for the bare pot.
 */
const layDown = command({
  schema: ofTable,
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table: id }, occasion): Decision<Played, Evening> {
    const table = tableAt(evening, id)
    const play = playAt(table)
    if (isRefused(play)) return play
    const beforeBets = play.phase === 'draw' || (play.phase === 'arrival' && !hasBegun(play.moves))
    if (!beforeBets || play.raises > 0) return refuse('A.2', 'too-late-for-that')
    if (!areAlone(table, play)) return refuse('A.2', 'not-two-affranchi-alone')
    return makeMove(evening, id, { kind: 'lay-down' }, occasion)
  },
  candidates: (evening, by) => playing(evening, by).map(({ table }) => ({ table })),
})

/** Appendix: the affranco, where the table allows it; its warnings and the few hard checks of O1. */
export const affranco = article({
  id: 'A',
  commands: { declareAffranco, layDown },
  refusals: AFFRANCO_REFUSALS,
  evolve: evolveAffranco,
})
