import type { Chips } from '@/rules/kernel/chips'
import type { Cassa } from '@/rules/poker/state/cassa'
import type { TableauRow } from '@/rules/poker/state/tableau'
import type { TableauView } from '@/rules/poker/views/tableau'

/** The split of one row's share as a sum anybody can redo: `amount × weight ÷ total = whole, rest over`. */
export interface ShareSum {
  amount: Chips
  weight: Chips
  total: Chips
  whole: Chips
  /** What is left of the division; the largest rests get the odd chips (M2). */
  rest: Chips
  chips: Chips
}

/** XVI.2: how a row's share came about; null for a row that has none. Amounts in chips. */
export function shareSum(row: TableauRow, imbalance: Chips): ShareSum | null {
  if (!row.share) return null
  const { weight, numerator, total, chips } = row.share
  const whole = Math.floor(numerator / total)
  return { amount: Math.abs(imbalance), weight, total, whole, rest: numerator % total, chips }
}

/** How often somebody went to the cashier: corrections are none of his draws. */
export const drawsOf = (casse: readonly Cassa[]): number =>
  casse.filter(({ reason }) => reason !== 'correzione').length

/** Sums of a sheet's columns, in chips. */
export function totals(tableau: Pick<TableauView, 'rows'>) {
  const sum = (pick: (row: TableauRow) => Chips) =>
    tableau.rows.reduce((total, row) => total + pick(row), 0)
  return {
    drawn: sum((row) => row.drawn),
    counted: sum((row) => row.counted),
    result: sum((row) => row.result),
    share: sum((row) => row.shareChips),
    final: sum((row) => row.final),
  }
}
