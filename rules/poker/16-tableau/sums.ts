import { type Chips, minus, NO_CHIPS, plus, sumOf } from '../../kernel/chips'
import type { Cassa } from '../state/cassa'
import type { TableauRow } from '../state/tableau'

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
