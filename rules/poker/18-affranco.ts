import { z } from 'zod'
import { articleOf, type Evolve } from '../kernel/article'
import { type Decision, happens, type Occasion, refuse } from '../kernel/decider'
import { playing } from './06-opening'
import { playerAt, tableAt, tablesOf } from './at-table'
import { type Evening, withTable } from './evening'
import { makeMove, type Played, playAt } from './play/speak'
import { handIn, hasBegun, playersIn } from './play/turn'
import { MemberId, TableId } from './state/ids'
import type { Play } from './state/play'
import type { Table } from './state/table'

/** The pact as it now stands, declared to the table; empty when it is given up. */
export type AffrancoDeclared = {
  type: 'affrancoDeclared'
  table: TableId
  affranchi: readonly MemberId[]
}

const { article, command } = articleOf<Evening, AffrancoDeclared, Played>()

/**
 * What the pact forbids to one who would raise: ever, in passetto with only his partner in (A.5); without tris, as
 * the first after his partner who opened (A.4). Free as soon as an outsider is in (A.6). Null when he may.
 */
export function affrancoRefusal(
  { affranchi }: Table,
  play: Play,
  member: MemberId,
  tris: boolean,
): Decision<never> | null {
  const partner = affranchi.includes(member) ? affranchi.find((of) => of !== member) : undefined
  if (partner === undefined || play.phase !== 'entry') return null
  const outsiders = playersIn(play).some((of) => of !== partner && of !== member)
  const onlyPartner = !outsiders && handIn(play, partner)?.standing === 'in'
  if (onlyPartner && handIn(play, member)?.inPassetto) return refuse('A.5', 'affranco-in-passetto')
  if (play.opener === partner && onlyPartner && !tris) return refuse('A.4', 'affranco-needs-tris')
  return null
}

/** Only the two affranchi are left in the game. */
function areAlone({ affranchi }: Table, play: Play): boolean {
  const left = playersIn(play)
  return left.length === 2 && left.every((member) => affranchi.includes(member))
}

/** A.2: alone with each other and with no raise, affranchi do not bet after the draw: they lay their cards down. */
export function laidDown(table: Table): Decision<never> | null {
  const { play } = table
  const arrived = play?.phase === 'arrival' && play.raises === 0 && play.bet === 0
  return arrived && areAlone(table, play) ? refuse('A.2', 'affranchi-lay-down') : null
}

const declareAffranco = command({
  schema: z.object({ table: TableId, members: z.array(MemberId).max(7) }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, members }): Decision<AffrancoDeclared> {
    const table = tableAt(evening, id)
    if (!table.settings.affranco) return refuse('A.1', 'affranco-off')
    if (table.colpo) return refuse('A.1', 'too-late-for-that')
    const two = new Set(members).size
    const here = members.every((member) => playerAt(table, member))
    if (!here || (members.length !== 0 && (members.length !== 2 || two !== 2)))
      return refuse('A.1', 'affranco-of-two')
    return happens({ type: 'affrancoDeclared', table: id, affranchi: members })
  },
  candidates: (evening, by) =>
    tablesOf(evening, by).flatMap((table) => {
      const here = Object.keys(table.players).filter((of) => playerAt(table, of))
      const pact = { table: table.id, members: here.slice(0, 2) }
      return table.affranchi.length > 0 ? [pact, { table: table.id, members: [] }] : [pact]
    }),
})

/** A.2: left alone against each other, before the draw or right after it, both lay their cards down and contest the bare pot. */
const layDown = command({
  schema: z.object({ table: TableId }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id }, occasion): Decision<Played> {
    const table = tableAt(evening, id)
    const found = playAt(table)
    if ('refused' in found) return found.refused
    const { play } = found
    const beforeBets = play.phase === 'draw' || (play.phase === 'arrival' && !hasBegun(play.moves))
    if (!beforeBets || play.raises > 0) return refuse('A.2', 'too-late-for-that')
    if (!areAlone(table, play)) return refuse('A.2', 'not-two-affranchi-alone')
    return makeMove(evening, id, { kind: 'lay-down' }, occasion)
  },
  candidates: (evening, by) => playing(evening, by).map(({ table }) => ({ table })),
})

const evolve: Evolve<Evening, AffrancoDeclared> = {
  affrancoDeclared: (evening, { table, affranchi }: AffrancoDeclared, _occasion: Occasion) =>
    withTable(evening, table, () => ({ affranchi })),
}

/** Appendix: the affranco, where the table admits it; warnings and the few hard checks of O1. */
export const affranco = article({
  id: 'A',
  commands: { declareAffranco, layDown },
  refusals: {},
  evolve,
})
