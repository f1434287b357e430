import type { Evolve } from '../../kernel/article'
import type { MemberId } from '../../kernel/ids'
import { withFloat } from '../room'
import type { AtTable } from '../scene'
import type { FloatRoom } from '../state/room'
import type { BookLine } from '../state/table'
import { type UndoEvent, withUndone } from './undo'

export type BookEvent =
  | (AtTable<'lineWritten'> & { readonly by: MemberId; readonly text: string })
  | (AtTable<'lineStruck'> & {
      readonly by: MemberId
      readonly line: number
      readonly why: string
    })
  | (AtTable<'bookReopeningAsked'> & { readonly inspector: MemberId; readonly why: string })
  | (AtTable<'bookReopened'> & { readonly inspector: MemberId; readonly witness: MemberId })
  | (AtTable<'bookClosed'> & { readonly inspector: MemberId })
  | UndoEvent

const withStruck = (
  room: FloatRoom,
  table: string,
  line: number,
  struck: NonNullable<BookLine['struck']>,
): FloatRoom =>
  withFloat(room, table, ({ pages }) => ({
    pages: pages.map((page) =>
      page.some(({ number }) => number === line)
        ? page.map((one) => (one.number === line ? { ...one, struck } : one))
        : page,
    ),
  }))

export const evolveDayBook: Evolve<FloatRoom, BookEvent> = {
  lineWritten: (room) => room,
  lineStruck: (room, { table, by, line, why }, { at }) =>
    withStruck(room, table, line, { by, at, why }),
  lineUndone: (room, event, { at }) => {
    const { table, line, by, why } = event
    return withStruck(withUndone(room, event, at), table, line, { by, at, why })
  },
  bookReopeningAsked: (room, { table, inspector, why }, { at }) =>
    withFloat(room, table, () => ({ reopening: { by: inspector, at, why } })),
  bookReopened: (room, { table }) =>
    withFloat(room, table, () => ({ reopening: null, bookClosedAt: null })),
  bookClosed: (room, { table }, { at }) => withFloat(room, table, () => ({ bookClosedAt: at })),
}
