import { type Chips, plus } from '../kernel/chips'
import type { ShoeBegun } from './state'

/** Colpi that a table keeps. */
const MOST_PAST = 30

/** The colpi kept, with one more. */
export const withPast = <Past>(past: readonly Past[], one: Past): Past[] =>
  [...past, one].slice(-MOST_PAST)

/** The shoes of a table that has won so many chips more before those that came after this one. */
export const wonBefore = (
  shoes: readonly ShoeBegun[],
  { shoe, chips }: { readonly shoe: number; readonly chips: Chips },
): ShoeBegun[] =>
  shoes.map((one) => (one.number > shoe ? { ...one, won: plus(one.won, chips) } : one))
