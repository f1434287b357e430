import { oncePer } from '../../kernel/once'
import { isTableOpen } from '../at-table'
import type { Evening } from '../evening'
import { listViews } from './list'
import type { BoardView, TableSummary } from './shapes'
import { tableSummary } from './summary'

/** The tables that form or play, without anybody's money. */
export const openTables = oncePer((evening: Evening): readonly TableSummary[] =>
  Object.values(evening.tables)
    .filter(isTableOpen)
    .map((table) => tableSummary(evening, table, 'hidden')),
)

/** The wall screen: lists and tables that are really there, nobody's money. */
export const boardView = (evening: Evening): BoardView => ({
  kind: 'board',
  status: evening.status,
  title: evening.title,
  day: evening.day,
  lists: listViews(evening),
  tables: openTables(evening),
})
