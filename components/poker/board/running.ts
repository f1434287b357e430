import type { BoardView } from '@/rules/poker/views/board'
import type { TableSummary } from '@/rules/poker/views/summary'

const RUNNING: readonly string[] = ['called', 'seating', 'playing']

/** The tables of a list that are forming or playing; the wall does not show a game that is over. */
export function runningTables(view: BoardView, list: string): TableSummary[] {
  return view.tables.filter((table) => table.list === list && RUNNING.includes(table.status))
}
