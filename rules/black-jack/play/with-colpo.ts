import type { TableId } from '../../banked/ids'
import { type Evening, withTable } from '../evening'
import type { Colpo } from '../state/colpo'
import type { Table } from '../state/table'

/** The day with the colpo of a table changed; unchanged when there is none. Its phase follows by itself (`onCourse`). */
export const withColpo = (
  evening: Evening,
  id: TableId,
  change: (colpo: Colpo, table: Table) => Colpo,
): Evening =>
  withTable(evening, id, (table) => ({ colpo: table.colpo && change(table.colpo, table) }))
