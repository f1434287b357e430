import { RANKS } from '../../kernel/cards'
import { added, type Fraction, fraction, NOTHING } from '../../kernel/fraction'
import { LEAST_ROW, MOST_ROW } from '../02-rows/verdict'
import { isWhole, worthOfCard } from '../play/rows'
import { leftOf } from '../play/taglia'
import type { CardsOut } from '../state/taglia'

/** Totals of a whole row. */
export const TOTALS: readonly number[] = Array.from(
  { length: MOST_ROW - LEAST_ROW + 1 },
  (_, index) => LEAST_ROW + index,
)

/** Cards left by their points: 1 to 10, figures with the tens. */
export interface Packet {
  readonly points: readonly number[]
  readonly counts: readonly number[]
  readonly size: number
}

/** The cards that a taglia still holds. Source: T.1.1, T.3.2. */
export function packetOf(out: CardsOut): Packet {
  const byPoints = new Map<number, number>()
  for (const rank of RANKS) {
    const points = worthOfCard(rank)
    byPoints.set(points, (byPoints.get(points) ?? 0) + leftOf(out, rank))
  }
  const points = [...byPoints.keys()].sort((a, b) => a - b)
  const counts = points.map((value) => byPoints.get(value) ?? 0)
  return { points, counts, size: counts.reduce((sum, count) => sum + count, 0) }
}

/** Most points, and so most cards, before the last card of a row. */
const MOST_BEFORE = LEAST_ROW - 1
const SIDE = MOST_BEFORE + 1

/** The cells of points and cards of a row before its last card: a card has at least one point. */
interface Cell {
  readonly sum: number
  readonly cards: number
}
const CELLS: readonly Cell[] = Array.from({ length: SIDE }, (_, sum) =>
  Array.from({ length: sum + 1 }, (__, cards) => ({ sum, cards })),
).flat()
const cellOf = (sum: number, cards: number): number => (sum * (sum + 1)) / 2 + cards
const WIDTH = CELLS.length

const FACTORIALS: readonly number[] = Array.from({ length: SIDE + 1 }, (_, n) =>
  Array.from({ length: n }, (__, index) => index + 1).reduce((a, b) => a * b, 1),
)
const factorial = (n: number): number => FACTORIALS[n] ?? 1

/** `n (n − 1) …`, of so many factors. */
const falling = (n: number, factors: number): number => {
  let product = 1
  for (let index = 0; index < factors; index += 1) product *= n - index
  return product
}

/** Ways to give so many cards of one value to the first row and so many to the second, over the orders within a row. */
const sharesOf = (points: number, count: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.floor(MOST_BEFORE / points) + 1 }, (_, p) =>
    Array.from({ length: Math.floor(MOST_BEFORE / points) + 1 }, (__, q) =>
      p + q > count ? 0 : falling(count, p + q) / (factorial(p) * factorial(q)),
    ),
  )

/** Adds the cards of one value to the ways of two rows: so many in the first, so many in the second, in any order. */
function withValue(ways: Float64Array, points: number, count: number): Float64Array {
  const next = new Float64Array(ways.length)
  const shares = sharesOf(points, count)
  for (let first = 0; first < WIDTH; first += 1) {
    const { sum: a, cards: m } = CELLS[first] as Cell
    for (let second = 0; second < WIDTH; second += 1) {
      const here = ways[first * WIDTH + second] as number
      if (here === 0) continue
      const { sum: b, cards: n } = CELLS[second] as Cell
      for (let p = 0; a + p * points <= MOST_BEFORE; p += 1) {
        const row = cellOf(a + p * points, m + p) * WIDTH
        const share = shares[p] as readonly number[]
        for (let q = 0; b + q * points <= MOST_BEFORE; q += 1) {
          const cell = row + cellOf(b + q * points, n + q)
          next[cell] = (next[cell] as number) + here * (share[q] as number)
        }
      }
    }
  }
  return next
}

/** A table of chances by the totals of nero and rosso. */
export type Joint = readonly (readonly number[])[]

/**
 * The chances of all deals whose two last cards have these values, by the two totals. Any order of the cards before the
 * last is a row, since none of them passes 30; so ways are counted by the points and the number of those cards.
 */
function dealsOf(
  { points, counts, size }: Packet,
  first: number,
  second: number,
): readonly (readonly [nero: number, rosso: number, chance: number])[] {
  const [u = 0, v = 0] = [points[first], points[second]]
  const left = counts.map((count, at) => count - Number(at === first) - Number(at === second))
  const lasts = (counts[first] ?? 0) * ((counts[second] ?? 0) - Number(first === second))
  if (lasts <= 0) return []
  let ways: Float64Array = new Float64Array(WIDTH * WIDTH)
  ways[0] = 1
  for (const [at, value] of points.entries()) ways = withValue(ways, value, left[at] ?? 0)
  return CELLS.filter(({ sum }) => isWhole(sum + u)).flatMap(({ sum: a, cards: m }) =>
    CELLS.filter(({ sum }) => isWhole(sum + v)).map(({ sum: b, cards: n }) => {
      const count = ways[cellOf(a, m) * WIDTH + cellOf(b, n)] ?? 0
      const orders = factorial(m) * factorial(n) * lasts
      const chance = count === 0 ? 0 : (count * orders) / falling(size, m + n + 2)
      return [a + u, b + v, chance] as const
    }),
  )
}

/**
 * The chances of both totals, from the cards that a taglia still holds: `[nero − 31][rosso − 31]`. Every deal is
 * counted, by the rules' own points and ends of rows; two rows are as likely as the same rows the other way round.
 * Source: T.3.1, T.3.2, T.3.3.
 */
export function jointChances(out: CardsOut = {}): Joint {
  const packet = packetOf(out)
  const sums = TOTALS.map(() => TOTALS.map(() => 0))
  const add = (nero: number, rosso: number, chance: number) => {
    const row = sums[nero - LEAST_ROW]
    if (row) row[rosso - LEAST_ROW] = (row[rosso - LEAST_ROW] ?? 0) + chance
  }
  for (const first of packet.points.keys())
    for (let second = first; second < packet.points.length; second += 1)
      for (const [nero, rosso, chance] of dealsOf(packet, first, second)) {
        add(nero, rosso, chance)
        if (second !== first) add(rosso, nero, chance)
      }
  return sums
}

/** The exact chance of each total of one row, by drawing it card by card. Source: T.3.2, T.3.3. */
export function rowChances(out: CardsOut = {}): ReadonlyMap<number, Fraction> {
  const { points, counts, size } = packetOf(out)
  /** Ways to have these points with so many cards of the values so far, in any order, over the order's factorial. */
  const drawn = (left: readonly number[]): bigint[][] => {
    let ways: bigint[][] = Array.from({ length: SIDE }, () => Array(SIDE).fill(0n) as bigint[])
    ;(ways[0] as bigint[])[0] = 1n
    for (const [at, value] of points.entries()) {
      const next: bigint[][] = ways.map((row) => row.map(() => 0n))
      for (const { sum, cards } of CELLS) {
        const here = ways[sum]?.[cards] ?? 0n
        for (let p = 0; here > 0n && sum + p * value <= MOST_BEFORE; p += 1) {
          const row = next[sum + p * value]
          if (row) row[cards + p] = (row[cards + p] ?? 0n) + here * orders(left[at] ?? 0, cards, p)
        }
      }
      ways = next
    }
    return ways
  }
  const chances = new Map<number, Fraction>(TOTALS.map((total) => [total, NOTHING]))
  for (const [at, value] of points.entries()) {
    const left = counts.map((count, index) => count - Number(index === at))
    const ways = drawn(left)
    for (const { sum, cards } of CELLS) {
      const total = sum + value
      const here = ways[sum]?.[cards] ?? 0n
      if (here === 0n || !isWhole(total)) continue
      const deals = here * BigInt(counts[at] ?? 0)
      const known = chances.get(total)
      if (known) chances.set(total, added(known, fraction(deals, sequences(size, cards + 1))))
    }
  }
  return chances
}

/** Ways to put `p` of `count` cards, one after another, among cards that already lie in a row. */
function orders(count: number, lying: number, p: number): bigint {
  let ways = 1n
  for (let index = 0; index < p; index += 1)
    ways = (ways * BigInt(count - index) * BigInt(lying + index + 1)) / BigInt(index + 1)
  return count < p ? 0n : ways
}

/** Sequences of so many cards from a packet of this size. */
const sequences = (size: number, cards: number): bigint =>
  Array.from({ length: cards }, (_, index) => BigInt(size - index)).reduce((a, b) => a * b, 1n)
