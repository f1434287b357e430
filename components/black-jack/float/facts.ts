import type { TableSummary } from '@/rules/black-jack/views/view'
import type { TableFacts } from '../../float/room/facts'

/** The facts of a table of black jack beside its float; its banco is the float itself. */
export const tableFactsOf = (table: TableSummary): TableFacts => ({
  id: table.id,
  minimum: table.limits.minimum,
  seats: table.seats.length,
  free: table.freeSeats,
  bank: null,
  taglia: table.shoe.number,
  disputes: table.openClaims,
})
