import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withTable, withTransfers } from '../evening'
import { manoBegun } from '../mano/begin'
import { tagliaAfter } from '../mano/detached'
import type { Moving, OfMember, OfTable } from '../mano/events'
import { limitOf } from '../mano/present'
import { changedSeguito } from '../state/changed'
import type { Place, SeatNumber, TableId } from '../state/ids'
import type { Seguito, SeguitoStep } from '../state/mano'
import type { Limit } from '../state/seat'
import type { Table } from '../state/table'
import { type Offerer, offeredAgain } from './dropped'
import { turnImposed } from './imposed'

/** The palette went past a seat; `asked` seats have answered, and the offer has come to `step`. */
interface SeguitoLetGo extends OfMember<'seguitoLetGo'> {
  seat: SeatNumber
  asked: number
  step: SeguitoStep
}

/** Nobody took it at a step; `letGo` are those who let the palette by without a word. */
interface SeguitoOffered extends OfTable<'seguitoOffered'> {
  step: SeguitoStep
  letGo: readonly MemberId[]
}

/** A passed mano has its new banker, found at `step`; others of the same moment who came after. */
interface SeguitoTaken extends OfMember<'seguitoTaken'>, Moving {
  place: Place
  step: SeguitoStep
  price: Chips
  others: readonly MemberId[]
}

interface BidMade extends OfMember<'bidMade'> {
  place: Place
  chips: Chips
  together: boolean
}

/** S.99: the seat that must take the mano; null when nobody is seated. */
interface ManoImposed extends OfTable<'manoImposed'> {
  seat: SeatNumber | null
  member: MemberId | null
}

/** A bought mano came to nothing before its first coup and is offered again from the right of its buyer (S.106). */
export interface PurchaseDropped extends OfMember<'purchaseDropped'>, Moving {
  price: Chips
  staked: Chips
  /** The buyer refused the coup though enough was staked, and leaves the seat. */
  leaves: boolean
  /** The palette comes to the banker who passed too; left out where a version before went past them. */
  asksOutgoing?: true
}

/** The inspector cancels a purchase agreed upon before, and takes the right to buy from these (S.95a, cf50). */
interface PurchaseCancelled extends OfMember<'purchaseCancelled'>, Moving {
  price: Chips
  barred: readonly MemberId[]
  why: string
}

interface BuyingBarred extends OfMember<'buyingBarred'> {
  why: string
}

type BuyingAllowed = OfMember<'buyingAllowed'>

export type SeguitoEvent =
  | SeguitoLetGo
  | SeguitoOffered
  | SeguitoTaken
  | BidMade
  | ManoImposed
  | PurchaseDropped
  | PurchaseCancelled
  | BuyingBarred
  | BuyingAllowed

const withSeguito = (
  evening: Evening,
  id: TableId,
  change: (seguito: Seguito) => Partial<Seguito>,
): Evening =>
  withTable(evening, id, ({ seguito }) => ({
    seguito: seguito && changedSeguito(seguito, change(seguito)),
  }))

const noAuction = (member: MemberId, why: string, { manoNumber }: Table): Limit => ({
  member,
  kind: 'no-auction',
  why,
  provision: 'S.95a',
  mano: manoNumber,
  oldSeat: null,
})

/** The limits when the mano has its new banker; one who takes it back is as if they had never passed (S.97). */
function limitsAtTaking({ limits }: Table, { outgoing, outgoingSocio }: Seguito, taker: MemberId) {
  if (taker !== outgoing) return limits
  return limits.filter(
    ({ member, kind }) =>
      !(member === outgoing && (kind === 'passed' || kind === 'sold')) &&
      !(member === outgoingSocio && kind === 'partner'),
  )
}

/** The table with the new banker of the mano on offer, who continues it from the same initial seat (cf20, cf26). */
function taken(table: Table, { member, place, step, price }: SeguitoTaken): Partial<Table> {
  const { seguito } = table
  if (!seguito) return {}
  const limits = limitsAtTaking(table, seguito, member)
  const begun = manoBegun(table, {
    initialSeat: seguito.initialSeat,
    banker: member,
    bankerPlace: place,
    origin: step === 'auction' ? 'incanto' : 'altezza',
    price,
    seller: seguito.outgoing,
    sellerSocio: seguito.outgoingSocio,
    opening: price,
    minimum: seguito.minimum,
    coupsSinceTurn: seguito.coupsSinceTurn,
    socio: null,
    shares: { [member]: price },
    standIn: null,
  })
  begun.limits = limits
  return begun
}

/** The table with an unplayed purchase on offer again; nobody's limits end, since the coup has not happened (S.106). */
function againOnOffer(table: Table, from: Offerer): Partial<Table> {
  const { mano } = table
  if (!mano) return {}
  const seguito = offeredAgain(table, mano, from)
  const taglia = tagliaAfter(table)
  return { mano: null, coup: null, taglia, stakesSeen: false, turn: null, seguito }
}

/** The changes of section 8's events. */
export const evolveSeguito: Evolve<Evening, SeguitoEvent> = {
  seguitoLetGo: (evening, { table, member, asked, step }) =>
    withSeguito(evening, table, ({ letGo }) => ({ asked, step, letGo: [...letGo, member] })),
  seguitoOffered: (evening, { table, step, letGo }) =>
    withSeguito(evening, table, (seguito) => ({
      step,
      asked: seguito.round.length,
      letGo: [...seguito.letGo, ...letGo],
    })),
  seguitoTaken: (evening, event) =>
    withTable(withTransfers(evening, event.transfers), event.table, (table) => taken(table, event)),
  bidMade: (evening, { table, member, place, chips }, { at }) =>
    withSeguito(evening, table, ({ bids }) => ({ bids: [...bids, { member, place, chips, at }] })),
  manoImposed: (evening, { table: id, seat }) =>
    withTable(evening, id, (table) =>
      table.seguito
        ? {
            ...turnImposed(table, table.seguito),
            seguito: null,
            imposedOn: seat,
            suivi: [],
            tableLoser: [],
            lastSolePunter: null,
          }
        : {},
    ),
  purchaseDropped: (evening, { table, asksOutgoing = false, transfers }) =>
    withTable(withTransfers(evening, transfers), table, (t) =>
      againOnOffer(t, asksOutgoing ? 'buyer' : 'buyer-alone'),
    ),
  purchaseCancelled: (evening, { table, transfers, barred, why }) =>
    withTable(withTransfers(evening, transfers), table, (t) => ({
      ...againOnOffer(t, 'outgoing'),
      limits: [
        ...t.limits,
        ...barred
          .filter((member) => limitOf(t, member, 'no-auction') === null)
          .map((member) => noAuction(member, why, t)),
      ],
    })),
  buyingBarred: (evening, { table, member, why }) =>
    withTable(evening, table, (t) => ({ limits: [...t.limits, noAuction(member, why, t)] })),
  buyingAllowed: (evening, { table, member }) =>
    withTable(evening, table, ({ limits }) => ({
      limits: limits.filter((one) => !(one.member === member && one.kind === 'no-auction')),
    })),
}
