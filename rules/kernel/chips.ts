import type { Brand } from './brand'

/** A whole number of the table's smallest unit. Negative only in a balance. */
export type Chips = Brand<number, 'chips'>

/** The largest amount that a command may name; a sum of thousands of them is still exact. */
export const MOST_CHIPS = 1_000_000_000

/** A whole number as chips, unchecked: zod and the readers of files check at the edges, so that rules need not. */
export const asChips = (whole: number): Chips => whole as Chips

export const NO_CHIPS = asChips(0)

export const plus = (a: Chips, b: Chips): Chips => (a + b) as Chips
export const minus = (a: Chips, b: Chips): Chips => (a - b) as Chips
export const negate = (chips: Chips): Chips => (0 - chips) as Chips
/** As many times the chips; `count` is whole. */
export const times = (chips: Chips, count: number): Chips => (chips * count) as Chips
export const lesser = (a: Chips, b: Chips): Chips => Math.min(a, b) as Chips
export const greater = (a: Chips, b: Chips): Chips => Math.max(a, b) as Chips

/** The largest of them, or none at all when there are none above it. */
export const largest = (amounts: Iterable<Chips>): Chips => Math.max(0, ...amounts) as Chips
/** How many chips, whether they are owed or owned. */
export const magnitude = (chips: Chips): Chips => Math.abs(chips) as Chips

export function sumOf(amounts: Iterable<Chips>): Chips {
  let total = NO_CHIPS
  for (const chips of amounts) total = plus(total, chips)
  return total
}

/** The chips of all these together: casse, transfers, what several put in. */
export function totalChips(all: readonly { readonly chips: Chips }[]): Chips {
  let total = NO_CHIPS
  for (const { chips } of all) total = plus(total, chips)
  return total
}

/** Chips in so many equal parts; the first has the odd units too. */
export function equalParts(chips: Chips, count: number): Chips[] {
  const part = asChips(Math.floor(chips / count))
  const first = minus(chips, times(part, count - 1))
  return Array.from({ length: count }, (_, index) => (index === 0 ? first : part))
}

/** An amount multiplied by another, and no amount itself; the nearest that a number can hold. */
export type ChipsByChips = Brand<number, 'chips by chips'>

/** A share of a proportional split and the arithmetic that gave it. */
export interface Share {
  readonly weight: Chips
  /** The exact share is `numerator / total`, in chips. */
  readonly numerator: ChipsByChips
  readonly total: Chips
  readonly chips: Chips
}

/**
 * Splits `amount` over `weights` in proportion, by largest remainder; ties go to the larger weight, then to the
 * earlier one. The shares sum to `amount` exactly. If `amount` is at most the sum of the weights, no share is above
 * its own weight. Source: XVI.2, M2.
 */
export function splitInProportion(amount: Chips, weights: readonly Chips[]): Share[] {
  const total = sumOf(weights)
  if (amount < 0 || total <= 0)
    throw new RangeError('a split needs an amount ≥ 0 and a weight above 0')
  const parts = weights.map((weight) => {
    const exact = BigInt(amount) * BigInt(weight)
    const remainder = Number(exact % BigInt(total))
    const chips = asChips(Number(exact / BigInt(total)))
    const numerator = Number(exact) as ChipsByChips
    return { share: { weight, numerator, total, chips }, remainder }
  })
  let left: number = minus(amount, totalChips(parts.map(({ share }) => share)))
  const byRemainder = parts
    .map(({ share, remainder }, index) => ({ share, remainder, index }))
    .sort(
      (a, b) => b.remainder - a.remainder || b.share.weight - a.share.weight || a.index - b.index,
    )
  for (const { share } of byRemainder) {
    if (left === 0) break
    share.chips = plus(share.chips, asChips(1))
    left -= 1
  }
  return parts.map(({ share }) => share)
}
