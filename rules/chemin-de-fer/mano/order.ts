import type { MemberId } from '../../kernel/ids'
import type { Placed, SeatNumber } from '../state/ids'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'

type Seats = Pick<Table, 'seats'>

/** The seats in the order of the mano from this one: the next on its right first, itself last (cf2). */
export function seatsAfter({ seats }: Seats, from: SeatNumber): readonly Seat[] {
  const at = seats.findIndex(({ number }) => number === from)
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)]
}

/** Ranks of a seat and of all who may stand behind it; no table has so many seats that a thousand ranks are not enough. */
const RANKS_OF_SEAT = 64

/**
 * A player's rank in the order of the mano from its initial seat, from 0: seats and gaps alike by their place, the
 * creneau (the gap after the initial seat) last. In one gap the order is from the banker's side, as the employee has seen
 * it; those of whom nobody has said it come after, with one rank. Source: S.18a, S.18b, S.42b, cf26, cf66.
 */
export function placeRank(
  { seats, standing }: Pick<Table, 'seats' | 'standing'>,
  initialSeat: SeatNumber,
  { member, place }: Placed,
): number {
  const count = seats.length
  const steps = indexOf(seats, place.kind === 'seat' ? place.seat : place.after)
  const first = indexOf(seats, initialSeat)
  const distance = (steps - first - 1 + 2 * count) % count
  if (place.kind === 'seat') return RANKS_OF_SEAT * distance
  const nearest = standing.filter(({ after }) => after === place.after)
  const seen = nearest.findIndex((one) => one.member === member)
  return (
    RANKS_OF_SEAT * distance +
    (seen < 0 ? RANKS_OF_SEAT - 1 : Math.min(seen, RANKS_OF_SEAT - 3) + 1)
  )
}

/** Those seen in a gap, without a player who stakes from elsewhere now. */
export const stillStanding = (
  { standing }: Pick<Table, 'standing'>,
  { member, place }: Placed,
): Table['standing'] =>
  standing.filter(
    (one) => one.member !== member || (place.kind === 'gap' && place.after === one.after),
  )

/** The place of a seat in the list; −1 when there is no such seat. */
function indexOf(seats: readonly Seat[], seat: SeatNumber): number {
  for (let at = 0; at < seats.length; at++) if (seats[at]?.number === seat) return at
  return -1
}

/** The seat of a member at this table; null for somebody who stands. */
export function seatOf({ seats }: Seats, member: MemberId): Seat | null {
  for (const seat of seats) if (seat.holder === member) return seat
  return null
}

/** The members who hold a seat, present or away, in the order of the seats. */
export function seated({ seats }: Seats): MemberId[] {
  const members: MemberId[] = []
  for (const { holder } of seats) if (holder !== null) members.push(holder)
  return members
}
