import { asChips, type Chips, MOST_CHIPS } from '@/rules/kernel/chips'
import type { Range } from '@/rules/kernel/decider'

/** The most sums offered. */
const MOST_QUICK = 6

/** Any sum that a command takes. */
export const ANY_SUM: Range = { min: 1, max: MOST_CHIPS, step: 1 }

/**
 * Sums that a member would ask, the smallest first. The least and the most that may be given are always among them, where
 * these are theirs and no limits of the program; then the sums given before, the latest of them first to be kept; then steps
 * above the least where sums go by steps, as bids do, or else multiples of the usual sum of the class.
 */
export function quickSums(
  { min, max, step }: Range,
  usual: Chips,
  before: readonly Chips[] = [],
): Chips[] {
  const ends = [...(min > ANY_SUM.min ? [min] : []), ...(max < ANY_SUM.max ? [max] : [])]
  const round =
    step > 1 ? [1, 2, 5, 10].map((n) => min + n * step) : [1, 2, 5, 10, 20].map((n) => n * usual)
  const within = [...ends, ...before.toReversed(), ...round].filter(
    (sum) => sum >= min && sum <= max && (sum - min) % step === 0,
  )
  return [...new Set(within)]
    .slice(0, MOST_QUICK)
    .sort((a, b) => a - b)
    .map(asChips)
}

/** The casse that a member drew and, last, the one that they ask for. */
export const casseBefore = (person: {
  readonly casse: readonly { readonly chips: Chips }[]
  readonly asked: { readonly chips: Chips } | null
}): Chips[] =>
  [...person.casse, ...(person.asked ? [person.asked] : [])]
    .map(({ chips }) => chips)
    .filter((chips) => chips > 0)
