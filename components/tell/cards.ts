import { type Card, rankOf, type Suit, suitOf } from '@/rules/kernel/cards'

/** The suits as they are printed on the cards. */
export const SIGNS: Readonly<Record<Suit, string>> = {
  cuori: '♥',
  quadri: '♦',
  fiori: '♣',
  picche: '♠',
}

/** True for the suits that are printed in red. */
export const isRedSuit = (suit: Suit): boolean => suit === 'cuori' || suit === 'quadri'

/** A card as players read it: `K♥`. */
export const cardSign = (card: Card) => `${rankOf(card)}${SIGNS[suitOf(card)]}`
