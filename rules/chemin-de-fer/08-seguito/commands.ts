import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { cheminArticle } from '../article'
import type { Moving, SeatLost } from '../mano/events'
import type { Place, SeatNumber, TableId } from '../state/ids'
import type { SeguitoStep } from '../state/mano'

interface AtTable<T extends string> {
  type: T
  table: TableId
}
interface OfMember<T extends string> extends AtTable<T> {
  member: MemberId
}

/** The palette went past a seat; `asked` seats have answered, and the offer has come to `step`. */
export interface SeguitoLetGo extends OfMember<'seguitoLetGo'> {
  seat: SeatNumber
  asked: number
  step: SeguitoStep
}

/** Nobody took it at a step; `letGo` are those who let the palette by without a word. */
export interface SeguitoOffered extends AtTable<'seguitoOffered'> {
  step: SeguitoStep
  letGo: readonly MemberId[]
}

/** A passed mano has its new banker, found at `step`; others of the same moment who came after. */
export interface SeguitoTaken extends OfMember<'seguitoTaken'>, Moving {
  place: Place
  step: SeguitoStep
  price: Chips
  others: readonly MemberId[]
}

export interface BidMade extends OfMember<'bidMade'> {
  place: Place
  chips: Chips
  together: boolean
}

/** S.99: the seat that must take the mano; null when nobody is seated. */
export interface ManoImposed extends AtTable<'manoImposed'> {
  seat: SeatNumber | null
  member: MemberId | null
}

/** A bought mano came to nothing before its first coup and is offered again from the right of its buyer (S.106). */
export interface PurchaseDropped extends OfMember<'purchaseDropped'>, Moving {
  price: Chips
  staked: Chips
  /** The buyer refused the coup though enough was staked, and leaves the seat. */
  leaves: boolean
}

/** The inspector cancels a purchase agreed upon before, and takes the right to buy from these (S.95a, cf50). */
export interface PurchaseCancelled extends OfMember<'purchaseCancelled'>, Moving {
  price: Chips
  barred: readonly MemberId[]
  why: string
}

export interface BuyingBarred extends OfMember<'buyingBarred'> {
  why: string
}
export type BuyingAllowed = OfMember<'buyingAllowed'>

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

/** Commands of section 8 also cause an event of section 1: a seat is lost. */
export const { article: seguitoArticle, command: seguitoCommand } = cheminArticle<
  SeguitoEvent,
  SeatLost
>()
