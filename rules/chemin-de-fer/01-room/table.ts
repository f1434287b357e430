import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { asChips, lesser, MOST_CHIPS, times } from '../../kernel/chips'
import { happens, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { onlyIf } from '../frame/offered'
import { INSPECTOR, PLAYER } from '../frame/roles'
import { seated } from '../mano/order'
import { isBetweenTaglie } from '../mano/present'
import { holdersInReach } from '../mano/reach'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, ofTable } from '../state/forms'
import { MOST_SEATS } from '../state/ids'
import type { Table } from '../state/table'
import { standing } from './bookings'
import { roomCommand } from './commands'
import { closedTable } from './free-seats'

/** Refuses adding seats: the house's custom, the table's size, the moment. Source: S.8a, S.8b. */
function seatsBarred(evening: Evening, table: Table, seats: number): Refused | null {
  const closed = closedTable(evening, table)
  if (closed) return closed
  if (!evening.settings.seatsAddable) return refuse('S.8a', 'seats-fixed')
  if (!table.isLarge) return refuse('S.8b', 'not-large')
  if (!isBetweenTaglie(table)) return refuse('S.8b', 'mid-taglia')
  return table.seats.length + seats > MOST_SEATS
    ? refuse('S.8a', 'too-many-seats', { most: MOST_SEATS })
    : null
}

const proposeSeats = roomCommand({
  schema: ofTable.extend({ seats: z.int().min(1).max(MOST_SEATS) }),
  may: INSPECTOR,
  decide(evening, { table: id, seats }) {
    const table = tableAt(evening, id)
    const barred = seatsBarred(evening, table, seats)
    if (barred) return barred
    if (table.seatsVote) return refuse('S.8b', 'vote-open')
    return happens({ type: 'seatsProposed' as const, table: id, seats })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id: table }) => ({ table, seats: 1 })),
  bounds: (evening, { table }) => ({
    seats: { min: 1, max: MOST_SEATS - tableAt(evening, table).seats.length, step: 1 },
  }),
})

/** A seated player's answer to the question of more seats: one refusal ends it (S.8b). */
const answerSeats = roomCommand({
  schema: ofMember.extend({ agrees: z.boolean() }),
  may: PLAYER,
  decide(evening, { table: id, member, agrees }) {
    const table = tableAt(evening, id)
    const { seatsVote } = table
    if (!seatsVote) return refuse('S.8b', 'no-vote')
    if (!seated(table).includes(member)) return refuse('S.8b', 'not-seated', { member: { member } })
    if (!agrees) return happens({ type: 'seatsRefused' as const, table: id, member })
    if (seatsVote.yes.includes(member))
      return refuse('S.8b', 'voted-already', { member: { member } })
    return happens({ type: 'seatsAgreed' as const, table: id, member })
  },
  offeredFrom: onlyIf(({ seatsVote }) => seatsVote !== null),
  candidates: (evening, by) =>
    holdersInReach(evening, by).flatMap(({ table, member }) => [
      { table, member, agrees: true },
      { table, member, agrees: false },
    ]),
})

const addSeats = roomCommand({
  schema: ofTable,
  may: INSPECTOR,
  decide(evening, { table: id }) {
    const table = tableAt(evening, id)
    const { seatsVote } = table
    if (!seatsVote) return refuse('S.8b', 'no-vote')
    const barred = seatsBarred(evening, table, seatsVote.seats)
    if (barred) return barred
    const missing = seated(table).find((member) => !seatsVote.yes.includes(member))
    if (missing !== undefined)
      return refuse('S.8b', 'all-must-agree', { member: { member: missing } })
    return happens({ type: 'seatsAdded' as const, table: id, seats: seatsVote.seats })
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/** S.9, cf3: a new least opening bank counts from the next mano. */
const setMinimum = roomCommand({
  schema: ofTable.extend({ minimum: Amount }),
  may: INSPECTOR,
  decide(evening, { table: id, minimum }) {
    const table = tableAt(evening, id)
    const closed = closedTable(evening, table)
    if (closed) return closed
    if (table.minimum === minimum) return refuse('S.9', 'already-so')
    return happens({ type: 'minimumSet' as const, table: id, minimum })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id: table, minimum }) => ({
      table,
      minimum: lesser(times(minimum, 2), asChips(MOST_CHIPS)),
    })),
  bounds: () => ({ minimum: { min: 1, max: MOST_CHIPS, step: 1 } }),
})

/** S.9, cf3: a least stake counts from the next coup, so none is set while one is in play; null sets none. */
const setLeastStake = roomCommand({
  schema: ofTable.extend({ leastStake: Amount.nullable() }),
  may: INSPECTOR,
  decide(evening, { table: id, leastStake }) {
    const table = tableAt(evening, id)
    const closed = closedTable(evening, table)
    if (closed) return closed
    if (table.leastStake === leastStake) return refuse('S.9', 'already-so')
    if (table.coup) return refuse('S.9', 'coup-in-play')
    return happens({ type: 'leastStakeSet' as const, table: id, leastStake })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, minimum }) => [
      { table, leastStake: null },
      { table, leastStake: minimum },
    ]),
})

/** S.9: the inspector stops the game between two coups, and nobody can claim for it. */
const stopGame = roomCommand({
  schema: ofTable.extend({ why: reason(0, 200) }),
  may: INSPECTOR,
  decide(evening, { table: id, why }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (table.coup) return refuse('S.9', 'coup-in-play')
    return happens({ type: 'gameStopped' as const, table: id, why })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id: table }) => ({ table, why: '' })),
})

const resumeGame = roomCommand({
  schema: ofTable,
  may: INSPECTOR,
  decide(evening, { table: id }) {
    const table = tableAt(evening, id)
    const closed = closedTable(evening, table)
    if (closed) return closed
    if (table.status !== 'stopped') return refuse('S.9', 'not-stopped')
    return happens({ type: 'gameResumed' as const, table: id })
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/** S.36, cf10: one chair for company beside a seat, given and withdrawn by the inspector. */
const setCompanion = roomCommand({
  schema: ofMember.extend({ companion: MemberId.nullable() }),
  may: INSPECTOR,
  outsiders: ({ companion }) => (companion === null ? [] : [companion]),
  decide(evening, { table: id, member, companion }) {
    const table = tableAt(evening, id)
    const closed = closedTable(evening, table)
    if (closed) return closed
    const seat = table.seats.find(({ holder }) => holder === member)
    if (!seat) return refuse('S.8a', 'not-seated', { member: { member } })
    if (seat.companion === companion) return refuse('S.8a', 'already-so')
    return happens({
      type: 'companionSet' as const,
      table: id,
      member,
      seat: seat.number,
      companion,
    })
  },
  candidates: (evening, by) =>
    holdersInReach(evening, by).flatMap(({ table, member }) =>
      [null, ...standing(evening)].map((companion) => ({ table, member, companion })),
    ),
})

export const tableCommands = {
  proposeSeats,
  answerSeats,
  addSeats,
  setMinimum,
  setLeastStake,
  stopGame,
  resumeGame,
  setCompanion,
}
