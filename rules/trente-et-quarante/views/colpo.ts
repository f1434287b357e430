import { resultOf, settlementOf } from '../02-rows/results'
import { verdictOf } from '../02-rows/verdict'
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
  const { colpo } = table
  if (!colpo) return null
  const result = resultOf(colpo.rows)
  return {
    ...colpo,
    totals: { nero: totalOf(colpo.rows.nero), rosso: totalOf(colpo.rows.rosso) },
    next: colpo.phase === 'open' ? null : rowDue(colpo.rows),
    result,
    verdict: result && verdictOf(result),
    due: result ? partsOf(table, result) : [],
  }
}

/** Stakes and insurances as they lie, of a table or of its view. */
type Lies = Pick<Table, 'poste' | 'insurances' | 'settings' | 'taglia'> & {
  readonly colpo: Pick<Colpo, 'isLast'> | null
}

/** The payments that a result brings, also before it is recorded: with the last colpo of a taglia those of its end (T.9). */
export function partsOf(table: Lies, result: Result): readonly SettledPart[] {
  const { poste, insurances, settings, taglia, colpo } = table
  const lying = { poste, insurances, lastPosta: Math.max(0, ...poste.map(({ number }) => number)) }
  if (!colpo?.isLast)
    return settlementOf(EQUAL_ROWS, lying, result, { settings, ending: null }).parts
  const ending = EQUAL_ROWS.endingOf(taglia, settings)
  const settled = settlementOf(EQUAL_ROWS, lying, result, { settings, ending })
  return [...settled.parts, ...EQUAL_ROWS.endingParts(settled, table)]
}
