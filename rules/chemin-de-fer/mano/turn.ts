import { changedSeat } from '../state/changed'
import type { SeatNumber } from '../state/ids'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'
import { limitsAfterSeats } from './limits'
import { seatsAfter } from './order'

/** The seat whose turn is next, the seats with the salutes that it used up, and the seats gone over or reached. */
interface NextTurn {
  readonly turn: SeatNumber | null
  readonly seats: readonly Seat[]
  readonly reached: readonly SeatNumber[]
}

/**
 * The turn after a seat: the next holder on its right. Empty seats are gone over, and so is a holder who salutes, once
 * (S.25a, cf9). A holder who is away keeps their turn, since S.19b, S.20 and cd19 decide about it. Null when nobody is seated.
 */
export function nextTurn(table: Pick<Table, 'seats'>, after: SeatNumber): NextTurn {
  const round = seatsAfter(table, after)
  const first = round.find((seat) => seat.holder !== null && !seat.salutes)
  // When everybody salutes, the sabot goes round once and the first of them has the mano.
  const taking = first ?? round.find((seat) => seat.holder !== null) ?? null
  const upTo = first ? round.indexOf(first) : round.length
  const gone = round.slice(0, upTo).map(({ number }) => number)
  const seats = table.seats.map((seat) =>
    seat.salutes && gone.includes(seat.number) ? changedSeat(seat, { salutes: false }) : seat,
  )
  const reached = taking === null ? [] : [...gone, taking.number]
  return { turn: taking?.number ?? null, seats, reached }
}

/** The table with the sabot sent on from a seat: turn, salutes used up, and limits that end on the way (S.25a). */
export function turnAfter(
  table: Pick<Table, 'seats' | 'limits'>,
  after: SeatNumber,
): Pick<Table, 'turn' | 'seats' | 'limits'> {
  const { turn, seats, reached } = nextTurn(table, after)
  return { turn, seats, limits: limitsAfterSeats(table.limits, reached) }
}
