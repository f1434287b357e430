import { z } from 'zod'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { MINUTE_MS } from '../../kernel/time'
import { playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { fromPlayers, onlyIf } from '../frame/offered'
import { EMPLOYEE, INSPECTOR, PLAYER } from '../frame/roles'
import { MOST_STOOD_IN } from '../mano/dealing'
import type { SeatLost } from '../mano/events'
import { seatOf } from '../mano/order'
import { playsCoup } from '../mano/present'
import { holdersInReach, turnHolder } from '../mano/reach'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, ofTable } from '../state/forms'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'
import { callTo } from './bookings'
import { roomCommand } from './commands'
import type { RoomEvent } from './events'
import { closedTable } from './free-seats'

/** The seat of a holder who may leave it now, or the refusal. */
export function leavable(evening: Evening, table: Table, member: MemberId): Seat | Refused {
  const closed = closedTable(evening, table)
  if (closed) return closed
  const seat = seatOf(table, member)
  if (!seat) return refuse('S.23a', 'not-seated', { member: { member } })
  if (table.mano?.banker === member) return refuse('S.23a', 'banker-stays', { member: { member } })
  if (playsCoup(table, member)) return refuse('S.23a', 'plays-this-coup', { member: { member } })
  return seat
}

/** A seat lost by its holder, who goes to the end of the bookings. */
export const losing = (
  { id }: Table,
  { number }: Seat,
  member: MemberId,
  provision: SeatLost['provision'],
  books = true,
): SeatLost => ({
  type: 'seatLost',
  table: id,
  seat: number,
  member,
  provision,
  books,
  emptyUntilMano: null,
})

/** A holder gives the seat up for good. */
const leaveSeat = roomCommand({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }) {
    const seat = leavable(evening, tableAt(evening, id), member)
    if (isRefused(seat)) return seat
    return happens({ type: 'seatGivenUp' as const, table: id, member, seat: seat.number })
  },
  offeredFrom: fromPlayers,
  candidates: holdersInReach,
})

/** S.23b: a holder has gone without marking the seat, so it is lost. */
const reportUnmarked = roomCommand({
  schema: ofMember,
  may: EMPLOYEE,
  decide(evening, { table: id, member }): Decision<RoomEvent> {
    const table = tableAt(evening, id)
    const seat = leavable(evening, table, member)
    if (isRefused(seat)) return seat
    if (seat.away) return refuse('S.23b', 'away-already', { member: { member } })
    return happens<RoomEvent>(losing(table, seat, member, 'S.23b'))
  },
  offeredFrom: fromPlayers,
  candidates: holdersInReach,
})

/**
 * S.20, V.away: a holder steps away and keeps the seat, with instructions for the inspector: how many coups to give at
 * most (S.21a), and whether the bank may be halved (S.21b).
 */
const stepAway = roomCommand({
  schema: ofMember.extend({
    instructions: reason(0, 200),
    coups: z.int().min(1).max(MOST_STOOD_IN),
    keepsBank: z.boolean(),
  }),
  may: PLAYER,
  decide(evening, { table: id, member, instructions, coups, keepsBank }) {
    const table = tableAt(evening, id)
    const closed = closedTable(evening, table)
    if (closed) return closed
    const seat = seatOf(table, member)
    if (!seat) return refuse('S.20', 'not-seated', { member: { member } })
    if (seat.away) return refuse('S.20', 'away-already', { member: { member } })
    if (playsCoup(table, member)) return refuse('S.20', 'plays-this-coup', { member: { member } })
    return happens({
      type: 'wentAway' as const,
      table: id,
      member,
      seat: seat.number,
      instructions,
      coups,
      keepsBank,
    })
  },
  offeredFrom: fromPlayers,
  candidates: (evening, by) =>
    holdersInReach(evening, by).map(({ table, member }) => ({
      table,
      member,
      instructions: '',
      coups: MOST_STOOD_IN,
      keepsBank: false,
    })),
  bounds: () => ({ coups: { min: 1, max: MOST_STOOD_IN, step: 1 } }),
})

/**
 * Whether a holder back at the seat may carry on the mano that the inspector has begun: before the third coup ends at
 * Sanremo, before the cards of the last announced coup leave the sabot at Venice. Source: S.21a, cf5.
 */
function isInTime(evening: Evening, { mano, coup }: Table, { away }: Seat): boolean {
  const given = mano?.standIn?.coups ?? 0
  const announced = away?.coups ?? MOST_STOOD_IN
  if (evening.settings.standInReturn === 'before-third-ends') return given < MOST_STOOD_IN
  const isDealt = coup !== null && coup.phase !== 'open' && coup.phase !== 'closed'
  return given < announced - 1 || (given === announced - 1 && !isDealt)
}

const comeBack = roomCommand({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const closed = closedTable(evening, table)
    if (closed) return closed
    const seat = seatOf(table, member)
    if (!seat) return refuse('S.20', 'not-seated', { member: { member } })
    if (!seat.away) return refuse('S.20', 'not-away', { member: { member } })
    const isStoodIn = table.mano?.banker === member && table.mano.standIn !== null
    const carriesOn = isStoodIn && isInTime(evening, table, seat)
    const tooLate = isStoodIn && !carriesOn
    return happens({
      type: 'cameBack' as const,
      table: id,
      member,
      seat: seat.number,
      carriesOn,
      tooLate,
    })
  },
  offeredFrom: onlyIf(({ seats }) => seats.some(({ away }) => away !== null)),
  candidates: holdersInReach,
})

/** S.19b: the mano arrives, the holder is absent and nobody stands in: the seat goes to the first booked. */
const declareAbsent = roomCommand({
  schema: ofTable,
  may: EMPLOYEE,
  // It names nobody: given twice it would lose the next holder's seat.
  refuseStale: true,
  decide(evening, { table: id }, { at }): Decision<RoomEvent> {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const member = turnHolder(table)
    const seat = member === null ? null : seatOf(table, member)
    if (table.mano || table.seguito || member === null || !seat)
      return refuse('S.19b', 'turn-elsewhere')
    const lost = losing(table, seat, member, 'S.19b')
    return happens<RoomEvent>(lost, ...callTo(evening, table, seat.number, at))
  },
  offeredFrom: onlyIf(({ mano, seguito }) => mano === null && seguito === null),
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/** V.away-long, cf5: the inspector warns that the seat of a holder who stays away will be declared free. */
const warnAway = roomCommand({
  schema: ofMember,
  may: INSPECTOR,
  decide(evening, { table: id, member }, { at }) {
    const table = tableAt(evening, id)
    const seat = leavable(evening, table, member)
    if (isRefused(seat)) return seat
    if (!seat.away) return refuse('V.away-long', 'not-away', { member: { member } })
    if (seat.away.freeAt !== null) return refuse('V.away-long', 'warned-already')
    const until = at + evening.settings.awayMinutes * MINUTE_MS
    return happens({ type: 'awayWarned' as const, table: id, member, seat: seat.number, until })
  },
  candidates: holdersInReach,
})

const freeSeat = roomCommand({
  schema: ofMember,
  may: INSPECTOR,
  decide(evening, { table: id, member }, { at }): Decision<RoomEvent> {
    const table = tableAt(evening, id)
    const seat = leavable(evening, table, member)
    if (isRefused(seat)) return seat
    if (!seat.away) return refuse('V.away-long', 'not-away', { member: { member } })
    if (seat.away.freeAt === null) return refuse('V.away-long', 'warn-first')
    if (at < seat.away.freeAt) return refuse('V.away-long', 'warning-runs')
    return happens<RoomEvent>(losing(table, seat, member, 'V.away-long', false))
  },
  candidates: holdersInReach,
})

export const leavingCommands = {
  leaveSeat,
  reportUnmarked,
  stepAway,
  comeBack,
  declareAbsent,
  warnAway,
  freeSeat,
}
