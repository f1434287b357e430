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
const ELEVEN_FOR_ONE = 10

/** The point of cards: the best total not above 21, else the least. Source: B1.cards.1, B.7.1, B.7.2, D7. */
export function pointOf(cards: readonly Rank[]): Point {
  const hard = cards.reduce((sum: number, card) => sum + worthOfCard(card), 0)
  const isSoft = cards.includes('A') && hard + ELEVEN_FOR_ONE <= TWENTY_ONE
  return { total: isSoft ? hard + ELEVEN_FOR_ONE : hard, isSoft }
}

/** The total with every ace as one. */
export const hardTotal = (cards: readonly Rank[]): number =>
  cards.reduce((sum: number, card) => sum + worthOfCard(card), 0)

/** Whether cards pass 21, in any count of their aces. Source: B.5.2. */
export const isBust = (cards: readonly Rank[]): boolean => pointOf(cards).total > TWENTY_ONE

/** Whether cards make 21. */
export const is21 = (cards: readonly Rank[]): boolean => pointOf(cards).total === TWENTY_ONE

/** An ace and a card of ten as the first two; after a split it is plain 21. Source: B.8.1, B.8.2, B.11.6. */
export const isBlackJack = (cards: readonly Rank[], isSplit = false): boolean =>
  !isSplit && cards.length === 2 && is21(cards)

/** Whether two cards are of one value, all tens alike. Source: B1.split.1. */
export const isPair = (cards: readonly Rank[]): boolean => {
  const [first, second] = cards
  return (
    cards.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    worthOfCard(first) === worthOfCard(second)
  )
}

const DOUBLED_TOTALS: readonly number[] = [9, 10, 11]

/**
 * Whether two cards may be doubled: 9, 10 or 11. The ace is the player's choice, so that ace and eight make 9 too where
 * the table allows soft doubling; a split ten with an ace always may, as 11. Source: B.10.1, B.11.3, B.11.5, D1, D5.
 */
export function mayDouble(
  cards: readonly Rank[],
  softDoubling: boolean,
  isSplit: boolean,
): boolean {
  if (cards.length !== 2) return false
  const hard = hardTotal(cards)
  if (!DOUBLED_TOTALS.includes(hard)) return false
  if (!cards.includes('A')) return true
  // Ace and ten make 11 here: black jack when dealt, which never doubles, and doubled freely after a split.
  return hard === ELEVEN_FOR_ONE + 1 ? isSplit : softDoubling
}
