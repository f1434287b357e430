import { type Evening, withTable } from '../evening'
import type { Colpo } from '../state/colpo'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import { advanced } from './turn'

/** The day with the colpo of a table changed and in the phase that it asks for; unchanged when there is none. */
export const withColpo = (
  evening: Evening,
  id: TableId,
  change: (colpo: Colpo, table: Table) => Colpo,
): Evening =>
  withTable(evening, id, (table) => ({
    colpo: table.colpo && advanced(change(table.colpo, table), table.settings),
  }))
