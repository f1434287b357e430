import type { CountLine } from './CountRow'

/** A line of a count as far as a figure is compared with it. */
export type LineShown = Pick<CountLine, 'expected' | 'counted'>

/** A figure being typed, and the line that the screen showed when it was begun. */
export interface Typing {
  chips: number
  line: LineShown
}

/** The figure after a key; null once nothing is typed, or what was counted already. */
export const typing = (
  before: Typing | null,
  { expected, counted }: LineShown,
  chips: number | null,
): Typing | null =>
  chips === null || chips === counted
    ? null
    : { chips, line: before ? before.line : { expected, counted } }
