import { asChips, type Chips, magnitude, minus, NO_CHIPS, plus, sumOf } from '../../kernel/chips'
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
  const whole = asChips(Math.floor(numerator / total))
  const rest = asChips(numerator % total)
  return { amount: magnitude(imbalance), weight, total, whole, rest, chips }
}

/** The number of times a player drew from the cashier, corrections left out. Source: XVI.1. */
export const drawsOf = (casse: readonly Cassa[]): number =>
  casse.filter(({ reason }) => reason !== 'correzione').length

/** Sums of a sheet's columns, in chips. */
export function totals({ rows }: { rows: readonly TableauRow[] }) {
  const sum = (pick: (row: TableauRow) => Chips) => sumOf(rows.map(pick))
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
  expected === null || counted === null ? null : minus(counted, expected)

/**
 * The gap of the whole table: chips counted less casse handed out; null until every resto is counted. Missing chips
 * make losses exceed wins, so below zero it is a supero of money, above zero an ammanco. Source: XVI.2, M1.
 */
export function wholeGap(lines: readonly { counted: Chips | null }[], cassa: Chips): Chips | null {
  let sum = NO_CHIPS
  for (const { counted } of lines) {
    if (counted === null) return null
    sum = plus(sum, counted)
  }
  return minus(sum, cassa)
}
