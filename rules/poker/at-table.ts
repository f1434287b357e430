import type { Actor } from '../kernel/decider'
import type { Evening } from './evening'
import type { Dispute } from './state/dispute'
import type { MemberId, TableId } from './state/ids'
import type { Player, Table } from './state/table'

/** The table of that id; the frame has refused ids that are not there. */
export function tableAt(evening: Evening, id: TableId): Table {
  const table = evening.tables[id]
  if (!table) throw new Error(`no table ${id} in this evening`)
  return table
}

/** The player if he has a place at the table now, away or not; undefined otherwise. */
export function playerAt(table: Table, member: MemberId): Player | undefined {
  const player = Object.hasOwn(table.players, member) ? table.players[member] : undefined
  return player?.status === 'seated' || player?.status === 'away' ? player : undefined
}

/** Whether the table still plays or prepares to: resti may grow, colpi may be dealt. */
export const isOpen = (table: Table): boolean =>
  table.status === 'called' || table.status === 'seating' || table.status === 'playing'

/** Tables this actor may act at: his own tablet's, those where he has a place, or all for an officer. */
export function tablesOf(evening: Evening, by: Actor): Table[] {
  const tables = Object.values(evening.tables)
  if (by.roles.some((role) => role !== 'socio' && role !== 'tavolo')) return tables
  return tables.filter(
    (table) =>
      table.id === by.post || (by.member !== null && Object.hasOwn(table.players, by.member)),
  )
}

/** The dispute that stops play: about the last colpo dealt, and not yet decided by the table. Source: XVII.1. */
export const frozenBy = (table: Table): Dispute | null =>
  table.disputes.find(({ status, colpo }) => status === 'voting' && colpo === table.colpoNumber) ??
  null
