import type { AnyEvent, Instant, Occasion } from '../kernel/decider'
import { floatAt, withFloat } from './room'
import type { FloatRoom } from './state/room'
import type { BookLine, CoupTax, FloatTable } from './state/table'

/** The room with the event as a line of its table's day book; events of the room have none. Source: V.book. */
export function withLine(room: FloatRoom, event: AnyEvent, { at, by }: Occasion): FloatRoom {
  if (event.table === undefined) return room
  return withFloat(room, event.table, ({ lines }) => ({
    lines: [...lines, { number: lines.length + 1, at, by: by.member, event, struck: null }],
  }))
}

/** Everything since the last count that was right: lines of the book, and the coups with their taxes (ch9, ch18). */
export function sinceGoodCount(table: FloatTable): {
  readonly at: Instant | null
  readonly lines: readonly BookLine[]
  readonly coups: readonly CoupTax[]
} {
  const { goodCount, lines, taxes } = table
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
  goodCount: { at, line: floatAt(room, id).lines.length + 1 },
})
