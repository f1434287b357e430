'use client'
import { useState } from 'react'
import { asChips, type Chips, MOST_CHIPS } from '@/rules/kernel/chips'
import { type Extent, outside } from '../ui/number/typed'

/** The sums that a form takes, in chips; the most that a command takes where none is said. */
export interface SumExtent extends Partial<Extent> {}

/** The whole extent: money that is given is at least one chip. */
export const sumExtent = ({
  min = 1,
  max = MOST_CHIPS,
  step = 1,
}: SumExtent): Required<Extent> => ({
  min,
  max: Math.min(max, MOST_CHIPS),
  step,
})

/** A typed number as the sum that it is; null while a form of this extent takes no such sum. */
export const sumTaken = (typed: number | null, extent: SumExtent = {}): Chips | null =>
  typed !== null && outside(typed, sumExtent(extent)) === null ? asChips(typed) : null

/**
 * A sum of a form, begun with `start` or empty: `chips` is what was typed, or null while it is no sum that the form takes;
 * `field` goes to the `MoneyField` that asks for it.
 */
export function useSum(start: Chips | number | null, extent: SumExtent = {}) {
  const [value, onChange] = useState<number | null>(start)
  return { chips: sumTaken(value, extent), set: onChange, field: { value, onChange, ...extent } }
}
