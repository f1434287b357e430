import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { cheminArticle } from '../article'
import type { Moving } from '../mano/events'
import type { TableId } from '../state/ids'
import type { Addition, PartnerTerms } from '../state/mano'

interface AtTable<T extends string> {
  type: T
  table: TableId
}
interface OfMember<T extends string> extends AtTable<T> {
  member: MemberId
}

/** A member offers to join the bank; an offer of before is replaced. */
export interface PartnerOffered extends OfMember<'partnerOffered'> {
  banker: MemberId
  terms: PartnerTerms
}
export type PartnerOfferDropped = OfMember<'partnerOfferDropped'>

/** The banker has a socio, who lays `chips`: as much as the bank, or half of the sum bought (cf51). */
export interface PartnerTaken extends OfMember<'partnerTaken'>, Moving {
  socio: MemberId
  terms: PartnerTerms
  chips: Chips
}

export interface AdditionAsked extends OfMember<'additionAsked'> {
  chips: Chips
  by: Addition['by']
}

/** The bank of two owners grows by what each of them adds (S.79, cf52). */
export interface BankGrown extends OfMember<'bankGrown'>, Moving {
  banker: MemberId
  chips: Chips
  bankerAdds: Chips
  socioAdds: Chips
}
export type AdditionRefused = OfMember<'additionRefused'>

/** S.81: a punter who had seen a card was kept from taking a partner. */
export type PartnerStopped = OfMember<'partnerStopped'>

export interface PartnershipsBarred extends OfMember<'partnershipsBarred'> {
  why: string
}
export type PartnershipsAllowedTo = OfMember<'partnershipsAllowedTo'>
/** S.82: the inspector allows partnerships at this table, or none for want of play. */
export interface PartnershipsSet extends AtTable<'partnershipsSet'> {
  allowed: boolean
}

export type PartnersEvent =
  | PartnerOffered
  | PartnerOfferDropped
  | PartnerTaken
  | AdditionAsked
  | BankGrown
  | AdditionRefused
  | PartnerStopped
  | PartnershipsBarred
  | PartnershipsAllowedTo
  | PartnershipsSet

export const { article: partnersArticle, command: partnersCommand } = cheminArticle<PartnersEvent>()
