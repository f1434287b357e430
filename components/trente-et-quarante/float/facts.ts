import type { TableSummary } from '@/rules/trente-et-quarante/views/view'
import type { TableFacts } from '../../float/room/facts'

/** The facts of a table of trente et quarante beside its float; people stand around it, and its banco is the float itself. */
export const tableFactsOf = (table: TableSummary): TableFacts => ({
  id: table.id,
  minimum: table.limits.minimum,
  seats: table.present,
  free: 0,
  bank: null,
  taglia: table.taglia.number,
  disputes: table.openDisputes,
})
