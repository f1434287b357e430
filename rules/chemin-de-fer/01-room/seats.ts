import type { Evolve } from '../../kernel/article'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withPerson, withTable } from '../evening'
import { coupsStoodIn } from '../mano/dealing'
import { turnAfter } from '../mano/turn'
import { freed, vacated, withoutForward } from '../mano/vacated'
import { changedMano, changedSeat, changedTable } from '../state/changed'
import type { SeatNumber } from '../state/ids'
import type { Limit, Seat } from '../state/seat'
import type { Table } from '../state/table'
import type { RoomEvent } from './commands'

/** Events that change the holder of a seat, or whether they are there. */
type SeatEvent = Extract<
  RoomEvent,
  {
    type:
      | 'seatTaken'
      | 'seatGivenUp'
      | 'seatLost'
      | 'wentAway'
      | 'cameBack'
      | 'awayWarned'
      | 'seatMoved'
      | 'seatsSwapped'
  }
>

const withSeat = (
  seats: readonly Seat[],
  number: SeatNumber,
  change: (seat: Seat) => Partial<Seat>,
): readonly Seat[] =>
  seats.map((seat) => (seat.number === number ? changedSeat(seat, change(seat)) : seat))

/** The evening with nobody of this name in any table's bookings (S.22). */
function withoutBookings(evening: Evening, member: MemberId): Evening {
  return Object.values(evening.tables).reduce(
    (state, { id }) =>
      withTable(state, id, ({ bookings }) => ({
        bookings: bookings.filter((booking) => booking.member !== member),
      })),
    evening,
  )
}

/** The limit of a member who has moved forward, until the sabot reaches the old seat (S.25a). */
const movedForward = (
  { manoNumber }: Table,
  member: MemberId,
  from: SeatNumber,
  provision: 'S.25a' | 'S.25c',
): Limit => ({
  member,
  kind: 'moved-forward',
  why: '',
  provision,
  mano: manoNumber,
  oldSeat: from,
})

/** The sabot sent on from the seat whose turn it is: its new holder salutes, and the seat is free for that mano (S.25c). */
const salutedAtTurn = (table: Pick<Table, 'seats' | 'limits'>, turn: SeatNumber) =>
  turnAfter({ ...table, seats: withSeat(table.seats, turn, () => ({ salutes: false })) }, turn)

/** Whether a newcomer to an empty table has the turn at once. */
const isIdle = ({ turn, mano, seguito, taglia }: Table): boolean =>
  turn === null && mano === null && seguito === null && taglia.phase === 'running'

export const seatEvolve: Evolve<Evening, SeatEvent> = {
  seatTaken: (evening, { table: id, member, seat }) =>
    withPerson(
      withTable(withoutBookings(evening, member), id, (table) => ({
        seats: withSeat(table.seats, seat, (one) => ({ ...freed(one), holder: member })),
        turn: isIdle(table) ? seat : table.turn,
      })),
      member,
      () => ({}),
    ),
  seatGivenUp: (evening, { table: id, member, seat }) =>
    withTable(evening, id, (table) =>
      vacated(changedTable(table, { limits: withoutForward(table, member) }), seat, member),
    ),
  seatLost: (evening, { table: id, member, seat, books, emptyUntilMano }, { at }) =>
    withTable(evening, id, (table) => {
      const left = vacated(
        changedTable(table, { limits: withoutForward(table, member) }),
        seat,
        member,
      )
      return {
        ...left,
        seats: withSeat(left.seats, seat, () => ({ emptyUntilMano })),
        bookings: books ? [...left.bookings, { member, at, called: null }] : left.bookings,
      }
    }),
  wentAway: (evening, { table, seat, instructions, coups, keepsBank }, { at }) =>
    withTable(evening, table, ({ seats }) => ({
      seats: withSeat(seats, seat, () => ({
        away: { since: at, instructions, coups, keepsBank, turns: 0, freeAt: null },
      })),
    })),
  cameBack: (evening, { table: id, seat, carriesOn, tooLate }) =>
    withTable(evening, id, (table) => {
      const { seats, mano } = table
      const standIn =
        mano?.standIn && tooLate ? { ...mano.standIn, most: coupsStoodIn(table, mano) } : null
      return {
        seats: withSeat(seats, seat, () => ({ away: null })),
        mano: mano && (carriesOn || tooLate) ? changedMano(mano, { standIn }) : mano,
      }
    }),
  awayWarned: (evening, { table, seat, until }) =>
    withTable(evening, table, ({ seats }) => ({
      seats: withSeat(seats, seat, ({ away }) => ({ away: away && { ...away, freeAt: until } })),
    })),
  seatMoved: (evening, { table: id, member, from, to, isForward }) =>
    withTable(evening, id, (table) => {
      const companion = table.seats.find(({ number }) => number === from)?.companion ?? null
      const limits = isForward
        ? [...table.limits, movedForward(table, member, from, 'S.25a')]
        : withoutForward(table, member)
      // The new seat is taken before the old one is left, so that a turn given up by moving may come to it (S.25b).
      const seats = withSeat(table.seats, to, (seat) => ({
        ...freed(seat),
        holder: member,
        salutes: isForward,
        companion,
      }))
      return vacated(changedTable(table, { limits, seats }), from, member)
    }),
  seatsSwapped: (evening, { table: id, seats: [first, second], members: [one, two], forward }) =>
    withTable(evening, id, (table) => {
      const put = (seats: readonly Seat[], number: SeatNumber, holder: MemberId) =>
        withSeat(seats, number, () => ({
          holder,
          away: null,
          hasRefused: false,
          salutes: forward === holder,
        }))
      const kept = [one, two].reduce(
        (limits, member) => withoutForward({ limits }, member),
        table.limits,
      )
      const from = forward === one ? first : second
      const to = forward === one ? second : first
      const swapped = {
        swap: null,
        movesAsked: table.movesAsked.filter(({ member }) => member !== one && member !== two),
        seats: put(put(table.seats, first, two), second, one),
        limits: forward === null ? kept : [...kept, movedForward(table, forward, from, 'S.25c')],
      }
      const isTurn = table.turn === to && table.mano === null && table.seguito === null
      return forward !== null && isTurn ? { ...swapped, ...salutedAtTurn(swapped, to) } : swapped
    }),
}
