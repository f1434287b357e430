import type { Evening } from '../evening'
import type { Dispute } from '../state/dispute'
import type { MemberId, TableId } from '../state/ids'
import type { Player, Table, TableStatus } from '../state/table'

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

const OPEN: readonly TableStatus[] = ['called', 'seating', 'playing']

/**
 * Whether the table still plays or prepares to: it takes newcomers while it has free places, resti may grow, colpi may be
 * dealt. Source: I.12.
 */
export const isTableOpen = (table: Table): boolean => OPEN.includes(table.status)

/** The dispute that stops play: about the last colpo dealt, and not yet decided by the table. Source: XVII.1. */
export const frozenBy = (table: Table): Dispute | null =>
  table.disputes.find(({ status, colpo }) => status === 'voting' && colpo === table.colpoNumber) ??
  null
