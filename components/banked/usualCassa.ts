import { asChips, type Chips, times } from '@/rules/kernel/chips'
import { useUnit } from '../club/useUnit'
import type { LimitPair } from './shown'

/** A usual cassa: in the least minimums of the tables, or in the club's unit while there is no table. */
const USUAL_MINIMUMS = 10
const USUAL_UNITS = 100

/** The usual cassa of a day with these tables. */
export function useUsualCassa(tables: readonly { readonly limits: LimitPair }[]): Chips {
  const unit = useUnit()
  const least = tables.map(({ limits }) => limits.minimum).sort((a, b) => a - b)[0]
  return least === undefined ? times(asChips(USUAL_UNITS), unit) : times(least, USUAL_MINIMUMS)
}
