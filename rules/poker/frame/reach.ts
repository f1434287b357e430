import { type Actor, isOfficer } from '../../kernel/decider'
import type { Evening } from '../evening'
import type { MemberId } from '../state/ids'
import type { SignUp } from '../state/list'
import type { Player, Table } from '../state/table'

/** Tables an actor's commands may name: all for an officer, a tablet's own, those a member has a row at. */
export function tablesInReach(evening: Evening, by: Actor): Table[] {
  const tables = Object.values(evening.tables)
  if (isOfficer(by)) return tables
  return tables.filter(
    (table) =>
      table.id === by.post || (by.member !== null && table.players[by.member] !== undefined),
  )
}

/** Players of a table an actor may name: himself only, unless he is an officer or the table's tablet. */
export const playersInReach = (table: Table, by: Actor): Player[] =>
  Object.values(table.players).filter(
    (player) => isOfficer(by) || by.post === table.id || player.member === by.member,
  )

/** Sign-ups an actor may name: all for an officer, a member's own. */
export const signUpsInReach = (evening: Evening, by: Actor): SignUp[] =>
  Object.values(evening.signUps).filter((one) => isOfficer(by) || one.member === by.member)

/** Every table and player in reach, as the payload most commands of a player begin with. */
export const playersOf = (evening: Evening, by: Actor): { table: string; member: MemberId }[] =>
  tablesInReach(evening, by).flatMap((table) =>
    playersInReach(table, by).map((player) => ({ table: table.id, member: player.member })),
  )
