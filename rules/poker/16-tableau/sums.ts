import type { Chips } from '../../kernel/chips'
import type { Cassa } from '../state/cassa'
import type { TableauRow } from '../state/tableau'

/** The split of one row's share as a sum anybody can redo: `amount × weight ÷ total = whole, rest over`. */
export interface ShareSum {
  amount: Chips
  weight: Chips
  total: Chips
  whole: Chips
  /** The remainder of the division; the rows with the largest remainders get the odd chips (M2). */
  rest: Chips
  chips: Chips
}

/** XVI.2: the arithmetic of a row's share; null for a row without one. Amounts in chips. */
export function shareSum(row: TableauRow, imbalance: Chips): ShareSum | null {
  if (!row.share) return null
  const { weight, numerator, total, chips } = row.share
  const whole = Math.floor(numerator / total)
  return { amount: Math.abs(imbalance), weight, total, whole, rest: numerator % total, chips }
}

/** The number of times a player drew from the cashier, corrections left out. Source: XVI.1. */
export const drawsOf = (casse: readonly Cassa[]): number =>
  casse.filter(({ reason }) => reason !== 'correzione').length

/** Sums of a sheet's columns, in chips. */
export function totals({ rows }: { rows: readonly TableauRow[] }) {
  const sum = (pick: (row: TableauRow) => Chips) =>
    rows.reduce((total, row) => total + pick(row), 0)
  return {
    drawn: sum((row) => row.drawn),
    counted: sum((row) => row.counted),
    result: sum((row) => row.result),
    share: sum((row) => row.shareChips),
    final: sum((row) => row.final),
  }
}

/** Counted less expected, so that missing chips are negative; null while either is unknown. Source: XVI.1, M1. */
export const gapOf = (expected: Chips | null, counted: Chips | null): Chips | null =>
  expected === null || counted === null ? null : counted - expected

/**
 * The gap of the whole table: chips counted less casse handed out; null until every resto is counted. Missing chips
 * make losses exceed wins, so below zero it is a supero of money, above zero an ammanco. Source: XVI.2, M1.
 */
export function wholeGap(lines: readonly { counted: Chips | null }[], cassa: Chips): Chips | null {
  let sum = 0
  for (const { counted } of lines) {
    if (counted === null) return null
    sum += counted
  }
  return sum - cassa
}
