import type { MemberId } from '../../kernel/ids'
import { changedTable } from '../state/changed'
import type { SeatNumber } from '../state/ids'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'
import { turnAfter } from './turn'

/** A numbered seat that nobody holds. */
export const freed = ({ number }: Pick<Seat, 'number'>): Seat => ({
  number,
  holder: null,
  away: null,
  salutes: false,
  hasRefused: false,
  emptyUntilMano: null,
  lostBy: null,
  companion: null,
})

/** The table after a holder left the seat: requests and votes of theirs end, and so does their turn. */
export function vacated(table: Table, number: SeatNumber, member: MemberId): Table {
  const { swap, seatsVote } = table
  const left: Table = changedTable(table, {
    seats: table.seats.map((seat) => (seat.number === number ? freed(seat) : seat)),
    movesAsked: table.movesAsked.filter((one) => one.member !== member),
    swap: swap?.seats.includes(number) ? null : swap,
    seatsVote: seatsVote && {
      ...seatsVote,
      yes: seatsVote.yes.filter((one) => one !== member),
    },
  })
  return table.turn === number && table.mano === null && table.seguito === null
    ? { ...left, imposedOn: null, ...turnAfter(left, number) }
    : left
}

/** The table without a member's limit of S.25a, which is of a seat and not of a person. */
export const withoutForward = (
  { limits }: Pick<Table, 'limits'>,
  member: MemberId,
): Table['limits'] =>
  limits.filter((limit) => limit.kind !== 'moved-forward' || limit.member !== member)
