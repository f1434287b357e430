import { memberOf, type TableId } from '../../banked/ids'
import { type Actor, isOfficer, type Refused } from '../../kernel/decider'
import { refuse } from '../refuse'
import type { Colpo, Phase } from '../state/colpo'
import type { Evening } from '../state/evening'
import type { Player } from '../state/ids'
import type { Table } from '../state/table'

/** The table with this id; throws when there is none, which the frame has already refused. */
export function tableAt(evening: Evening, id: TableId): Table {
  const table = evening.tables[id]
  if (!table) throw new Error(`no table ${id} in this day`)
  return table
}

/** Tables that an actor's commands may name: its own for a tablet, all for an officer and for a member. */
export const tablesInReach = (evening: Evening, by: Actor): Table[] =>
  Object.values(evening.tables).filter(
    ({ id, status }) =>
      status !== 'closed' &&
      (isOfficer(by) || (by.post === null ? by.member !== null : id === by.post)),
  )

/** The tables in reach as the payload that names one. */
export const eachTable = (evening: Evening, by: Actor): { table: TableId }[] =>
  tablesInReach(evening, by).map(({ id }) => ({ table: id }))

/** Whether an actor may name this player: themselves alone, unless the actor is an officer or a tablet. */
export const mayName = (by: Actor, player: Player): boolean =>
  isOfficer(by) || by.post !== null || memberOf(player) === by.member

/** The colpo of a table in one of these phases, or the refusal. */
export function colpoIn(
  table: Table,
  ...phases: Phase[]
): { readonly colpo: Colpo; readonly refused: null } | { readonly refused: Refused } {
  if (table.status !== 'open') return { refused: refuse(null, 'table-not-open') }
  if (!table.colpo) return { refused: refuse(null, 'no-colpo') }
  return phases.includes(table.colpo.phase)
    ? { colpo: table.colpo, refused: null }
    : { refused: refuse(null, 'not-this-phase') }
}
