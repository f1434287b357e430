import { equationOf } from '../../float/equation'
import { type Chips, plus } from '../../kernel/chips'
import { balance, bancoOf } from '../accounts'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'

/** A table's money since its opening; the expected float is live. Source: K.4. */
export interface TableResult {
  /** The bank's result of all colpi. */
  readonly won: Chips
  /** The float as it should be counted now; null in a house without floats. */
  readonly float: {
    readonly opening: Chips
    readonly fills: Chips
    readonly credits: Chips
    /** Banknotes for which chips were sold at the table. */
    readonly drop: Chips
    readonly expected: Chips
  } | null
}

/** The result of a table: what it won, and the float that follows from it. Source: K.4. */
export function resultAt(evening: Evening, { id }: Pick<Table, 'id'>): TableResult {
  const won = balance(evening, bancoOf(id))
  const { float } = evening
  if (float.settings === null) return { won, float: null }
  const { opening, added, returned, is, banknotes } = equationOf(float, id)
  return {
    won,
    float: {
      opening,
      fills: added,
      credits: returned,
      drop: banknotes,
      expected: plus(is, won),
    },
  }
}
