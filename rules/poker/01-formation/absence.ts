import type { z } from 'zod'
import { type Clocked, happens, type Instant } from '../../kernel/decider'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { besidePlay, onlyIf, withoutColpo } from '../frame/offered'
import { playersOf } from '../frame/reach'
import { refuse } from '../refuse'
import { awayFrom, halfHour, heldFrom, isOver } from '../room/clock'
import { withConsequences } from '../room/consequences'
import { withVacancies } from '../room/game'
import { sittingOpts } from '../room/option'
import { isPresent, tableOf } from '../seating/places'
import { ofMember } from '../state/forms'
import type { Player, Table } from '../state/table'
import { formationCommand } from './commands'

/** I.10: the half hour starts here, whatever happens at the table meanwhile. */
const goAway = formationCommand({
  schema: ofMember,
  may: ['socio', 'tavolo', 'segretario'],
  decide: (evening, { table: id, member }) => {
    const table = tableAt(evening, id)
    if (table.status !== 'seating' && table.status !== 'playing')
      return refuse('I.10', 'game-not-on', { table: id })
    if (table.players[member]?.status !== 'seated') return refuse('I.10', 'not-seated')
    return happens({ type: 'wentAway', table: id, member })
  },
  offeredFrom: besidePlay,
  candidates: playersOf,
})

/** II.5, III.9: back within half an hour, to the same seat and the same resto; who had left opts for it by sitting (A7). */
const comeBack = formationCommand({
  schema: ofMember,
  may: ['socio', 'tavolo', 'segretario'],
  from: 'row',
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const player = table.players[member]
    const { status } = table
    const isKept = player !== undefined && (player.status === 'away' || heldFrom(player) !== null)
    if (status !== 'seating' && status !== 'playing' && !(isKept && mayGoOn(evening, table)))
      return refuse('I.10', 'game-not-on', { table: id })
    if (!isKept) return refuse('II.5', 'no-seat-kept')
    if (isOver(table, awayFrom(table, player) ?? heldFrom(player), envelope.at))
      return refuse('II.6', 'half-hour-over', { minutes: table.settings.awayMinutes })
    const elsewhere = tableOf(evening, member)
    if (elsewhere && elsewhere.id !== id)
      return refuse('I.7', 'sits-elsewhere', { table: elsewhere.id })
    const noted = isPresent(evening, member)
      ? []
      : [{ type: 'presenceNoted', member, inClub: true } as const]
    const opted = sittingOpts(evening, player.signUp)
    const back = { type: 'cameBack', table: id, member } as const
    return withConsequences(evening, envelope, back, ...noted, ...opted)
  },
  offeredFrom: onlyIf(({ players }) =>
    Object.values(players).some((one) => one.status === 'away' || heldFrom(one) !== null),
  ),
  candidates: playersOf,
})

/** Whether a game stopped for a count and may go on after it: half hours run meanwhile. Else its places have ended. */
const mayGoOn = ({ signUps }: Evening, { id, status }: Table): boolean =>
  status === 'counting' &&
  Object.values(signUps).some((signUp) => signUp.status === 'booked' && signUp.table === id)

/** The half hours that end, checked only between two colpi (A11); `from` gives the start of a player's half hour. */
const halfHours = (
  { tables }: Evening,
  name: string,
  from: (table: Table, player: Player) => Instant | null,
): Clocked<z.infer<typeof ofMember>>[] =>
  Object.values(tables).flatMap((table) => {
    if (table.status !== 'playing' || table.colpo !== null) return []
    return Object.values(table.players).flatMap((player) => {
      const began = from(table, player)
      if (began === null) return []
      const payload = { table: table.id, member: player.member }
      const key = `${name}:${table.id}:${player.member}:${began}`
      return [{ key, at: began + halfHour(table) + 1, payload }]
    })
  })

/** I.10, A11: a player away for more than half an hour loses the place; checked between two colpi. */
const loseSeat = formationCommand({
  schema: ofMember,
  may: ['orologio'],
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (table.status !== 'playing' || !player || awayFrom(table, player) === null)
      return refuse('I.10', 'not-away')
    if (table.colpo) return refuse('I.10', 'colpo-in-play')
    if (!isOver(table, awayFrom(table, player), envelope.at))
      return refuse('I.10', 'half-hour-not-over')
    const lost = {
      type: 'placeLost',
      signUp: player.signUp,
      member,
      table: id,
      transfers: [],
      provision: 'I.10',
    } as const
    return withConsequences(evening, envelope, ...withVacancies(evening, id, [lost], envelope.at))
  },
  due: (evening) => halfHours(evening, 'loseSeat', awayFrom),
})

/** B6: the seat of a player who left is held for half an hour, then it is free. */
const releaseSeat = formationCommand({
  schema: ofMember,
  may: ['orologio'],
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (table.status !== 'playing' || !player || heldFrom(player) === null)
      return refuse('II.5', 'no-seat-kept')
    if (table.colpo) return refuse('I.10', 'colpo-in-play')
    if (!isOver(table, heldFrom(player), envelope.at)) return refuse('I.10', 'half-hour-not-over')
    const released = { type: 'seatReleased', table: id, member } as const
    return withConsequences(
      evening,
      envelope,
      ...withVacancies(evening, id, [released], envelope.at),
    )
  },
  due: (evening) => halfHours(evening, 'releaseSeat', (_table, player) => heldFrom(player)),
})

/** B6: a player who left gives up the seat still held for them, so that others may have it at once. */
const waiveSeat = formationCommand({
  schema: ofMember,
  may: ['socio', 'tavolo', 'segretario'],
  from: 'row',
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (!player || heldFrom(player) === null) return refuse('II.5', 'no-seat-kept')
    if (table.colpo) return refuse('I.10', 'colpo-in-play')
    const released = { type: 'seatReleased', table: id, member } as const
    return withConsequences(
      evening,
      envelope,
      ...withVacancies(evening, id, [released], envelope.at),
    )
  },
  offeredFrom: withoutColpo,
  candidates: playersOf,
})

export const absenceCommands = { goAway, comeBack, loseSeat, releaseSeat, waiveSeat }
