import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { asChips, type Chips, NO_CHIPS, plus, sumOf, times } from '../../kernel/chips'
import { happens, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { BOOK } from '../accounts'
import { notTakingPart, playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { INSPECTOR, PLAYER } from '../frame/roles'
import type { SeatLost } from '../mano/events'
import { bankAt } from '../mano/money'
import { seatOf, seatsAfter } from '../mano/order'
import { isBought, movedForwardLast } from '../mano/passed'
import { bankersInReach } from '../mano/reach'
import { bankBack } from '../mano/shares'
import { voidTransfers } from '../play/voided'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, ofTable, type TableId } from '../state/forms'
import type { Mano, Seguito } from '../state/mano'
import type { Table } from '../state/table'
import { seguitoCommand } from './commands'
import type { PurchaseDropped } from './events'

/** A mano bought and not played yet, at its table. */
interface Purchase {
  readonly table: Table
  readonly mano: Mano
}

/** The unplayed purchase of a table, or the refusal: a mano of one's own, or a first coup whose cards are out. */
function purchaseAt(evening: Evening, id: TableId, member: MemberId | null): Purchase | Refused {
  const table = playingAt(evening, id)
  if (isRefused(table)) return table
  const { mano, coup } = table
  if (!mano) return refuse(null, 'no-mano')
  if ((member !== null && mano.banker !== member) || !isBought(mano))
    return refuse('S.106', 'not-bought', { member: { member: member ?? mano.banker } })
  const isBeforeCards =
    coup === null || ((coup.phase === 'open' || coup.phase === 'closed') && !coup.holder)
  return mano.coups === 0 && isBeforeCards ? { table, mano } : refuse('S.106', 'coup-given')
}

/** The chips staked on the first coup; null before its game is closed, and where a level does not tell. */
const stakedAt = ({ coup }: Table): Chips | null =>
  coup?.phase === 'closed' ? sumOf(coup.bets.map(({ plays }) => plays)) : null

const twiceTheMinimum = ({ minimum }: Mano): Chips => times(minimum, 2)

/** Stakes and bank go back to their owners: the coup has not happened (S.106). */
const backToOwners = (evening: Evening, table: Table) => [
  ...voidTransfers(evening, table.id),
  ...bankBack(table, bankAt(evening, table)),
]

const unplayed = (
  evening: Evening,
  { table, mano }: Purchase,
): Omit<PurchaseDropped, 'type' | 'staked' | 'leaves' | 'asksOutgoing'> => ({
  table: table.id,
  member: mano.banker,
  price: mano.price ?? NO_CHIPS,
  book: BOOK,
  transfers: backToOwners(evening, table),
})

/**
 * The mano on offer again at the price paid (cf49, cd17): from the right of its buyer, who is asked last, or from the right
 * of the banker who passed it when the purchase was cancelled or the buyer stands. To the palette that starts at a buyer the banker who
 * passed is a player like others (cd26).
 */
export function offeredAgain(table: Table, mano: Mano, from: Offerer): Seguito {
  const outgoing = mano.seller ?? mano.banker
  const seat = seatOf(table, outgoing)
  const asksOutgoing = from === 'buyer'
  const buyer = from === 'outgoing' ? null : seatOf(table, mano.banker)
  const start = (buyer ?? seat)?.number ?? mano.initialSeat
  const round = movedForwardLast(
    table,
    seatsAfter(table, start).filter((one) => asksOutgoing || one !== seat),
  )
  return {
    outgoing,
    outgoingPlace: seat
      ? { kind: 'seat', seat: seat.number }
      : { kind: 'gap', after: mano.initialSeat },
    outgoingSocio: mano.sellerSocio,
    asksOutgoing,
    initialSeat: mano.initialSeat,
    sum: mano.price ?? NO_CHIPS,
    minimum: mano.minimum,
    origin: mano.origin,
    wins: 0,
    ties: 0,
    step: 'altezza',
    round,
    asked: 0,
    letGo: [],
    bids: [],
    coupsSinceTurn: mano.coupsSinceTurn,
  }
}

/**
 * From whom the palette starts again: the buyer who dropped, as an earlier version did it without the banker who passed,
 * or that banker.
 */
export type Offerer = 'buyer' | 'buyer-alone' | 'outgoing'

/** The chips staked, counted or told, or the refusal: the game is not closed yet. */
function stakes({ table }: Purchase, told: Chips): Chips | Refused {
  const staked = stakedAt(table)
  if (staked !== null) return staked
  if (table.coup?.phase === 'open' || table.level === 3) return refuse('S.106', 'stakes-not-in')
  return told
}

/** S.106: the buyer drops the mano, since the stakes do not reach twice the minimum. */
const dropPurchase = seguitoCommand({
  schema: ofMember.extend({
    /** Chips staked as the employee tells them, where stakes are not entered. */
    staked: AmountOrNone,
  }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, staked: told }) {
    const purchase = purchaseAt(evening, id, member)
    if (isRefused(purchase)) return purchase
    const staked = stakes(purchase, told)
    if (typeof staked !== 'number') return staked
    const twice = twiceTheMinimum(purchase.mano)
    if (staked >= twice)
      return refuse('S.106', 'enough-staked', {
        staked: { chips: staked },
        twice: { chips: twice },
      })
    return happens({
      type: 'purchaseDropped',
      ...unplayed(evening, purchase),
      staked,
      leaves: false,
      asksOutgoing: true,
    })
  },
  candidates: (evening, by) =>
    bankersInReach(evening, by).map(({ table, member }) => ({ table, member, staked: NO_CHIPS })),
  bounds: (evening, { table }) => {
    const { mano, level } = tableAt(evening, table)
    return mano && level < 3
      ? { staked: { min: 0, max: plus(twiceTheMinimum(mano), asChips(-1)), step: 1 } }
      : {}
  },
})

/** S.106: a buyer who refuses to give the coup leaves the seat, and the palette starts again. */
const refuseBought = seguitoCommand({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }) {
    const purchase = purchaseAt(evening, id, member)
    if (isRefused(purchase)) return purchase
    const { table, mano } = purchase
    const staked = stakedAt(table)
    if (staked !== null && staked < twiceTheMinimum(mano)) return refuse('S.106', 'may-drop')
    const seat = seatOf(table, member)
    const dropped: PurchaseDropped = {
      type: 'purchaseDropped',
      ...unplayed(evening, purchase),
      staked: staked ?? NO_CHIPS,
      leaves: true,
      asksOutgoing: true,
    }
    if (!seat) return happens(dropped)
    const lost: SeatLost = {
      type: 'seatLost',
      table: id,
      seat: seat.number,
      member,
      provision: 'S.106',
      books: false,
      emptyUntilMano: null,
    }
    return happens<PurchaseDropped | SeatLost>(dropped, lost)
  },
  candidates: (evening, by) =>
    bankersInReach(evening, by).map(({ table, member }) => ({ table, member })),
})

/** S.95a, S.104, cf50: the inspector cancels a purchase that two players had agreed upon, before the first card. */
const cancelPurchase = seguitoCommand({
  schema: ofTable.extend({
    /** Those who lose the right to buy. */
    barred: z.array(MemberId).max(4),
    why: reason(3, 300),
  }),
  may: INSPECTOR,
  decide(evening, { table: id, barred, why }) {
    const purchase = purchaseAt(evening, id, null)
    if (isRefused(purchase)) return purchase
    for (const member of barred) {
      const absent = notTakingPart(evening, member)
      if (absent) return absent
    }
    return happens({
      type: 'purchaseCancelled',
      ...unplayed(evening, purchase),
      barred: [...new Set(barred)],
      why,
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, mano }) =>
      mano ? [{ table: id, barred: [mano.banker], why: 'accordo' }] : [],
    ),
})

export const droppedCommands = { dropPurchase, refuseBought, cancelPurchase }
