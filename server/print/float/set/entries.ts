import type { Table } from '../../lists'
import type { AdvanceLine, LineOnPaper, MovementLine } from '../bookPapers'
import type { Writing } from './parts'

/** Lines of the day book in order; a struck one is crossed out, with the person who struck it and why. */
export const entriesTable = (
  title: string,
  lines: readonly LineOnPaper[],
  { words, pen }: Writing,
): Table => ({
  title,
  columns: [
    { title: words('float.line'), parts: 7 },
    { title: words('float.hour'), parts: 9 },
    { title: words('float.entry'), parts: 62 },
    { title: words('float.by'), parts: 22 },
  ],
  rows: lines.map(({ number, at, by, text, struck }) => [
    String(number),
    pen.time(at),
    struck
      ? {
          struck: text,
          note: words('float.struck', {
            time: pen.time(struck.at),
            name: struck.by.name,
            why: struck.why,
          }),
        }
      : text,
    by?.name ?? words('float.post'),
  ]),
  none: words('float.none'),
})

/** The forms of the float, one line each. */
export const movementsTable = (
  movements: readonly MovementLine[],
  { words, pen }: Writing,
): Table => ({
  title: words('float.book.movements'),
  columns: [
    { title: words('float.form.form'), parts: 24 },
    { title: words('float.step.asked'), parts: 14 },
    { title: words('float.step.received'), parts: 14 },
    { title: words('float.form.gives'), parts: 15, figure: true },
    { title: words('float.form.gets'), parts: 15, figure: true, apart: true },
    { title: words('float.form.state'), parts: 18 },
  ],
  rows: movements.map(({ kind, form, asked, received, out, in: comes, status }) => [
    words('float.form.numbered', { kind: words(`float.kind.${kind}`), form }),
    asked === null ? '' : pen.time(asked),
    received === null ? '' : pen.time(received),
    pen.figure(out),
    pen.figure(comes),
    words(`float.status.${status}`),
  ]),
  none: words('float.none'),
})

/** Advances with their grantor, their returns and what is left. */
export const advancesTable = (
  advances: readonly AdvanceLine[],
  { words, pen }: Writing,
): Table => ({
  title: words('float.book.advances'),
  columns: [
    { title: words('float.line'), parts: 6 },
    { title: words('float.client'), parts: 22 },
    { title: words('float.advance.granted'), parts: 24 },
    { title: words('float.advance.given'), parts: 10 },
    { title: words('float.out'), parts: 11, figure: true },
    { title: words('float.back'), parts: 11, figure: true },
    { title: words('float.left'), parts: 11, figure: true, apart: true },
    { title: words('float.form.state'), parts: 16 },
  ],
  rows: advances.map((one) => [
    String(one.number),
    one.person.name,
    `${one.grantor.name}, ${pen.time(one.grantedAt)}`,
    one.givenAt === null ? '' : pen.time(one.givenAt),
    one.givenAt === null ? '' : pen.figure(one.chips),
    pen.figure(one.returned),
    pen.figure(one.left),
    words(`float.advance.status.${one.status}`),
  ]),
  none: words('float.none'),
})
