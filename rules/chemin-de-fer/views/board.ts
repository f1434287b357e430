import type { Instant } from '../../kernel/decider'
import { oncePer } from '../../kernel/once'
import type { Evening } from '../evening'
import { summaryOf, type TableSummary } from './summary'

/** The view of the wall screen: seats, bookings and the sabot's place at each table, and nobody's money. */
export interface BoardView {
  readonly kind: 'board'
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly openedAt: Instant
  readonly isCounting: boolean
  readonly tables: readonly TableSummary[]
  /** Whether the house has declared a float, so that its rows hold too. */
  readonly hasFloat: boolean
}

/** The tables that are not closed, without anybody's chips. */
export const openTables = oncePer((evening: Evening): readonly TableSummary[] =>
  Object.values(evening.tables)
    .filter(({ status }) => status !== 'closed')
    .map(summaryOf),
)

/** The wall screen. */
export const boardView = (evening: Evening): BoardView => ({
  kind: 'board',
  status: evening.status,
  title: evening.title,
  day: evening.day,
  openedAt: evening.openedAt,
  isCounting: evening.closing !== null && evening.tableau === null,
  tables: openTables(evening),
  hasFloat: evening.float.settings !== null,
})
