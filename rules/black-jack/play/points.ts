import { RANKS, type Rank } from '../../kernel/cards'

/** The ten values of cards, an ace as one. */
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export type CardValue = (typeof VALUES)[number]

/** A card's value: ace one, figures ten, the others their number. Source: B1.cards.1. */
export function worthOfCard(card: Rank): CardValue {
  if (card === 'A') return 1
  const number = Number(card)
  return (Number.isNaN(number) ? 10 : number) as CardValue
}

/** The ranks that have a value: one, or the four that count ten. */
export const ranksOf = (value: CardValue): readonly Rank[] =>
  RANKS.filter((rank) => worthOfCard(rank) === value)

/** A point, and whether an ace in it counts eleven. */
export interface Point {
  readonly total: number
  readonly isSoft: boolean
}

const TWENTY_ONE = 21

export const ELEVEN_FOR_ONE = 10

/** The point of cards: the best total not above 21, else the least. Source: B1.cards.1, B.7.1, B.7.2, D7. */
export function pointOf(cards: readonly Rank[]): Point {
  const hard = hardTotal(cards)
  const isSoft = cards.includes('A') && hard + ELEVEN_FOR_ONE <= TWENTY_ONE
  return { total: isSoft ? hard + ELEVEN_FOR_ONE : hard, isSoft }
}

/** Whether cards pass 21, in any count of their aces. Source: B.5.2. */
export const isBust = (cards: readonly Rank[]): boolean => pointOf(cards).total > TWENTY_ONE

/** Whether cards make 21. */
export const is21 = (cards: readonly Rank[]): boolean => pointOf(cards).total === TWENTY_ONE

/** The total with every ace as one. */
export const hardTotal = (cards: readonly Rank[]): number =>
  cards.reduce((sum: number, card) => sum + worthOfCard(card), 0)
