import type { Instant } from '../../kernel/decider'
import { MINUTE_MS } from '../../kernel/time'
import type { Player, Table } from '../state/table'

/** I.10, A11: the time that a player may be away from this table, in milliseconds. */
export const halfHour = (table: Table): number => table.settings.awayMinutes * MINUTE_MS

/** The start of the half hour of a player who is away, or has not taken their place; null when no such clock runs. */
export function awayFrom(table: Table, player: Player): Instant | null {
  if (table.startedAt === null || player.awaySince === null) return null
  if (player.status !== 'away' && player.status !== 'called') return null
  return Math.max(player.awaySince, table.startedAt)
}

/** B6: the time since which the seat of a player who left is held; null when it is not. */
export const heldFrom = (player: Player): Instant | null =>
  player.status === 'left' && player.seat !== null ? player.leftAt : null

/** Whether a player left for good: no seat is held for them any more. */
export const isGone = (player: Player | undefined): boolean =>
  player?.status === 'left' && heldFrom(player) === null

/** A11: after exactly half an hour the place is still kept; after any longer time it is lost. */
export const isOver = (table: Table, from: Instant | null, at: Instant): boolean =>
  from !== null && at - from > halfHour(table)
