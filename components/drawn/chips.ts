/** Values of the drawn chips, highest first; each has a colour of its own. */
export const DRAWN_VALUES = [1_000_000, 250_000, 50_000, 10_000, 2_500, 500, 100, 25, 5, 1] as const
export type DrawnValue = (typeof DRAWN_VALUES)[number]

/** Chips of one value, one upon another. */
export interface DrawnStack {
  value: DrawnValue
  count: number
}

/** More stacks than this side by side say nothing at a glance. */
const MOST_STACKS = 4
/** Only chips of the highest value can be more than this; their stack is then cut. */
const MOST_IN_A_STACK = 10

/**
 * The stacks that stand for a number of chips, highest value first: as few chips as possible, without the small change
 * of a great number. The same number always gives the same stacks; nothing and debts give none.
 */
export function stacksOf(chips: number): readonly DrawnStack[] {
  let left = chips
  return DRAWN_VALUES.flatMap((value) => {
    const count = Math.floor(Math.max(0, left) / value)
    left -= count * value
    return count > 0 ? [{ value, count: Math.min(count, MOST_IN_A_STACK) }] : []
  }).slice(0, MOST_STACKS)
}
