import type { TableSummary } from '@/rules/chemin-de-fer/views/summary'
import type { Chips } from '@/rules/kernel/chips'
import type { TableFacts } from '../../float/room/facts'

/** The facts of a table of chemin de fer beside its float; the bank where the screen may show it. */
export const factsOf = (table: TableSummary, bank: Chips | null): TableFacts => ({
  id: table.id,
  minimum: table.minimum,
  seats: table.seats.length,
  free: table.freeSeats,
  bank,
  taglia: table.taglia.number,
  disputes: table.openDisputes,
})
