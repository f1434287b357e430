import { oncePer, whileSame } from '../../kernel/once'
import type { Evening } from '../evening'
import { isTableOpen, type OpenStatus } from '../frame/at-table'
import type { Table } from '../state/table'
import { type ListView, listViews } from './list'
import { type TableSummary, tableSummary } from './summary'

/** A table that forms or plays. */
export type OpenTable = TableSummary<OpenStatus>

/** The view of the wall screen: the players of each table, the called and the free places, without anybody's chips. */
export interface BoardView {
  kind: 'board'
  status: string
  title: string
  day: string
  lists: readonly ListView[]
  tables: readonly OpenTable[]
}

const openTable = whileSame(
  ({ lists, signUps }: Evening, _: Table & { status: OpenStatus }) => [lists, signUps],
  (evening, table): OpenTable => tableSummary(evening, table, 'hidden'),
)

/** The tables that form or play, without anybody's chips. */
export const openTables = oncePer((evening: Evening): readonly OpenTable[] =>
  Object.values(evening.tables)
    .filter(isTableOpen)
    .map((table) => openTable(evening, table)),
)

/** The wall screen: the open lists and tables, without anybody's chips. */
export const boardView = (evening: Evening): BoardView => ({
  kind: 'board',
  status: evening.status,
  title: evening.title,
  day: evening.day,
  lists: listViews(evening),
  tables: openTables(evening),
})
