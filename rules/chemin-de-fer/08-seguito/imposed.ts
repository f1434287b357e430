import { happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { tablesInReach } from '../frame/at-table'
import { whileOffered } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { seatOf } from '../mano/order'
import { turnAfter } from '../mano/turn'
import { refuse } from '../refuse'
import { changedTable } from '../state/changed'
import { ofTable } from '../state/forms'
import type { Seguito } from '../state/mano'
import type { Table } from '../state/table'
import { winningBid } from './auction'
import { seguitoCommand } from './commands'
import { offeringAt } from './taken'

/**
 * The turn after a mano that nobody bought: the right of the seat where it began. The banker who has just passed is gone
 * over and keeps the seat. Source: S.99, cf20, cr7.
 */
export function turnImposed(
  table: Table,
  { initialSeat, outgoing }: Seguito,
): ReturnType<typeof turnAfter> {
  const next = turnAfter(table, initialSeat)
  if (next.turn === null || next.turn !== seatOf(table, outgoing)?.number) return next
  return turnAfter(changedTable(table, next), next.turn)
}

/** S.99: nobody has bought it, so a seat must take the mano, from the minimum if its holder likes; it is their own turn (cf20). */
const imposeMano = seguitoCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const offering = offeringAt(evening, id)
    if (isRefused(offering)) return offering
    const { table, seguito } = offering
    if (seguito.step !== 'auction') return refuse('S.101', 'no-auction')
    if (winningBid(offering)) return refuse('S.101', 'has-bids')
    const seat = turnImposed(table, seguito).turn
    const member = table.seats.find(({ number }) => number === seat)?.holder ?? null
    return happens({ type: 'manoImposed', table: id, seat, member })
  },
  offeredFrom: whileOffered,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

export const imposedCommands = { imposeMano }
