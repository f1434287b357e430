import { type Actor, isOfficer } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import type { TableId } from '../state/ids'
import type { SignUp } from '../state/list'
import type { Player, Table } from '../state/table'

/**
 * Tables that an actor's commands may name: all for an officer,
 * its own for a tablet, those with the member's row for a member.
 */
export function tablesInReach(evening: Evening, by: Actor): Table[] {
  const tables = Object.values(evening.tables)
  if (isOfficer(by)) return tables
  return tables.filter(
    (table) =>
      table.id === by.post || (by.member !== null && table.players[by.member] !== undefined),
  )
}

/** Players of a table whom an actor may name: only themselves, unless the actor is an officer or the table's tablet. */
export const playersInReach = (table: Table, by: Actor): Player[] =>
  Object.values(table.players).filter(
    (player) => isOfficer(by) || by.post === table.id || player.member === by.member,
  )

/** Sign-ups that an actor may name: all for an officer, their own for a member. */
export const signUpsInReach = (evening: Evening, by: Actor): SignUp[] =>
  Object.values(evening.signUps).filter((one) => isOfficer(by) || one.member === by.member)

/** Every table and player in reach; most commands of a player begin with these two fields. */
export const playersOf = (evening: Evening, by: Actor): { table: TableId; member: MemberId }[] =>
  tablesInReach(evening, by).flatMap((table) =>
    playersInReach(table, by).map((player) => ({ table: table.id, member: player.member })),
  )
