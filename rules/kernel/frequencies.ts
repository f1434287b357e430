import { type CountsByRank, listOfCounts, RANKS } from './cards'
import { chiSquaredTail } from './chiSquared'

/** Cards of a shoe that were seen, of a shoe of so many packs. */
export interface ShoeSeen {
  readonly packs: number
  readonly seen: CountsByRank
}

/** A draw by lot: at each place, from the first drawn, the rank of the one drawn there by the order of signature, from 0. */
export type PlacesDrawn = readonly number[]

/** A test of frequencies: χ² and the chance of one this large or larger; null where there are too few to say. */
export interface FrequencyTest {
  readonly chiSquared: number
  readonly degrees: number
  readonly chance: number
}

/** How often each value was seen, beside how often it was expected. */
export interface CardFrequencies {
  readonly shoes: number
  readonly cards: number
  readonly seen: readonly number[]
  readonly expected: number
  readonly test: FrequencyTest | null
}

/** How often the signer of each rank drew each place, of draws of one size; `seen` by rank, then by place. */
export interface DrawFrequencies {
  readonly size: number
  readonly draws: number
  readonly seen: readonly (readonly number[])[]
  readonly test: FrequencyTest | null
}

/** χ² says nothing where fewer are expected of each (Cochran). */
const LEAST_EXPECTED = 5
const CARDS_OF_PACK = 52

const tested = (chiSquared: number, degrees: number): FrequencyTest => ({
  chiSquared,
  degrees,
  chance: chiSquaredTail(chiSquared, degrees),
})

/**
 * The values of the cards seen, all shoes together. Cards of a well mixed shoe are a sample without replacement: n of N
 * cards have the covariance n (N − n) ÷ (N − 1) × (p δ − p p), so a shoe seen to its end, which has as many of each value,
 * says nothing. With the sum of these factors in place of n, Pearson's χ² has twelve degrees of freedom.
 */
export function cardFrequencies(shoes: readonly ShoeSeen[]): CardFrequencies {
  const share = 1 / RANKS.length
  const seen = RANKS.map(() => 0)
  let cards = 0
  let weight = 0
  for (const { packs, seen: counts } of shoes) {
    let count = 0
    for (const [rank, some] of listOfCounts(counts).entries()) {
      seen[rank] = (seen[rank] ?? 0) + some
      count += some
    }
    const all = packs * CARDS_OF_PACK
    cards += count
    weight += (count * (all - count)) / (all - 1)
  }
  const expected = cards * share
  const squares = seen.reduce((sum, one) => sum + (one - expected) ** 2, 0)
  const test =
    weight * share < LEAST_EXPECTED ? null : tested(squares / (weight * share), RANKS.length - 1)
  return { shoes: shoes.length, cards, seen, expected, test }
}

/**
 * The places drawn, for each size of draw. A uniform permutation of n has at each rank and place the chance 1 ÷ n, and two
 * cells of one row or column are never both its own; so (n − 1) ÷ k × Σ (seen − k ÷ n)² over the n × n cells of k draws has
 * (n − 1)² degrees of freedom. Source: II.1, II.2.
 */
export function drawFrequencies(draws: readonly PlacesDrawn[]): DrawFrequencies[] {
  const sizes = [...new Set(draws.map(({ length }) => length))].sort((a, b) => a - b)
  return sizes
    .filter((size) => size > 1)
    .map((size) => {
      const own = draws.filter(({ length }) => length === size)
      const seen = Array.from({ length: size }, () => Array<number>(size).fill(0))
      for (const draw of own)
        for (const [place, rank] of draw.entries()) {
          const row = seen[rank]
          if (row) row[place] = (row[place] ?? 0) + 1
        }
      const expected = own.length / size
      const squares = seen.flat().reduce((sum, one) => sum + (one - expected) ** 2, 0)
      const test =
        expected < LEAST_EXPECTED
          ? null
          : tested(((size - 1) / own.length) * squares, (size - 1) ** 2)
      return { size, draws: own.length, seen, test }
    })
}
