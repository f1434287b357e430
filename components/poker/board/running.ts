import type { BoardView, OpenTable } from '@/rules/poker/views/board'

const RUNNING: readonly string[] = ['called', 'seating', 'playing']

/** The tables of a list that are forming or playing: a game that is over is not on the wall. */
export function runningTables(view: BoardView, list: string): OpenTable[] {
  return view.tables.filter((table) => table.list === list && RUNNING.includes(table.status))
}
