import type { Due, Instant } from '../../kernel/decider'
import type { Evening } from '../evening'
import type { Player, Table } from '../state/table'

const MINUTE = 60_000

/** I.10, A11: how long one may be away from this table, in milliseconds. */
export const halfHour = (table: Table): number => table.settings.awayMinutes * MINUTE

/** When the half hour of who is away, or has not taken his place, began; null when no such clock runs. */
export function awayFrom(table: Table, player: Player): Instant | null {
  if (table.startedAt === null || player.awaySince === null) return null
  if (player.status !== 'away' && player.status !== 'called') return null
  return Math.max(player.awaySince, table.startedAt)
}

/** B6: since when the seat of a player who left is held; null when it is not. */
export const heldFrom = (player: Player): Instant | null =>
  player.status === 'left' && player.seat !== null ? player.leftAt : null

/** A11: exactly half an hour still keeps the place; any longer loses it. */
export const isOver = (table: Table, from: Instant | null, at: Instant): boolean =>
  from !== null && at - from > halfHour(table)

/** What the clock brings under Art. I: calls and offers that end, half hours that are over. */
export function dueOfFormation(evening: Evening): Due<{ type: string }>[] {
  const calls = Object.values(evening.signUps).flatMap(({ number: signUp, call }) =>
    call && call.answer !== 'coming' && call.answer !== 'unanswered'
      ? [{ key: `call:${signUp}:${call.until}`, at: call.until, command: expireCall(signUp) }]
      : [],
  )
  return [...calls, ...Object.values(evening.tables).flatMap(dueAtTable)]
}

const expireCall = (signUp: number) => ({ type: 'expireCall', signUp })

/** Half hours are looked at between two colpi only (A11). */
function dueAtTable(table: Table): Due<{ type: string }>[] {
  if (table.status !== 'playing' || table.colpo !== null) return []
  return Object.values(table.players).flatMap((player) => {
    const { member } = player
    const away = awayFrom(table, player)
    const held = heldFrom(player)
    const from = away ?? held
    if (from === null) return []
    const type = away === null ? 'releaseSeat' : 'loseSeat'
    const command = { type, table: table.id, member }
    return [
      { key: `${type}:${table.id}:${member}:${from}`, at: from + halfHour(table) + 1, command },
    ]
  })
}
