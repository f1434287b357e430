import type { BoardView, OpenTable } from '@/rules/poker/views/board'

const RUNNING: readonly string[] = ['called', 'seating', 'playing']

/** The tables of a list that are forming or playing; the wall does not show a game that is over. */
export function runningTables(view: BoardView, list: string): OpenTable[] {
  return view.tables.filter((table) => table.list === list && RUNNING.includes(table.status))
}
