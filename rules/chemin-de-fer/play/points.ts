import { type Card, type Rank, rankOf } from '../../kernel/cards'

/** The value of each rank. */
const VALUES: Readonly<Record<Rank, number>> = {
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  '10': 0,
  J: 0,
  Q: 0,
  K: 0,
  A: 1,
}

/** A card's value: tens and faces nothing, an ace one. Source: V.values, cf37. */
export const cardValue = (card: Card): number => VALUES[rankOf(card)]

/** The point of values added up, its tens dropped. Source: V.values. */
export function pointOfValues(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum % 10
}

/** The point of cards: 0 (baccara) to 9. Source: V.values. */
export function pointOf(cards: readonly Card[]): number {
  let sum = 0
  for (const card of cards) sum += cardValue(card)
  return sum % 10
}

/** Whether a point of two cards is a natural (battuta). Source: S.12. */
export const isNatural = (point: number): boolean => point >= 8

/** Whether a point is baccara, on which nobody stands. Source: S.48. */
export const isBaccaraPoint = (point: number): boolean => point === 0
