import { type Card, rankOf, type Suit, suitOf } from '@/rules/kernel/cards'

/** The suits as they are printed on the cards. */
export const SIGNS: Readonly<Record<Suit, string>> = {
  cuori: '♥',
  quadri: '♦',
  fiori: '♣',
  picche: '♠',
}

/** A card as players read it: `K♥`. */
export const cardSign = (card: Card) => `${rankOf(card)}${SIGNS[suitOf(card)]}`
