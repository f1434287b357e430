import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import type { Tableau } from '../state/tableau'

/** A closed tableau for the club's history. */
export interface ClosedSheet {
  tableId: TableId
  /** The evening's title. */
  title: string
  day: string
  /** A6: uscita and passata, in chips, as `1/100`. */
  class: string
  closedAt: Instant
  gap: Chips
  document: SheetDocument
  rows: readonly SheetRow[]
}

/** One player's row for the club's history; amounts in chips. */
export interface SheetRow {
  line: number
  memberId: MemberId
  casse: Chips
  counted: Chips
  share: Chips
  final: Chips
}

/** Everything that a print of the sheet needs except names. For an imported evening `table` is null. */
export interface SheetDocument {
  table: { list: string; number: number } | null
  tableau: Pick<Tableau, 'closedAt' | 'closedBy' | 'rows' | 'imbalance' | 'settleBy' | 'payments'>
}

/** The tableaux closed between two states of an evening, and the tables whose tableau was reopened (XVI). */
export function sheetsBetween(
  before: Evening,
  after: Evening,
): { closed: ClosedSheet[]; reopened: TableId[] } {
  const closed: ClosedSheet[] = []
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

function sheetOf(evening: Evening, table: Table, tableau: Tableau): ClosedSheet {
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
    rows: rows.map(({ member, drawn, counted, shareChips, final }, index) => ({
      line: index + 1,
      memberId: member,
      casse: drawn,
      counted,
      share: shareChips,
      final,
    })),
  }
}
