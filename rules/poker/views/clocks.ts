import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { MINUTE_MS } from '../../kernel/time'
import { mayStopFrom } from '../01-formation/leaving'
import type { Evening } from '../evening'
import { isTableOpen } from '../frame/at-table'
import { awayFrom, halfHour, heldFrom } from '../room/clock'
import { THIRD_GIRO } from '../room/third-giro'
import type { TableId } from '../state/ids'
import type { SignUp } from '../state/list'
import type { Player, Table } from '../state/table'

/** A clock of a right or a duty: it counts down to `until`, or has no end (`null`). */
export interface ClockView {
  kind: 'call' | 'away' | 'held' | 'third-giro' | 'first-hour'
  provision: string
  member: MemberId | null
  table: TableId | null
  since: Instant
  until: Instant | null
}

/** All clocks of right that run at a table: calls, half hours, held seats, third giro, first hour (Art. I, II). */
export function clocksAt(evening: Evening, table: Table): ClockView[] {
  if (!isTableOpen(table)) return []
  const calls = Object.values(evening.signUps).flatMap((signUp) => callClock(signUp, table))
  const players = Object.values(table.players).flatMap((player) => playerClocks(table, player))
  return [...calls, ...players, ...firstHour(table)]
}

function callClock({ member, call }: SignUp, table: Table): ClockView[] {
  if (call?.table !== table.id || call.answer === 'coming' || call.answer === 'unanswered')
    return []
  const provision = call.kind === 'formation' ? 'I.3' : 'I.11'
  return [{ kind: 'call', provision, member, table: table.id, since: call.at, until: call.until }]
}

/** The clock that runs for a player; null when there is none. */
export function clockOf(table: Table, player: Player): ClockView | null {
  const named = { member: player.member, table: table.id }
  const away = awayFrom(table, player)
  if (away !== null)
    return { kind: 'away', provision: 'I.10', ...named, since: away, until: away + halfHour(table) }
  const held = heldFrom(player)
  if (held !== null)
    return { kind: 'held', provision: 'II.5', ...named, since: held, until: held + halfHour(table) }
  const awaited = player.status === 'called' && table.startedAt !== null && table.giro < THIRD_GIRO
  return awaited && table.startedAt !== null
    ? { kind: 'third-giro', provision: 'I.9', ...named, since: table.startedAt, until: null }
    : null
}

function playerClocks(table: Table, player: Player): ClockView[] {
  const clock = clockOf(table, player)
  const own = table.settings.firstHour === 'giocatore' && player.status === 'seated'
  const until = own ? mayStopFrom(table, player) : null
  const hour: ClockView[] =
    until === null || table.startedAt === null
      ? []
      : [
          {
            kind: 'first-hour',
            provision: 'I.13',
            member: player.member,
            table: table.id,
            since: Math.max(table.startedAt, player.seatedAt ?? 0),
            until,
          },
        ]
  return [...(clock ? [clock] : []), ...hour]
}

/** I.13: the first hour of the table; when each player has their own, it runs by player. */
function firstHour(table: Table): ClockView[] {
  if (table.startedAt === null || table.settings.firstHour === 'giocatore') return []
  const until = table.startedAt + table.settings.firstHourMinutes * MINUTE_MS
  const clock = { provision: 'I.13', member: null, table: table.id }
  return [{ kind: 'first-hour', ...clock, since: table.startedAt, until }]
}
