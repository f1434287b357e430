import { RANKS, type Rank } from '../../kernel/cards'
import { type Category, categoryOf, type HandValue, type ScalaKind, scalaKindOf } from './hands'

/** A hand as it is named at the table: its category, and the value or the kind that completes the name. */
export interface NamedHand {
  category: Category
  /** The value of the pair, tris, full or poker; the higher of a doppia; the highest card of the others. */
  rank: Rank
  /** The lower pair of a doppia. */
  lower: Rank | null
  scala: ScalaKind | null
}

const highest = (ranks: number): number => 31 - Math.clz32(ranks)
const rankAt = (index: number): Rank => RANKS[index] ?? '2'

/** The place of the rank in a hand's value, by category (`evaluate`). */
const RANK_INDEX: Readonly<Record<Category, (value: number) => number>> = {
  'carta alta': (value) => highest((value >> 2) & 0x1fff),
  coppia: (value) => (value >> 15) & 15,
  doppia: (value) => (value >> 10) & 15,
  tris: (value) => value & 15,
  scala: (value) => (value >> 2) & 15,
  full: (value) => value & 15,
  colore: (value) => highest((value >> 2) & 0x1fff),
  poker: (value) => value & 15,
  'scala reale': (value) => (value >> 2) & 15,
}

/** The name of a hand's value, for the words of a screen. */
export function namedHand(value: HandValue): NamedHand {
  const category = categoryOf(value)
  return {
    category,
    rank: rankAt(RANK_INDEX[category](value)),
    lower: category === 'doppia' ? rankAt((value >> 6) & 15) : null,
    scala: scalaKindOf(value),
  }
}
