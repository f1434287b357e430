import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { seatOf } from '../mano/order'
import { isBetweenTaglie } from '../mano/present'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import type { SeatNumber } from '../state/ids'
import type { Booking, Seat } from '../state/seat'
import type { Table } from '../state/table'

/** Refuses what needs a table that is not closed; a stopped one keeps its seats and bookings. */
export function closedTable(evening: Evening, { status }: Pick<Table, 'status'>): Refused | null {
  if (evening.closing) return refuse(null, 'counting-begun')
  return status === 'closed' ? refuse(null, 'table-not-open') : null
}

export const seatAt = ({ seats }: Pick<Table, 'seats'>, number: SeatNumber): Seat | null =>
  seats.find((seat) => seat.number === number) ?? null

/** Seats that somebody may take now. */
export const freeSeats = ({ seats }: Pick<Table, 'seats'>): Seat[] =>
  seats.filter(({ holder, emptyUntilMano }) => holder === null && emptyUntilMano === null)

/** Refuses a member who holds a seat at any table: one person, one seat, one table. Source: S.22. */
export function seatedAnywhere({ tables }: Evening, member: MemberId): Refused | null {
  for (const table of Object.values(tables)) {
    const seat = table.status === 'closed' ? null : seatOf(table, member)
    if (seat)
      return refuse('S.22', 'seated-elsewhere', {
        member: { member },
        seat: seat.number,
        number: table.number,
      })
  }
  return null
}

/** Refuses a seat that is not free: not there, taken, kept by a holder who is away, or empty for a mano. */
export function seatNotFree(table: Table, number: SeatNumber): Refused | null {
  const seat = seatAt(table, number)
  if (!seat) return refuse('S.8a', 'no-such-seat', { seats: table.seats.length })
  const { holder } = seat
  if (holder !== null)
    return seat.away
      ? refuse('S.23a', 'seat-kept', { holder: { member: holder } })
      : refuse('S.8a', 'seat-taken', { holder: { member: holder } })
  return seat.emptyUntilMano === null ? null : refuse('S.71a', 'seat-empty-now')
}

/** The member called to this seat, while the call runs. */
export const calledTo = (
  { bookings }: Pick<Table, 'bookings'>,
  number: SeatNumber,
): Booking | null => bookings.find(({ called }) => called?.seat === number) ?? null

/** The seated member who asked first to move to this seat or to any. */
const firstMover = ({ movesAsked }: Table, number: SeatNumber): MemberId | null =>
  movesAsked.find(({ to }) => to === null || to === number)?.member ?? null

/** Whether seated players come before the standing for a free seat now. Source: S.24, V.reseat. */
export const areSeatedFirst = (evening: Evening, table: Table): boolean =>
  isBetweenTaglie(table) || evening.settings.freeSeat === 'seated'

/**
 * The first booked member left without a seat, when the free seats only reach for those before this one. The one who lost
 * this seat by being absent, and is booked for that alone, does not come before others (S.19b).
 */
function bookedBefore(table: Table, member: MemberId, number: SeatNumber): MemberId | null {
  const lostBy = seatAt(table, number)?.lostBy ?? null
  const waiting = table.bookings.filter((one) => one.called === null && one.member !== lostBy)
  const at = waiting.findIndex((booking) => booking.member === member)
  const ahead = at < 0 ? waiting : waiting.slice(0, at)
  const free = freeSeats(table).filter(({ number }) => calledTo(table, number) === null)
  return ahead.length >= free.length ? (ahead[0]?.member ?? null) : null
}

/** Refuses a free seat to a member without one. Source: S.19a, S.24, V.called, cf8. */
export function notTheirs(
  evening: Evening,
  table: Table,
  member: MemberId,
  number: SeatNumber,
): Refused | null {
  const mover = areSeatedFirst(evening, table) ? firstMover(table, number) : null
  if (mover !== null) return refuse('S.24', 'seat-for-seated', { member: { member: mover } })
  const called = calledTo(table, number)
  if (called?.member === member) return null
  if (called) return refuse('S.19a', 'seat-called', { member: { member: called.member } })
  const before = bookedBefore(table, member, number)
  return before === null ? null : refuse('S.19a', 'booked-first', { member: { member: before } })
}

/** Refuses a free seat to a seated member. Source: S.24, cf8. */
export function notTheirsToMove(
  evening: Evening,
  table: Table,
  member: MemberId,
  number: SeatNumber,
): Refused | null {
  const called = calledTo(table, number)
  if (areSeatedFirst(evening, table)) {
    const mover = firstMover(table, number)
    return mover === null || mover === member
      ? null
      : refuse('S.24', 'seat-for-seated', { member: { member: mover } })
  }
  const standing = called?.member ?? bookedBefore(table, member, number)
  return standing === null
    ? null
    : refuse('S.24', 'seat-for-standing', { member: { member: standing } })
}
