import { type Card, type Rank, rankOf } from '../../kernel/cards'

const FACES: ReadonlySet<Rank> = new Set(['10', 'J', 'Q', 'K'])

/** A card's value: tens and faces nothing, an ace one. Source: V.values, cf37. */
export function cardValue(card: Card): number {
  const rank = rankOf(card)
  if (FACES.has(rank)) return 0
  return rank === 'A' ? 1 : Number(rank)
}

/** The point of values added up, its tens dropped. Source: V.values. */
export const pointOfValues = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) % 10

/** The point of cards: 0 (baccara) to 9. Source: V.values. */
export const pointOf = (cards: readonly Card[]): number => pointOfValues(cards.map(cardValue))

/** Whether a point of two cards is a natural (battuta). Source: S.12. */
export const isNatural = (point: number): boolean => point >= 8

/** Whether a point is baccara, on which nobody stands. Source: S.48. */
export const isBaccaraPoint = (point: number): boolean => point === 0
