import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import { CASSA } from '../money/accounts'
import type { Dispute } from '../state/dispute'
import type { TableId } from '../state/ids'
import type { Player, Table, TableStatus } from '../state/table'

/** The table with this id; throws when there is none, which the frame has already refused. */
export function tableAt(evening: Evening, id: TableId): Table {
  const table = evening.tables[id]
  if (!table) throw new Error(`no table ${id} in this evening`)
  return table
}

/** The player, if they have a place at the table now, present or away; else undefined. */
export function playerAt(table: Table, member: MemberId): Player | undefined {
  const player = Object.hasOwn(table.players, member) ? table.players[member] : undefined
  return player?.status === 'seated' || player?.status === 'away' ? player : undefined
}

const OPEN = ['called', 'seating', 'playing'] as const satisfies readonly TableStatus[]
/** A status of a table that still plays or prepares to. */
export type OpenStatus = (typeof OPEN)[number]

/**
 * Whether the table plays or is about to: newcomers take its
 * free places, resti may grow, colpi may be dealt. Source: I.12.
 */
export const isTableOpen = <T extends Pick<Table, 'status'>>(
  table: T,
): table is T & { status: OpenStatus } => OPEN.some((status) => status === table.status)

/**
 * Whether this table keeps the evening from ending: it has played or drawn chips, and its tableau is not closed.
 * Source: XVI.1.
 */
export const holdsEvening = ({ status, startedAt, accounts }: Table): boolean =>
  status !== 'closed' && (startedAt !== null || (accounts[CASSA] ?? 0) !== 0)

/**
 * Whether the table may still decide a dispute for the moment: it is being voted on or, from edition 2, was sent on
 * without any decision. Source: XVII.1, XVII.3.
 */
export const isVoteOpen = (
  { edition }: Pick<Table, 'edition'>,
  { status, decisions }: Dispute,
): boolean =>
  status === 'voting' || (edition >= 2 && status === 'to-deputato' && decisions.length === 0)

/**
 * The dispute that stops play: it is about the last colpo
 * dealt, and nobody has decided it yet, not even for the moment. Source: XVII.1, XVII.3.
 */
export const frozenBy = (
  table: Pick<Table, 'disputes' | 'colpoNumber' | 'edition'>,
): Dispute | null =>
  table.disputes.find(
    (dispute) => dispute.colpo === table.colpoNumber && isVoteOpen(table, dispute),
  ) ?? null
