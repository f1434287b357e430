import { z } from 'zod'
import { sumOf, times } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { beforeTheWord } from '../frame/offered'
import { INSPECTOR, PLAYER } from '../frame/roles'
import type { SeatLost } from '../mano/events'
import { bankAt, intoBank, mostToLay } from '../mano/money'
import { seatOf } from '../mano/order'
import { bankersInReach } from '../mano/reach'
import { bankBack } from '../mano/shares'
import { toutVaMissing } from '../mano/tout-va'
import { voidTransfers } from '../play/voided'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { bankCommand } from './commands'
import type { BankEvent } from './events'
import { heldBy } from './held'

/** S.71a: after the closing the banker who said tout va covers what was staked above the bank. */
const coverToutVa = bankCommand({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const mano = heldBy(evening, table, member)
    if (isRefused(mano)) return mano
    const { coup } = table
    if (!coup) return refuse(null, 'no-coup')
    if (!coup.toutVa) return refuse('S.71a', 'not-tout-va')
    if (coup.phase !== 'closed') return refuse('S.71a', 'not-this-phase')
    const chips = toutVaMissing(coup)
    if (chips === 0) return refuse('S.71a', 'covered-already')
    if (mano.socio) return refuse('S.79', 'consent-first', { socio: { member: mano.socio } })
    const most = mostToLay(evening, table, member)
    if (chips > most)
      return refuse('S.71a', 'not-enough-chips', { member: { member }, chips: { chips: most } })
    return happens({
      type: 'toutVaCovered' as const,
      table: id,
      member,
      chips,
      staked: sumOf(coup.bets.map(({ plays }) => plays)),
      book: BOOK,
      transfers: intoBank(evening, table, member, chips),
    })
  },
  offeredFrom: beforeTheWord,
  candidates: (evening, by) =>
    bankersInReach(evening, by).map(({ table, member }) => ({ table, member })),
})

/** The bank is given up with its seat, which stays empty for the mano that follows in its place (cf21). */
function givingUp(
  evening: Evening,
  table: Table,
  member: MemberId,
  provision: 'S.71a' | 'S.72',
): Decision<BankEvent | SeatLost> {
  const { id, manoNumber } = table
  const seat = seatOf(table, member)
  const transfers = [...voidTransfers(evening, id), ...bankBack(table, bankAt(evening, table))]
  const given: BankEvent = {
    type: 'bankGivenUp',
    table: id,
    member,
    provision,
    book: BOOK,
    transfers,
  }
  if (!seat) return happens<BankEvent | SeatLost>(given)
  const lost: SeatLost = {
    type: 'seatLost',
    table: id,
    seat: seat.number,
    member,
    provision,
    books: false,
    emptyUntilMano: manoNumber + 1,
  }
  return happens<BankEvent | SeatLost>(lost, given)
}

/**
 * A banker refuses a coup announced. Having said "I see the stakes" they may, once (S.72); after "tout va", or when the
 * inspector makes them play, it costs the seat (S.71a, S.72).
 */
const refuseCoup = bankCommand({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const mano = heldBy(evening, table, member)
    if (isRefused(mano)) return mano
    const { coup, stakesSeen } = table
    if (stakesSeen) return refuse('S.72', 'inspector-chooses')
    if (!coup)
      return mano.mustPlay === null
        ? refuse(null, 'no-coup')
        : givingUp(evening, table, member, 'S.72')
    if (coup.phase !== 'open' && coup.phase !== 'closed') return refuse('S.72', 'must-give-coup')
    if (coup.faults.isBound) return refuse('S.72', 'must-give-coup')
    if (coup.toutVa) return givingUp(evening, table, member, 'S.71a')
    if (mano.mustPlay !== null) return givingUp(evening, table, member, 'S.72')
    if (!coup.seesStakes) return refuse('S.72', 'must-give-coup')
    const transfers = voidTransfers(evening, id)
    return happens({ type: 'stakesRefused' as const, table: id, member, book: BOOK, transfers })
  },
  candidates: (evening, by) =>
    bankersInReach(evening, by).map(({ table, member }) => ({ table, member })),
})

/** S.72: the bank refused is auctioned from the minimum, or its banker must play it with twice the minimum. */
const chooseForBank = bankCommand({
  schema: ofTable.extend({ choice: z.enum(['auction', 'play']) }),
  may: INSPECTOR,
  decide(evening, { table: id, choice }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { mano } = table
    if (!mano || !table.stakesSeen) return refuse('S.72', 'no-choice-due')
    const member = mano.banker
    const least = times(mano.minimum, 2)
    if (choice === 'play')
      return happens({ type: 'playImposed' as const, table: id, member, least })
    const transfers = bankBack(table, bankAt(evening, table))
    return happens({ type: 'bankToAuction' as const, table: id, member, book: BOOK, transfers })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table }) => [
      { table, choice: 'auction' as const },
      { table, choice: 'play' as const },
    ]),
})

export const stakesSeenCommands = { coverToutVa, refuseCoup, chooseForBank }
