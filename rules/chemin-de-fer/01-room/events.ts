import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withPerson, withTable } from '../evening'
import { coupsStoodIn } from '../mano/dealing'
import type { OfMember, OfTable, SeatLost } from '../mano/events'
import { turnAfter } from '../mano/turn'
import { freed, vacated, withoutForward } from '../mano/vacated'
import { changedMano, changedSeat, changedTable } from '../state/changed'
import { asSeat, type SeatNumber } from '../state/ids'
import type { Limit, Seat } from '../state/seat'
import type { Table } from '../state/table'

type OfSeat<T extends string> = OfMember<T> & { seat: SeatNumber }

export type RoomEvent =
  | SeatLost
  | OfMember<'seatBooked'>
  | OfMember<'bookingCancelled'>
  | (OfSeat<'bookedCalled'> & { until: Instant })
  | OfSeat<'callMissed'>
  | OfSeat<'seatTaken'>
  | OfSeat<'seatGivenUp'>
  | (OfSeat<'wentAway'> & { instructions: string; coups: number; keepsBank: boolean })
  | (OfSeat<'cameBack'> & { carriesOn: boolean; tooLate: boolean })
  | OfSeat<'standInBegun'>
  | (OfSeat<'awayWarned'> & { until: Instant })
  | (OfMember<'moveAsked'> & { to: SeatNumber | null })
  | OfMember<'moveDropped'>
  | (OfMember<'seatMoved'> & { from: SeatNumber; to: SeatNumber; isForward: boolean })
  | (OfMember<'swapProposed'> & { to: MemberId; seats: readonly [SeatNumber, SeatNumber] })
  | OfMember<'swapAgreed'>
  | OfMember<'swapDropped'>
  | (OfTable<'seatsSwapped'> & {
      seats: readonly [SeatNumber, SeatNumber]
      members: readonly [MemberId, MemberId]
      /** The member brought forward, who salutes; null between two taglie. */
      forward: MemberId | null
    })
  | (OfTable<'seatsProposed'> & { seats: number })
  | OfMember<'seatsAgreed'>
  | OfMember<'seatsRefused'>
  | (OfTable<'seatsAdded'> & { seats: number })
  | (OfTable<'minimumSet'> & { minimum: Chips })
  | (OfTable<'leastStakeSet'> & { leastStake: Chips | null })
  | (OfTable<'gameStopped'> & { why: string })
  | OfTable<'gameResumed'>
  | (OfSeat<'companionSet'> & { companion: MemberId | null })

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

export const evolveRoom: Evolve<Evening, RoomEvent> = {
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
  seatLost: (evening, { table: id, member, seat, provision, books, emptyUntilMano }, { at }) =>
    withTable(evening, id, (table) => {
      const left = vacated(
        changedTable(table, { limits: withoutForward(table, member) }),
        seat,
        member,
      )
      return {
        ...left,
        seats: withSeat(left.seats, seat, () => ({
          emptyUntilMano,
          lostBy: provision === 'S.19b' ? member : null,
        })),
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
  seatBooked: (evening, { table, member }, { at }) =>
    withPerson(
      withTable(evening, table, ({ bookings }) => ({
        bookings: [...bookings, { member, at, called: null }],
      })),
      member,
      () => ({}),
    ),
  bookingCancelled: (evening, { table, member }) =>
    withTable(evening, table, ({ bookings }) => ({
      bookings: bookings.filter((booking) => booking.member !== member),
    })),
  bookedCalled: (evening, { table, member, seat, until }) =>
    withTable(evening, table, ({ bookings }) => ({
      bookings: bookings.map((booking) =>
        booking.member === member ? { ...booking, called: { seat, until } } : booking,
      ),
    })),
  callMissed: (evening, { table, member }) =>
    withTable(evening, table, ({ bookings }) => {
      const at = bookings.findIndex((booking) => booking.member === member)
      const missed = bookings[at]
      if (!missed) return {}
      const others = bookings.filter((booking) => booking.member !== member)
      const later = [...others.slice(0, at + 1), { ...missed, called: null }]
      return { bookings: [...later, ...others.slice(at + 1)] }
    }),
  standInBegun: (evening, { table: id, seat }) =>
    withTable(evening, id, ({ seats, mano }) => ({
      mano: mano && changedMano(mano, { standIn: { coups: 0 } }),
      seats: seats.map((one) =>
        one.number === seat && one.away
          ? changedSeat(one, { away: { ...one.away, turns: one.away.turns + 1 } })
          : one,
      ),
    })),
  moveAsked: (evening, { table, member, to }) =>
    withTable(evening, table, ({ movesAsked }) => ({
      movesAsked: [...movesAsked, { member, to }],
    })),
  moveDropped: (evening, { table, member }) =>
    withTable(evening, table, ({ movesAsked }) => ({
      movesAsked: movesAsked.filter((one) => one.member !== member),
    })),
  swapProposed: (evening, { table, member, seats }) =>
    withTable(evening, table, () => ({ swap: { seats, agreed: [member] } })),
  swapAgreed: (evening, { table, member }) =>
    withTable(evening, table, ({ swap }) => ({
      swap: swap && { ...swap, agreed: [...swap.agreed, member] },
    })),
  swapDropped: (evening, { table }) => withTable(evening, table, () => ({ swap: null })),
  seatsProposed: (evening, { table, seats }) =>
    withTable(evening, table, () => ({ seatsVote: { seats, yes: [] } })),
  seatsAgreed: (evening, { table, member }) =>
    withTable(evening, table, ({ seatsVote }) => ({
      seatsVote: seatsVote && { ...seatsVote, yes: [...seatsVote.yes, member] },
    })),
  seatsRefused: (evening, { table }) => withTable(evening, table, () => ({ seatsVote: null })),
  seatsAdded: (evening, { table, seats: added }) =>
    withTable(evening, table, ({ seats }) => {
      const [first] = seats
      const more = Array.from({ length: first ? added : 0 }, (_, index) =>
        freed({ ...(first as (typeof seats)[number]), number: asSeat(seats.length + index + 1) }),
      )
      return { seats: [...seats, ...more], seatsVote: null }
    }),
  minimumSet: (evening, { table, minimum }) => withTable(evening, table, () => ({ minimum })),
  leastStakeSet: (evening, { table, leastStake }) =>
    withTable(evening, table, () => ({ leastStake })),
  gameStopped: (evening, { table }) => withTable(evening, table, () => ({ status: 'stopped' })),
  gameResumed: (evening, { table }) => withTable(evening, table, () => ({ status: 'open' })),
  companionSet: (evening, { table, seat, companion }) =>
    withTable(evening, table, ({ seats }) => ({
      seats: seats.map((one) => (one.number === seat ? changedSeat(one, { companion }) : one)),
    })),
}
