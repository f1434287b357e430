import { CLOCK, happens } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import type { MemberId } from '../../kernel/memberId'
import { MINUTE_MS } from '../../kernel/time'
import { personsInReach, tableAt, tablesInReach } from '../frame/at-table'
import { fromSeating } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, ofTable, SeatNumber } from '../state/forms'
import type { Booking } from '../state/seat'
import type { Table } from '../state/table'
import { roomCommand } from './commands'
import type { RoomEvent } from './events'
import {
  areSeatedFirst,
  calledTo,
  closedTable,
  freeSeats,
  notTheirs,
  seatedAnywhere,
  seatNotFree,
} from './free-seats'

/** Whether a member could sit down somewhere at once. */
const canSit = (evening: Evening, table: Table, member: MemberId): boolean =>
  freeSeats(table).some(({ number }) => notTheirs(evening, table, member, number) === null)

/** S.19a: with no seat free, the places in the list are in the order of asking. */
const bookSeat = roomCommand({
  schema: ofMember,
  may: PLAYER,
  outsiders: ({ member }) => [member],
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const refused = closedTable(evening, table) ?? seatedAnywhere(evening, member)
    if (refused) return refused
    if (table.bookings.some((booking) => booking.member === member))
      return refuse('S.19a', 'booked-already', { member: { member } })
    if (canSit(evening, table, member)) return refuse('S.19a', 'seat-is-free')
    return happens({ type: 'seatBooked' as const, table: id, member })
  },
  offeredFrom: fromSeating,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table }) =>
      personsOrSelf(evening, by).map((member) => ({ table, member })),
    ),
})

/** Persons whom an actor may name; themselves also before they take part in the evening. */
function personsOrSelf(evening: Evening, by: Parameters<typeof personsInReach>[1]): MemberId[] {
  const known = personsInReach(evening, by)
  const { member } = by
  return member === null || known.includes(member) || !by.roles.includes('socio')
    ? known
    : [...known, member]
}

const cancelBooking = roomCommand({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const refused = closedTable(evening, table)
    if (refused) return refused
    if (!table.bookings.some((booking) => booking.member === member))
      return refuse('S.19a', 'not-booked', { member: { member } })
    return happens({ type: 'bookingCancelled' as const, table: id, member })
  },
  offeredFrom: fromSeating,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, bookings }) =>
      bookings.map(({ member }) => ({ table, member })),
    ),
})

/** The first booked member who may be called: not called yet, and without a seat elsewhere. */
const nextBooked = (
  evening: Evening,
  bookings: readonly Booking[],
  except: MemberId | null = null,
): MemberId | null =>
  bookings.find(
    ({ member, called }) =>
      called === null && member !== except && seatedAnywhere(evening, member) === null,
  )?.member ?? null

/** A call to a free seat, for the time that the house gives (cf4). */
export function callTo(
  evening: Evening,
  table: Table,
  seat: SeatNumber,
  at: number,
  except: MemberId | null = null,
): RoomEvent[] {
  const member = nextBooked(evening, table.bookings, except)
  if (member === null) return []
  const until = at + evening.settings.callMinutes * MINUTE_MS
  return [{ type: 'bookedCalled', table: table.id, member, seat, until }]
}

const callBooked = roomCommand({
  schema: ofTable.extend({ seat: SeatNumber }),
  may: EMPLOYEE,
  decide(evening, { table: id, seat }, { at }) {
    const table = tableAt(evening, id)
    const refused = closedTable(evening, table) ?? seatNotFree(table, seat)
    if (refused) return refused
    const called = calledTo(table, seat)
    if (called) return refuse('S.19a', 'seat-called', { member: { member: called.member } })
    const mover = table.movesAsked.find(({ to }) => to === null || to === seat)
    if (mover && areSeatedFirst(evening, table))
      return refuse('S.24', 'seat-for-seated', { member: { member: mover.member } })
    const calls = callTo(evening, table, seat, at)
    return calls.length === 0 ? refuse('V.called', 'nobody-to-call') : happens(...calls)
  },
  offeredFrom: fromSeating,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      freeSeats(table).map(({ number }) => ({ table: table.id, seat: number })),
    ),
})

/** V.called, cf4: a call not answered in time goes to the next on the list. */
const lapseCall = roomCommand({
  schema: ofMember,
  may: [CLOCK],
  decide(evening, { table: id, member }, { at }) {
    const table = tableAt(evening, id)
    const called = table.bookings.find((booking) => booking.member === member)?.called
    if (!called) return refuse('V.called', 'not-called', { member: { member } })
    if (at < called.until) return refuse('V.called', 'call-runs')
    const { seat } = called
    const missed: RoomEvent = { type: 'callMissed', table: id, member, seat }
    return happens(missed, ...callTo(evening, table, seat, at, member))
  },
  due: ({ tables }) =>
    Object.values(tables).flatMap(({ id: table, status, bookings }) =>
      bookings.flatMap(({ member, called }) =>
        called && status !== 'closed'
          ? [
              {
                key: `seat-call:${table}:${member}:${called.until}`,
                at: called.until,
                payload: { table, member },
              },
            ]
          : [],
      ),
    ),
})

/** S.19a, S.22, V.newcomer: a standing member sits down on a free seat, with all its rights. */
const takeSeat = roomCommand({
  schema: ofMember.extend({ seat: SeatNumber }),
  may: PLAYER,
  outsiders: ({ member }) => [member],
  decide(evening, { table: id, member, seat }) {
    const table = tableAt(evening, id)
    const refused =
      closedTable(evening, table) ??
      seatedAnywhere(evening, member) ??
      seatNotFree(table, seat) ??
      notTheirs(evening, table, member, seat)
    return refused ?? happens({ type: 'seatTaken' as const, table: id, member, seat })
  },
  offeredFrom: fromSeating,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      freeSeats(table).flatMap(({ number: seat }) =>
        personsOrSelf(evening, by).map((member) => ({ table: table.id, member, seat })),
      ),
    ),
})

/** The members who take part in the evening and hold no seat. */
export const standing = (evening: Evening): MemberId[] =>
  membersIn(evening.persons).filter((member) => seatedAnywhere(evening, member) === null)

export const bookingCommands = { bookSeat, cancelBooking, callBooked, lapseCall, takeSeat }
