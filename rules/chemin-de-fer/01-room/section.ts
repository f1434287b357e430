import type { Evolve } from '../../kernel/article'
import { type Evening, withPerson, withTable } from '../evening'
import { freed } from '../mano/vacated'
import { changedMano, changedSeat } from '../state/changed'
import { asSeat } from '../state/ids'
import { bookingCommands } from './bookings'
import { type RoomEvent, roomArticle } from './commands'
import { leavingCommands } from './leaving'
import { movingCommands } from './moving'
import { ROOM_REFUSALS } from './refusals'
import { seatEvolve } from './seats'
import { standInCommands } from './standing-in'
import { swappingCommands } from './swapping'
import { tableCommands } from './table'

const evolve: Evolve<Evening, RoomEvent> = {
  ...seatEvolve,
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

/** Section 1: the room and the seats. */
export const room = roomArticle({
  id: '1',
  commands: {
    ...bookingCommands,
    ...leavingCommands,
    ...standInCommands,
    ...movingCommands,
    ...swappingCommands,
    ...tableCommands,
  },
  refusals: ROOM_REFUSALS,
  evolve,
})
