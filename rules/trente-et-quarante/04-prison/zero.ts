import { asChips, type Chips } from '../../kernel/chips'
import type { Settings } from '../settings'

/** A stake divided: the part that the bank takes, and the part handed back. */
export interface Divided {
  readonly lost: Chips
  readonly left: Chips
}

/** A stake halved so many times; each half lost is rounded down to the unit. Source: T.5.3, B4. */
export function halved(amount: Chips, times: number): Divided {
  let left: number = amount
  for (let done = 0; done < times && left > 1; done += 1) left -= Math.floor(left / 2)
  return { lost: asChips(amount - left), left: asChips(left) }
}

/** The halvings of a stake that is withdrawn or divided: one for each prison, and one for a free stake. Source: B4, F1. */
export const halvings = (prisons: number): number => Math.max(1, prisons)

/** The effect of 31–31 on a stake in so many prisons, by the table's rules for zero; 0 for a free one. */
export type AtRefait = 'prison' | 'deeper' | 'stays' | 'divided' | 'lost'

/** Source: T.5.2, B1, B2. */
export function atRefait(
  prisons: number,
  { zero, again, deepest }: Pick<Settings, 'zero' | 'again' | 'deepest'>,
): AtRefait {
  if (zero === 'divide') return 'divided'
  if (prisons === 0) return 'prison'
  if (zero === 'nested') return deepest > 0 && prisons >= deepest ? 'lost' : 'deeper'
  if (again === 'stay') return 'stays'
  return again === 'lost' ? 'lost' : 'divided'
}
