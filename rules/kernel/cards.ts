/** Suits from the lowest to the highest, as ties are broken: cuori beat quadri, fiori, picche. */
export const SUITS = ['picche', 'fiori', 'quadri', 'cuori'] as const
export type Suit = (typeof SUITS)[number]

/** Values from two to ace, as written on the cards. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof RANKS)[number]

/** Numbers by rank; a rank left out has none. */
export type CountsByRank = Readonly<Partial<Record<Rank, number>>>

/** A copy of counts that names every rank: all copies have one shape, however few ranks had any (decision 0015). */
export const copyCounts = (from: CountsByRank): Record<Rank, number> => ({
  2: from['2'] ?? 0,
  3: from['3'] ?? 0,
  4: from['4'] ?? 0,
  5: from['5'] ?? 0,
  6: from['6'] ?? 0,
  7: from['7'] ?? 0,
  8: from['8'] ?? 0,
  9: from['9'] ?? 0,
  10: from['10'] ?? 0,
  J: from.J ?? 0,
  Q: from.Q ?? 0,
  K: from.K ?? 0,
  A: from.A ?? 0,
})

/** The numbers of all ranks, from two to ace; written out, since a look-up by any rank takes many times as long. */
export const listOfCounts = (counts: CountsByRank): readonly number[] => [
  counts['2'] ?? 0,
  counts['3'] ?? 0,
  counts['4'] ?? 0,
  counts['5'] ?? 0,
  counts['6'] ?? 0,
  counts['7'] ?? 0,
  counts['8'] ?? 0,
  counts['9'] ?? 0,
  counts['10'] ?? 0,
  counts.J ?? 0,
  counts.Q ?? 0,
  counts.K ?? 0,
  counts.A ?? 0,
]

/** A card as one small integer: rank index × 4 + suit index, 0 (two of picche) to 51 (ace of cuori). */
export type Card = number & { readonly __brand?: 'card' }

/** A card's rank, from two to ace. */
export const rankOf = (card: Card): Rank => RANKS[card >> 2] as Rank
/** A card's suit. */
export const suitOf = (card: Card): Suit => SUITS[card & 3] as Suit

const LETTERS: Record<Suit, string> = { picche: 'p', fiori: 'f', quadri: 'q', cuori: 'c' }

/** `10c` is the ten of cuori. */
export const cardName = (card: Card) => `${rankOf(card)}${LETTERS[suitOf(card)]}`

/** Reads `10c`, `Ap`, `7q`; null when the name is not a card's. */
export function parseCard(name: string): Card | null {
  const rank = RANKS.indexOf(name.slice(0, -1) as Rank)
  const suit = SUITS.findIndex((each) => LETTERS[each] === name.at(-1))
  return rank < 0 || suit < 0 ? null : rank * 4 + suit
}
