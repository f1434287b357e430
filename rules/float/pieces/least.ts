import type { Chips } from '../../kernel/chips'
import { countsIn, type Pieces } from './pieces'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** A denomination with what the ones from it downwards can do together. */
interface Rank {
  readonly value: number
  readonly count: number
  /** The value of these pieces and all smaller ones. */
  readonly total: number
  /** All sums of these pieces and smaller ones are its multiples. */
  readonly step: number
}

function ranksOf(held: Pieces): Rank[] {
  const ranks: Rank[] = []
  let total = 0
  let step = 0
  for (const [value, count] of countsIn(held).reverse()) {
    total += value * count
    step = gcd(step, value)
    ranks.push({ value, count, total, step })
  }
  return ranks.reverse()
}

/** No way to make a sum. */
const NONE = Number.POSITIVE_INFINITY

/**
 * The fewest of these pieces that make a sum exactly; among equal counts more of the large ones. Null when none do.
 * Exact: each sum left over is worked out once per denomination, and a count is tried only while it can still be
 * fewer. Largest first alone may fail where a denomination is short. Source: V.cagnotte-pieces, ch11.
 */
export function leastPieces(sum: Chips, held: Pieces): Pieces | null {
  const ranks = ranksOf(held)
  const known = ranks.map(() => new Map<number, readonly [pieces: number, here: number]>())
  const least = (index: number, left: number): number => {
    if (left === 0) return 0
    const rank = ranks[index]
    if (!rank || left > rank.total || left % rank.step !== 0) return NONE
    const found = known[index]?.get(left)
    if (found) return found[0]
    const next = ranks[index + 1]
    let best = NONE
    let here = 0
    for (let count = Math.min(rank.count, Math.floor(left / rank.value)); count >= 0; count--) {
      const rest = left - count * rank.value
      const atLeast = rest === 0 ? 0 : next ? Math.ceil(rest / next.value) : NONE
      if (count + atLeast >= best) break
      const pieces = count + least(index + 1, rest)
      if (pieces < best) [best, here] = [pieces, count]
    }
    known[index]?.set(left, [best, here])
    return best
  }
  if (sum < 0 || least(0, sum) === NONE) return null
  const chosen: Record<string, number> = {}
  let left: number = sum
  for (const [index, { value }] of ranks.entries()) {
    const here = left === 0 ? 0 : (known[index]?.get(left)?.[1] ?? 0)
    if (here > 0) chosen[value] = here
    left -= here * value
  }
  return chosen
}
