/** A whole number of the table's smallest unit. Negative only in a balance. */
export type Chips = number & { readonly __brand?: 'chips' }

/** The largest amount that a command may name; a sum of thousands of them is still exact. */
export const MOST_CHIPS = 1_000_000_000

/** A share of a proportional split and the arithmetic that gave it. */
export interface Share {
  readonly weight: Chips
  /** The exact share is `numerator / total`, in chips. */
  readonly numerator: number
  readonly total: Chips
  readonly chips: Chips
}

/**
 * Splits `amount` over `weights` in proportion, by largest remainder; ties go to the larger weight, then to the
 * earlier one. The shares sum to `amount` exactly. If `amount` is at most the sum of the weights, no share is above
 * its own weight. Source: XVI.2, M2.
 */
export function splitInProportion(amount: Chips, weights: readonly Chips[]): Share[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (amount < 0 || total <= 0)
    throw new RangeError('a split needs an amount ≥ 0 and a weight above 0')
  const parts = weights.map((weight) => {
    const exact = BigInt(amount) * BigInt(weight)
    const remainder = Number(exact % BigInt(total))
    const chips = Number(exact / BigInt(total))
    return { share: { weight, numerator: Number(exact), total, chips }, remainder }
  })
  let left = amount - parts.reduce((sum, { share }) => sum + share.chips, 0)
  const byRemainder = parts
    .map(({ share, remainder }, index) => ({ share, remainder, index }))
    .sort(
      (a, b) => b.remainder - a.remainder || b.share.weight - a.share.weight || a.index - b.index,
    )
  for (const { share } of byRemainder) {
    if (left === 0) break
    share.chips += 1
    left -= 1
  }
  return parts.map(({ share }) => share)
}
