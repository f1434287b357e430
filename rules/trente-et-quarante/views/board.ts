import type { Instant } from '../../kernel/decider'
import { oncePer } from '../../kernel/once'
import type { Evening } from '../evening'
import { summaryOf, type TableSummary } from './summary'

/** The view of the wall screen: limits, taglia and latest results of each table, and nobody's money. */
export interface BoardView {
  readonly kind: 'board'
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly openedAt: Instant
  readonly isCounting: boolean
  readonly tables: readonly TableSummary[]
}

/** The chips are being counted. */
export const isCounting = ({ closing, tableau }: Evening): boolean =>
  closing !== null && tableau === null

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
  isCounting: isCounting(evening),
  tables: openTables(evening),
})
