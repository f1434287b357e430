import { type ClosedSheet, type SheetsBetween, sheetRows } from '../../kernel/club/sheet'
import type { Evening } from '../evening'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import type { Tableau } from '../state/tableau'

/** Everything that a print of the sheet needs except names. For an imported evening `table` is null. */
export interface SheetDocument {
  table: { list: string; number: number } | null
  tableau: Pick<Tableau, 'closedAt' | 'closedBy' | 'rows' | 'imbalance' | 'settleBy' | 'payments'>
}

/** The tableaux closed between two states of an evening, and the tables whose tableau was reopened (XVI). */
export function sheetsBetween(
  before: Evening,
  after: Evening,
): SheetsBetween<TableId, SheetDocument> {
  const closed: ClosedSheet<TableId, SheetDocument>[] = []
  const reopened: TableId[] = []
  for (const table of Object.values(after.tables)) {
    const was = before.tables[table.id]?.tableau ?? null
    const is = table.tableau
    if (was?.closedAt === is?.closedAt) continue
    if (was) reopened.push(table.id)
    if (is) closed.push(sheetOf(after, table, is))
  }
  return { closed, reopened }
}

/** A6: the class is uscita and passata, in chips, as `1/100`. */
function sheetOf(
  evening: Evening,
  table: Table,
  tableau: Tableau,
): ClosedSheet<TableId, SheetDocument> {
  const { closedAt, closedBy, rows, imbalance, settleBy, payments } = tableau
  const { uscita, passata } = table.settings
  return {
    tableId: table.id,
    title: evening.title,
    day: evening.day,
    class: `${uscita}/${passata}`,
    closedAt,
    gap: imbalance,
    document: {
      table: { list: evening.lists[table.list]?.title ?? '', number: table.number },
      tableau: { closedAt, closedBy, rows, imbalance, settleBy, payments },
    },
    rows: sheetRows(rows),
  }
}
