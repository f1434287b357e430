import { z } from 'zod'
import type { Decision } from '../../kernel/decider'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { onlyIf } from '../frame/offered'
import { playersOf } from '../frame/reach'
import { leftOf } from '../money/resti'
import { returnsLeftOfLast } from '../readings'
import { refuse } from '../refuse'
import type { RoomEvent } from '../room/after'
import { withConsequences } from '../room/consequences'
import { entryAsked } from '../room/entry'
import { sittingOpts } from '../room/option'
import {
  bookingOf,
  freePlaces,
  freeSeats,
  holderOf,
  offeredTo,
  presentPlayers,
} from '../seating/places'
import { ofMember } from '../state/forms'
import { FIRST_SEAT, type SeatNumber } from '../state/ids'
import type { Player, Table } from '../state/table'
import { seatsCommand } from './commands'

/**
 * B7: the player's own seat if it is free, else the first free one at the left of the last player in the giro from the
 * first cartaro (II.6).
 */
export function seatToReturnTo(table: Table, player: Player): SeatNumber | null {
  const beside = table.vacancies.map((vacancy) => vacancy.seat)
  const free = freeSeats(table).filter((seat) => !beside.includes(seat))
  if (player.formerSeat !== null && free.includes(player.formerSeat)) return player.formerSeat
  if (returnsLeftOfLast(table)) return leftOfLast(table, free)
  const [next] = table.seating.originalEmpties
  if (next !== undefined && free.includes(next)) return next
  const { seats } = table.settings
  const from = table.firstCartaro ?? 1
  const distance = (seat: SeatNumber) => (seat - from + seats) % seats
  return free.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

/** The first of these free seats going on from the last occupied one, counted from the first cartaro. */
export function leftOfLast(table: Table, free: readonly SeatNumber[]): SeatNumber | null {
  const { seats } = table.settings
  let last = table.firstCartaro ?? FIRST_SEAT
  for (let seat = last, step = 0; step < seats; step++, seat = leftOf(table, seat))
    if (holderOf(table, seat)) last = seat
  for (let seat = leftOf(table, last), step = 0; step < seats; step++, seat = leftOf(table, seat))
    if (free.includes(seat)) return seat
  return null
}

/** II.6, B7: after the half hour, with everyone's consent, and only if nobody on the list has a right to the place. */
const askReturn = seatsCommand({
  schema: ofMember,
  may: ['socio', 'tavolo', 'segretario'],
  from: 'row',
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const player = table.players[member]
    if (table.status !== 'playing') return refuse('II.6', 'table-not-in-game')
    if (player?.status !== 'left') return refuse('II.6', 'never-left')
    if (player.seat !== null) return refuse('II.5', 'come-back-instead', { seat: player.seat })
    const booking = bookingOf(evening, member)
    if (booking) return refuse('I.7', 'place-elsewhere', { table: booking.table })
    if (table.consent) return refuse('II.6', 'return-asked-already')
    if (freePlaces(evening, table) === 0)
      return offeredTo(evening, table).length > 0
        ? refuse('II.6', 'list-comes-first')
        : refuse('II.6', 'no-seat-free')
    const seat = seatToReturnTo(table, player)
    if (seat === null) return refuse('II.3', 'neighbours-decide-first')
    return withConsequences(evening, envelope, { type: 'returnAsked', table: id, member, seat })
  },
  offeredFrom: onlyIf(({ players }) =>
    Object.values(players).some(({ status }) => status === 'left'),
  ),
  candidates: playersOf,
})

/** II.6: everyone seated must consent; one refusal is enough to end it, and silence counts as refusal (B7). */
const consentReturn = seatsCommand({
  schema: ofMember.extend({ yes: z.boolean() }),
  may: ['socio', 'tavolo'],
  decide: (evening, { table: id, member: voter, yes }, envelope): Decision<RoomEvent, Evening> => {
    const table = tableAt(evening, id)
    const { consent } = table
    const back = consent && table.players[consent.member]
    if (!consent || !back) return refuse('II.6', 'no-return-asked')
    if (table.players[voter]?.status !== 'seated') return refuse('II.6', 'only-seated-consent')
    const { member } = consent
    if (!yes)
      return withConsequences(evening, envelope, {
        type: 'returnRefused',
        table: id,
        member,
        voter,
      })
    if (consent.yes.includes(voter)) return refuse('II.6', 'consent-given')
    const consented = { type: 'returnConsented', table: id, member, voter } as const
    const needed = presentPlayers(table).filter(
      (player) => player.member !== voter && !consent.yes.includes(player.member),
    )
    if (needed.length > 0) return withConsequences(evening, envelope, consented)
    const { chips, reason } = entryAsked(table, envelope.at)
    const returned = {
      type: 'playerReturned',
      table: id,
      member,
      signUp: back.signUp,
      seat: consent.seat,
      asked: { chips, reason },
      afresh: true,
    } as const
    return withConsequences(
      evening,
      envelope,
      consented,
      returned,
      ...sittingOpts(evening, back.signUp),
    )
  },
  offeredFrom: onlyIf(({ consent }) => consent !== null),
  candidates: (evening, by) =>
    playersOf(evening, by).flatMap((place) => [
      { ...place, yes: true },
      { ...place, yes: false },
    ]),
})

export const returningCommands = { askReturn, consentReturn }
