import { resultOf, settlementOf, verdictOf } from '../02-rows/results'
import { EQUAL_ROWS } from '../04-prison/settled'
import { rowDue, totalOf } from '../play/rows'
import type { Colpo, Result, SettledPart } from '../state/colpo'
import type { Colour } from '../state/posta'
import type { Table } from '../state/table'

/** The colpo in play with everything that the rules make of it. */
export interface ColpoView extends Colpo {
  readonly totals: { readonly nero: number; readonly rosso: number }
  /** The row to which the next card is due. */
  readonly next: Colour | null
  readonly result: Result | null
  readonly verdict: ReturnType<typeof verdictOf> | null
  /** Everything still to be collected and paid, stake by stake; empty before both rows are whole. Source: T.8. */
  readonly due: readonly SettledPart[]
}

/** The colpo in play at a table; null when there is none. */
export function colpoView(table: Table): ColpoView | null {
  const { colpo, settings, taglia } = table
  if (!colpo) return null
  const result = resultOf(colpo.rows)
  const ending = colpo.isLast ? EQUAL_ROWS.endingOf(taglia, settings) : null
  return {
    ...colpo,
    totals: { nero: totalOf(colpo.rows.nero), rosso: totalOf(colpo.rows.rosso) },
    next: colpo.phase === 'open' ? null : rowDue(colpo.rows),
    result,
    verdict: result && verdictOf(result),
    due: result ? settlementOf(EQUAL_ROWS, table, result, { settings, ending }).parts : [],
  }
}
