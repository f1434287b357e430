import { happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { tableAt } from '../frame/at-table'
import { fromSeating, onlyIf } from '../frame/offered'
import { PLAYER } from '../frame/roles'
import { seatsAfter } from '../mano/order'
import { isBetweenTaglie } from '../mano/present'
import { holdersInReach } from '../mano/reach'
import { refuse } from '../refuse'
import { ofMember, SeatNumber } from '../state/forms'
import type { Table } from '../state/table'
import { roomCommand } from './commands'
import { closedTable, freeSeats, notTheirsToMove, seatAt, seatNotFree } from './free-seats'
import { leavable } from './leaving'

/** The seats in the order in which the sabot reaches them: from the turn, or from the right of the mano's seat. */
function inOrderOfSabot(table: Table): readonly SeatNumber[] {
  const started = table.mano?.initialSeat ?? table.seguito?.initialSeat ?? null
  const { turn } = table
  if (started !== null) return seatsAfter(table, started).map(({ number }) => number)
  if (turn === null) return table.seats.map(({ number }) => number)
  const others = seatsAfter(table, turn).map(({ number }) => number)
  return [turn, ...others.slice(0, -1)]
}

/** Whether the sabot reaches the new seat sooner; between two taglie no seat comes sooner. Source: S.25a, S.25d. */
export function isForward(table: Table, from: SeatNumber, to: SeatNumber): boolean {
  if (isBetweenTaglie(table)) return false
  const order = inOrderOfSabot(table)
  return order.indexOf(to) < order.indexOf(from)
}

/** S.24: a seated player asks for a seat that may fall free, or for any; the requests keep their order (cf8). */
const askToMove = roomCommand({
  schema: ofMember.extend({ to: SeatNumber.nullable() }),
  may: PLAYER,
  decide(evening, { table: id, member, to }) {
    const table = tableAt(evening, id)
    const closed = closedTable(evening, table)
    if (closed) return closed
    const seat = table.seats.find(({ holder }) => holder === member)
    if (!seat) return refuse('S.24', 'not-seated', { member: { member } })
    if (to !== null && !seatAt(table, to))
      return refuse('S.8a', 'no-such-seat', { seats: table.seats.length })
    if (to === seat.number) return refuse('S.24', 'same-seat')
    if (table.movesAsked.some((one) => one.member === member))
      return refuse('S.24', 'asked-already', { member: { member } })
    return happens({ type: 'moveAsked' as const, table: id, member, to })
  },
  offeredFrom: fromSeating,
  candidates: (evening, by) =>
    holdersInReach(evening, by).flatMap(({ table, member }) => [
      { table, member, to: null },
      ...tableAt(evening, table).seats.map(({ number }) => ({ table, member, to: number })),
    ]),
})

const dropMove = roomCommand({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const closed = closedTable(evening, table)
    if (closed) return closed
    if (!table.movesAsked.some((one) => one.member === member))
      return refuse('S.24', 'nothing-asked', { member: { member } })
    return happens({ type: 'moveDropped' as const, table: id, member })
  },
  offeredFrom: fromSeating,
  candidates: holdersInReach,
})

/** S.24, S.25a, S.25b, cd8: a seated player moves to a free seat. */
const moveSeat = roomCommand({
  schema: ofMember.extend({ to: SeatNumber }),
  may: PLAYER,
  decide(evening, { table: id, member, to }) {
    const table = tableAt(evening, id)
    const seat = leavable(evening, table, member)
    if (isRefused(seat)) return seat
    if (seat.number === to) return refuse('S.24', 'same-seat')
    const refused = seatNotFree(table, to) ?? notTheirsToMove(evening, table, member, to)
    if (refused) return refused
    const from = seat.number
    return happens({
      type: 'seatMoved' as const,
      table: id,
      member,
      from,
      to,
      isForward: isForward(table, from, to),
    })
  },
  offeredFrom: onlyIf(({ seats }) => seats.some(({ holder }) => holder === null)),
  candidates: (evening, by) =>
    holdersInReach(evening, by).flatMap(({ table, member }) =>
      freeSeats(tableAt(evening, table)).map(({ number: to }) => ({ table, member, to })),
    ),
})

export const movingCommands = { askToMove, dropMove, moveSeat }
