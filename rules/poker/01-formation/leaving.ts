import { z } from 'zod'
import type { Instant } from '../../kernel/decider'
import { MINUTE_MS } from '../../kernel/time'
import { tableAt } from '../frame/at-table'
import { withoutColpo } from '../frame/offered'
import { playersOf } from '../frame/reach'
import { restiAreKnown, restoAt } from '../money/resti'
import { refuse } from '../refuse'
import { withConsequences } from '../room/consequences'
import { withVacancies } from '../room/game'
import { isSitting } from '../seating/places'
import { ofMember } from '../state/forms'
import type { Player, Table } from '../state/table'
import { formationCommand } from './commands'

/** The time from which a player may stop: an hour after the first deal, or after they sat down. Source: I.13, A12. */
export function mayStopFrom(table: Table, player: Player): Instant | null {
  if (table.startedAt === null) return null
  const own = table.settings.firstHour === 'giocatore' ? (player.seatedAt ?? 0) : 0
  return Math.max(table.startedAt, own) + table.settings.firstHourMinutes * MINUTE_MS
}

/**
 * A12: a player with nothing left after a settled colpo may leave in the first hour, however many passate they drew.
 */
const hasLostAll = (table: Table, player: Player): boolean =>
  restiAreKnown(table) && player.casse.length > 0 && restoAt(table, player.member) === 0

/**
 * I.13: a player stops. In the first hour they need to have lost everything, or
 * the deputato's permission; with `anyway` they leave without it, recorded as an
 * infraction. `waive` gives up the half hour for which their seat is held (B6).
 */
const leave = formationCommand({
  schema: ofMember.extend({
    allowed: z.boolean().default(false),
    anyway: z.boolean().default(false),
    waive: z.boolean().default(false),
  }),
  may: ['socio', 'tavolo', 'segretario', 'deputato'],
  decide: (evening, { table: id, member, allowed, anyway, waive }, envelope) => {
    const { at, by } = envelope
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (!player || !isSitting(player)) return refuse('I.13', 'not-at-this-table')
    const until = mayStopFrom(table, player)
    if (table.status !== 'playing' || until === null) return refuse('I.2', 'withdraw-instead')
    if (table.colpo) return refuse('I.13', 'colpo-to-finish')
    if (allowed && !by.roles.some((role) => role === 'deputato' || role === 'segretario'))
      return refuse('I.13', 'deputato-allows')
    const free = at >= until || allowed || hasLostAll(table, player)
    if (!free && !anyway)
      return refuse('I.13', 'first-hour', { minutes: Math.ceil((until - at) / MINUTE_MS) })
    const left = {
      type: 'playerLeft',
      table: id,
      member,
      held: free && !waive,
      infraction: !free,
    } as const
    return withConsequences(evening, envelope, ...withVacancies(evening, id, [left], at))
  },
  offeredFrom: withoutColpo,
  candidates: (evening, by) =>
    playersOf(evening, by).flatMap(({ table, member }) => [
      { table, member, allowed: false, anyway: false, waive: false },
      { table, member, allowed: false, anyway: true, waive: false },
      { table, member, allowed: true, anyway: false, waive: false },
    ]),
})

export const leavingCommands = { leave }
