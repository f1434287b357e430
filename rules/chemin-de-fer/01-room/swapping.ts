import { happens } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { hasChanged } from '../../kernel/read'
import { isRefused } from '../../kernel/refusal'
import { tableAt, tablesInReach } from '../frame/at-table'
import { fromPlayers, onlyIf } from '../frame/offered'
import { INSPECTOR, PLAYER } from '../frame/roles'
import { seated } from '../mano/order'
import { isBetweenTaglie } from '../mano/present'
import { holdersInReach } from '../mano/reach'
import { refuse } from '../refuse'
import { ofMember, ofTable } from '../state/forms'
import type { Swap } from '../state/seat'
import type { Table } from '../state/table'
import { roomCommand } from './commands'
import { closedTable, seatAt } from './free-seats'
import { leavable } from './leaving'
import { isForward } from './moving'

/** The holders of the two seats of a swap, in its order. */
const holdersOf = (table: Table, { seats }: Swap): (MemberId | null)[] =>
  seats.map((number) => seatAt(table, number)?.holder ?? null)

/** The other of two holders. */
const otherOf = (holders: readonly (MemberId | null)[], member: MemberId): MemberId | null =>
  holders.find((one) => one !== member) ?? null

/** S.25c: a holder proposes to exchange seats with another; the other and the inspector must agree. */
const proposeSwap = roomCommand({
  schema: ofMember.extend({ to: MemberId }),
  may: PLAYER,
  decide(evening, { table: id, member, to }) {
    const table = tableAt(evening, id)
    if (table.swap) return refuse('S.25c', 'swap-open')
    if (member === to) return refuse('S.25c', 'same-seat')
    const own = leavable(evening, table, member)
    if (isRefused(own)) return own
    const other = leavable(evening, table, to)
    if (isRefused(other)) return other
    const seats = [own.number, other.number] as const
    return happens({ type: 'swapProposed' as const, table: id, member, to, seats })
  },
  offeredFrom: fromPlayers,
  candidates: (evening, by) =>
    holdersInReach(evening, by).flatMap(({ table, member }) =>
      seated(tableAt(evening, table)).map((to) => ({ table, member, to })),
    ),
})

const agreeSwap = roomCommand({
  /** `to` is the other of the two, as whoever agrees has read it (decision 45). */
  schema: ofMember.extend({ to: MemberId.optional() }),
  may: PLAYER,
  decide(evening, { table: id, member, to }) {
    const table = tableAt(evening, id)
    const closed = closedTable(evening, table)
    if (closed) return closed
    const { swap } = table
    if (!swap) return refuse('S.25c', 'no-swap')
    const holders = holdersOf(table, swap)
    if (!holders.includes(member) || swap.agreed.includes(member))
      return refuse('S.25c', 'not-in-swap', { member: { member } })
    const other = otherOf(holders, member)
    if (other && hasChanged(to, other))
      return refuse('S.25c', 'other-swap', { member: { member: other } })
    return happens({ type: 'swapAgreed' as const, table: id, member })
  },
  offeredFrom: onlyIf(({ swap }) => swap !== null),
  candidates: (evening, by) =>
    holdersInReach(evening, by).map((one) => {
      const table = tableAt(evening, one.table)
      const to = table.swap && otherOf(holdersOf(table, table.swap), one.member)
      return { ...one, to: to ?? undefined }
    }),
})

const dropSwap = roomCommand({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const { swap } = table
    if (!swap) return refuse('S.25c', 'no-swap')
    if (!holdersOf(table, swap).includes(member))
      return refuse('S.25c', 'not-in-swap', { member: { member } })
    return happens({ type: 'swapDropped' as const, table: id, member })
  },
  offeredFrom: onlyIf(({ swap }) => swap !== null),
  candidates: holdersInReach,
})

/** The inspector's consent carries the swap out; the holder brought forward salutes (cf9). */
const allowSwap = roomCommand({
  schema: ofTable,
  may: INSPECTOR,
  decide(evening, { table: id }) {
    const table = tableAt(evening, id)
    const { swap } = table
    if (!swap) return refuse('S.25c', 'no-swap')
    const [one, two] = holdersOf(table, swap)
    if (!one || !two) return refuse('S.25c', 'no-swap')
    for (const member of [one, two]) {
      if (!swap.agreed.includes(member))
        return refuse('S.25c', 'swap-needs-both', { member: { member } })
      const seat = leavable(evening, table, member)
      if (isRefused(seat)) return seat
    }
    const [first, second] = swap.seats
    const forward = isBetweenTaglie(table) ? null : isForward(table, first, second) ? one : two
    return happens({
      type: 'seatsSwapped' as const,
      table: id,
      seats: swap.seats,
      members: [one, two] as const,
      forward,
    })
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

export const swappingCommands = { proposeSwap, agreeSwap, dropSwap, allowSwap }
