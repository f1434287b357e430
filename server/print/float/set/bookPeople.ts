import { sumOf } from '@/rules/kernel/chips'
import type { Table } from '../../lists'
import type { BookPaper, ClientLine } from '../bookPapers'
import type { Writing } from './parts'

/** A part of the day book. */
export type OfBook = Writing & { content: BookPaper }

/** The staff on duty, from an hour to another (V.book-staff). */
export const staffTable = ({ content: { staff }, words, pen }: OfBook): Table => ({
  title: words('float.book.staff'),
  columns: [
    { title: words('float.office'), parts: 28 },
    { title: words('float.name'), parts: 34 },
    { title: words('float.from'), parts: 12 },
    { title: words('float.to'), parts: 12 },
    { title: words('float.place'), parts: 14 },
  ],
  rows: staff.map(({ office, person, inRoom, from, to }) => [
    office,
    person.name,
    pen.time(from),
    to === null ? '' : pen.time(to),
    words(inRoom ? 'float.inRoom' : 'float.atTable'),
  ]),
  none: words('float.none'),
})

/** The changeurs' turns, with the value that each took over (V.handover). */
export const turnsTable = ({ content: { turns }, words, pen }: OfBook): Table => ({
  title: words('float.book.turns'),
  columns: [
    { title: words('float.signer.changeur'), parts: 40 },
    { title: words('float.from'), parts: 15 },
    { title: words('float.to'), parts: 15 },
    { title: words('float.tookOver'), parts: 30, figure: true },
  ],
  rows: turns.map(({ person, since, until, took }) => [
    person.name,
    pen.time(since),
    until === null ? '' : pen.time(until),
    pen.figure(took),
  ]),
  none: words('float.none'),
})

const sumsOf = (lines: readonly ClientLine[], kind: ClientLine['kind']) =>
  sumOf(lines.filter((line) => line.kind === kind).map(({ chips }) => chips))

/** The clients with what went out and what came in, each with its hour (V.book-clients). */
export function clientsTable({ content: { clients }, words, pen }: OfBook): Table {
  const all = clients.flatMap(({ lines }) => lines)
  const rows = clients.flatMap(({ person, lines, left }) =>
    lines.map(({ at, kind, chips }, index) => [
      index === 0 ? (person?.name ?? words('float.unnamed')) : '',
      pen.time(at),
      kind === 'out' ? pen.figure(chips) : '',
      kind === 'back' ? pen.figure(chips) : '',
      kind === 'notes' ? pen.figure(chips) : '',
      index === lines.length - 1 && left !== 0 ? pen.figure(left) : '',
    ]),
  )
  return {
    title: words('float.book.clients'),
    columns: [
      { title: words('float.client'), parts: 34 },
      { title: words('float.hour'), parts: 12 },
      { title: words('float.out'), parts: 14, figure: true },
      { title: words('float.back'), parts: 14, figure: true },
      { title: words('float.banknotes'), parts: 14, figure: true },
      { title: words('float.left'), parts: 14, figure: true },
    ],
    rows,
    foot: [
      words('float.book.clientCount', { count: clients.length }),
      '',
      pen.figure(sumsOf(all, 'out')),
      pen.figure(sumsOf(all, 'back')),
      pen.figure(sumsOf(all, 'notes')),
      pen.figure(sumOf(clients.map(({ left }) => left))),
    ],
    none: words('float.none'),
  }
}
