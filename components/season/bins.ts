import { asChips, type Chips } from '@/rules/kernel/chips'

/** How many evenings had an imbalance between `from` and `to`, both included, in chips. */
export interface Bin {
  from: Chips
  to: Chips
  count: number
}

/** Bins on each side of zero, at most. */
const MOST_BINS = 4

/**
 * Evenings by the size of their imbalance: ammanchi, then those that balance, then superi. Bins are equally wide, by
 * a round number of chips; empty bins between others are kept.
 */
export function binsOf(gaps: readonly number[]): Bin[] {
  const [least, most] = [Math.min(0, ...gaps), Math.max(0, ...gaps)]
  const width = roundUp(Math.max(-least, most) / MOST_BINS)
  const left = Math.ceil(-least / width)
  const right = Math.ceil(most / width)
  const bins: Bin[] = []
  for (let n = -left; n <= right; n += 1) {
    const [near, far] = [(Math.abs(n) - 1) * width + 1, Math.abs(n) * width]
    const [from, to]: [number, number] = n === 0 ? [0, 0] : n < 0 ? [-far, -near] : [near, far]
    const count = gaps.filter((gap) => from <= gap && gap <= to).length
    bins.push({ from: asChips(from), to: asChips(to), count })
  }
  return bins
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(width: number): number {
  if (width <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(width))
  const step = [1, 2, 5, 10].find((one) => one * power >= width) ?? 10
  return step * power
}
