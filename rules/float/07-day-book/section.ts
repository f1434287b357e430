import { type Actor, type Decision, happens, OFFICERS, type Refused } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { floatArticle } from '../article'
import { lineAt } from '../book'
import { acting, changeurOf } from '../frame/acting'
import { boxesNear, notMoving, tablesNear } from '../frame/at-table'
import { EntryNumber, ofFloat, SOME_TEXT } from '../frame/forms'
import { refuseAtFloat } from '../refuse'
import { floatAt } from '../room'
import { FLOAT_ROLES, type Scene } from '../scene'
import { type BookEvent, evolveDayBook } from './events'
import { BOOK_REFUSALS } from './refusals'
import { lastUndoable, needsInspector, undoneLine } from './undo'

const { article, command } = floatArticle<BookEvent>()

const PERSONS = ['socio', ...OFFICERS] as const

/** V.book, V.book-print, ch25: the changeur on duty writes, as long as the book is open; reopened, the inspector. */
function writer(scene: Scene, by: Actor, table: string) {
  const { bookClosedAt, turn } = floatAt(scene.room, table)
  if (bookClosedAt !== null) return refuseAtFloat('V.book-print', 'book-closed')
  return turn ? changeurOf(scene, by, table) : acting(scene, by, ['commissario'], table, 'V.book')
}

const writeLine = command({
  schema: ofFloat.extend({ text: reason(1, 300) }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, text }, { by }): Decision<BookEvent> {
    const writes = writer(scene, by, table)
    if (isRefused(writes)) return writes
    return happens({ type: 'lineWritten', table, by: writes.who, text })
  },
})

/** V.book: a correction is a new line that strikes the old one, with its author and the reason. */
const strikeLine = command({
  schema: ofFloat.extend({ line: EntryNumber, why: reason(3, 300) }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, line, why }, { by }): Decision<BookEvent> {
    const writes = writer(scene, by, table)
    if (isRefused(writes)) return writes
    const old = lineAt(floatAt(scene.room, table), line)
    if (!old) return refuseAtFloat('V.book', 'no-such-line')
    if (old.struck) return refuseAtFloat('V.book', 'struck-already')
    // A line that moved pieces is corrected by another movement, never struck.
    if (old.event.type !== 'lineWritten') return refuseAtFloat('V.book', 'only-written-lines')
    return happens({ type: 'lineStruck', table, by: writes.who, line, why })
  },
})

/**
 * V.book, ch25: an entry made twice or in wrong pieces is undone as a whole by a new line, which strikes it and moves its
 * pieces and chips the other way. Of banknotes and advances only the inspector undoes one.
 */
const undoLine = command({
  schema: ofFloat.extend({ line: EntryNumber, why: reason(3, 300) }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, line, why }, { by }): Decision<BookEvent> {
    const inspector = acting(scene, by, ['commissario'], table, 'V.book')
    const writes = isRefused(inspector) ? writer(scene, by, table) : inspector
    if (isRefused(writes)) return writes
    const float = floatAt(scene.room, table)
    const moving = notMoving(float)
    if (moving) return moving
    const found = undoneLine(scene, float, lineAt(float, line))
    if (isRefused(found)) return found
    if (isRefused(inspector) && needsInspector(found.entry))
      return refuseAtFloat('V.book', 'inspector-undoes')
    const { book } = scene.floor
    return happens({ type: 'lineUndone', table, line, by: writes.who, why, book, ...found.undoing })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap((float) =>
      lastUndoable(scene, float).map((line) => ({ table: float.id, line, why: 'errore' })),
    ),
})

const isClosed = ({ room }: Scene, table: string): Refused | null =>
  floatAt(room, table).bookClosedAt === null ? refuseAtFloat('V.book-print', 'book-open') : null

/** V.book-print, ch25: a closed book is reopened by the inspector and the witness. */
const askBookReopening = command({
  schema: ofFloat.extend({ why: reason(3, 300) }),
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, why }, { by }): Decision<BookEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.book-print')
    if (isRefused(acts)) return acts
    const open = isClosed(scene, table)
    if (open) return open
    return happens({ type: 'bookReopeningAsked', table, inspector: acts.who, why })
  },
  candidates: (scene, by) => tablesNear(scene, by).map(({ id }) => ({ table: id, why: SOME_TEXT })),
})

const reopenBook = command({
  schema: ofFloat,
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table }, { by }): Decision<BookEvent> {
    const acts = acting(scene, by, ['testimone'], table, 'V.book-print')
    if (isRefused(acts)) return acts
    const { reopening } = floatAt(scene.room, table)
    if (!reopening) return refuseAtFloat('V.book-print', 'reopening-not-asked')
    const inspector = reopening.by
    if (inspector === acts.who) return refuseAtFloat('V.open-presence', 'three-persons')
    return happens({ type: 'bookReopened', table, inspector, witness: acts.who })
  },
  candidates: (scene, by) => tablesNear(scene, by).map(({ id }) => ({ table: id })),
})

/** V.book-print: a book that was reopened is closed again. */
const closeBook = command({
  schema: ofFloat,
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table }, { by }): Decision<BookEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.book-print')
    if (isRefused(acts)) return acts
    const { box, bookClosedAt, lineCount } = floatAt(scene.room, table)
    if (box === 'open' || bookClosedAt !== null || lineCount === 0)
      return refuseAtFloat('V.book-print', 'closes-with-table')
    return happens({ type: 'bookClosed', table, inspector: acts.who })
  },
  candidates: (scene, by) => tablesNear(scene, by).map(({ id }) => ({ table: id })),
})

/** Section 7: the day book. */
export const dayBook = article({
  id: 'F7',
  commands: { writeLine, strikeLine, undoLine, askBookReopening, reopenBook, closeBook },
  refusals: BOOK_REFUSALS,
  evolve: evolveDayBook,
})
