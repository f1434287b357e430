import type { Chips } from '@/rules/kernel/chips'
import type { CountLine } from './CountRow'

/** A figure being typed, and the resto that the screen showed when it was begun. */
export interface Typing {
  chips: number
  expected: Chips | null
}

/** The figure after a key; null once nothing is typed, or what was counted already. */
export const typing = (
  before: Typing | null,
  { counted, expected }: Pick<CountLine, 'counted' | 'expected'>,
  chips: number | null,
): Typing | null =>
  chips === null || chips === counted
    ? null
    : { chips, expected: before ? before.expected : expected }
