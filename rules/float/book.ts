import type { AnyEvent, Instant, Occasion } from '../kernel/decider'
import { floatAt, withFloat } from './room'
import type { FloatRoom } from './state/room'
import type { BookLine, CoupTax, FloatTable } from './state/table'

/** The most lines of a page. */
const MOST_LINES = 50

const NO_LINES: readonly BookLine[] = []

/** All lines of a table's day book, in order. */
export const linesOf = ({ pages }: Pick<FloatTable, 'pages'>): readonly BookLine[] =>
  NO_LINES.concat(...pages)

/** The line of a day book with this number; undefined when there is none. */
export const lineAt = (
  { pages }: Pick<FloatTable, 'pages'>,
  number: number,
): BookLine | undefined => pages[Math.floor((number - 1) / MOST_LINES)]?.[(number - 1) % MOST_LINES]

/** The room with the event as a line of its table's day book; events of the room have none. Source: V.book. */
export function withLine(room: FloatRoom, event: AnyEvent, { at, by }: Occasion): FloatRoom {
  if (event.table === undefined) return room
  return withFloat(room, event.table, ({ pages, lineCount }) => {
    const line = { number: lineCount + 1, at, by: by.member, event, struck: null }
    const last = pages.at(-1)
    const isFull = !last || last.length >= MOST_LINES
    return {
      lineCount: lineCount + 1,
      pages: isFull ? [...pages, [line]] : [...pages.slice(0, -1), [...last, line]],
    }
  })
}

/** Everything since the last count that was right: lines of the book, and the coups with their taxes (ch9, ch18). */
export function sinceGoodCount(table: FloatTable): {
  readonly at: Instant | null
  readonly lines: readonly BookLine[]
  readonly coups: readonly CoupTax[]
} {
  const { goodCount, taxes } = table
  const lines = linesOf(table)
  if (!goodCount) return { at: null, lines, coups: taxes }
  return {
    at: goodCount.at,
    lines: lines.filter(({ number }) => number > goodCount.line),
    coups: taxes.filter(({ at }) => at >= goodCount.at),
  }
}

/** The mark of a count that was right; the line of the count itself comes next. */
export const goodCountNow = (
  room: FloatRoom,
  id: string,
  at: Instant,
): Pick<FloatTable, 'goodCount'> => ({
  goodCount: { at, line: floatAt(room, id).lineCount + 1 },
})
