import { minus, sumOf, totalChips } from '@/rules/kernel/chips'
import type { Table } from '../../lists'
import type { BookPaper } from '../bookPapers'
import type { OfBook } from './bookPeople'
import type { Writing } from './parts'

/** A record of the day book, which may also be a paper of its own. */
type Of<K extends keyof BookPaper> = Writing & { content: Pick<BookPaper, K> }

/** Tips and orphans of the side table. */
export function sideTable({ content: { side }, words, pen }: Of<'side'>): Table {
  return {
    title: words('float.book.side'),
    columns: [
      { title: words('float.hour'), parts: 12 },
      { title: words('float.kindOf'), parts: 20 },
      { title: words('float.seat'), parts: 10 },
      { title: words('float.sum'), parts: 18, figure: true, apart: true },
      { title: words('float.takenBy'), parts: 40 },
    ],
    rows: side.map(({ kind, at, chips, seat, takenBy, claimedBy }) => [
      pen.time(at),
      words(`float.side.${kind}`),
      seat === null ? '' : String(seat),
      pen.figure(chips),
      claimedBy ? words('float.side.claimed', { name: claimedBy.name }) : (takenBy?.name ?? ''),
    ]),
    foot: [words('float.total'), '', '', pen.figure(totalChips(side)), ''],
    none: words('float.none'),
  }
}

/** Checks of the inspector, alone or with the witness. */
export function checksTable({ content: { checks }, words, pen }: OfBook): Table {
  return {
    title: words('float.book.checks'),
    columns: [
      { title: words('float.hour'), parts: 12 },
      { title: words('float.kindOf'), parts: 16 },
      { title: words('float.result'), parts: 16 },
      { title: words('float.by'), parts: 34 },
      { title: words('float.note'), parts: 28 },
    ],
    rows: checks.map(({ at, what, isRight, inspector, witness, note }) => [
      pen.time(at),
      words(`float.check.${what}`),
      words(isRight ? 'float.right' : 'float.wrong'),
      witness ? `${inspector.name}, ${witness.name}` : inspector.name,
      note,
    ]),
    none: words('float.none'),
  }
}

/** Counts of the cards. */
export function cardsTable({ content: { cards }, words, pen }: Of<'cards'>): Table {
  return {
    title: words('float.book.cards'),
    columns: [
      { title: words('float.hour'), parts: 12 },
      { title: words('float.kindOf'), parts: 17 },
      { title: words('float.cards.found'), parts: 23 },
      { title: words('float.result'), parts: 14 },
      { title: words('float.by'), parts: 22 },
      { title: words('float.note'), parts: 22 },
    ],
    rows: cards.map((count) => [
      pen.time(count.at),
      words(`float.cards.${count.when}`, { taglia: count.taglia }),
      words('float.cards.figures', { cards: count.cards, masks: count.masks }),
      words(count.isWhole ? 'float.right' : 'float.wrong'),
      count.by.name,
      count.note,
    ]),
    none: words('float.none'),
  }
}

/** Declared plus and minus, each with the changeur on turn; its report has the rest. */
export function gapsTable({ content: { gaps }, words, pen }: OfBook): Table {
  return {
    title: words('float.book.gaps'),
    columns: [
      { title: words('float.line'), parts: 8 },
      { title: words('float.hour'), parts: 12 },
      { title: words('float.sum'), parts: 16, figure: true, apart: true },
      { title: words('float.gap.cause'), parts: 28 },
      { title: words('float.signer.changeur'), parts: 24 },
      { title: words('float.note'), parts: 24 },
    ],
    rows: gaps.map(({ number, at, chips, cause, changeur, compensates, note }) => [
      String(number),
      pen.time(at),
      pen.signed(chips),
      compensates === null
        ? words(`float.cause.${cause}`)
        : words('float.gap.compensates', { number: compensates }),
      changeur.name,
      note,
    ]),
    foot: ['', words('float.total'), pen.signed(totalChips(gaps)), '', '', ''],
    none: words('float.none'),
  }
}

/** The tax of each taglia (V.box-expected). */
export function taxesTable({ content: { taxes, knowsTax }, words, pen }: OfBook): Table {
  return {
    title: words('float.book.taxes'),
    columns: [
      { title: words('float.taglia'), parts: 30, figure: true },
      { title: words('float.yield.coups'), parts: 30, figure: true },
      { title: words('float.tax'), parts: 40, figure: true },
    ],
    rows: (knowsTax ? taxes : []).map(({ taglia, coups, chips }) => [
      String(taglia),
      String(coups),
      pen.figure(chips),
    ]),
    foot: [
      words('float.total'),
      String(taxes.reduce((sum, { coups }) => sum + coups, 0)),
      pen.figure(sumOf(taxes.map(({ chips }) => chips))),
    ],
    none: words(knowsTax ? 'float.none' : 'float.box.unknown'),
  }
}

/** The boxes of the tax, expected and counted. */
export function boxesTable({ content: { boxes }, words, pen }: OfBook): Table {
  return {
    title: words('float.book.boxes'),
    columns: [
      { title: words('float.box.number'), parts: 16 },
      { title: words('float.box.seal'), parts: 16 },
      { title: words('float.box.closedWith'), parts: 20 },
      { title: words('float.box.expected'), parts: 16, figure: true },
      { title: words('float.box.counted'), parts: 16, figure: true },
      { title: words('float.box.difference'), parts: 16, figure: true },
    ],
    rows: boxes.map(({ label, seal, sealedWith, expected, counted }) => [
      label,
      seal,
      sealedWith ?? '',
      expected === null ? '—' : pen.figure(expected),
      counted === null ? '' : pen.figure(counted),
      expected === null || counted === null ? '' : pen.signed(minus(counted, expected)),
    ]),
    none: words('float.none'),
  }
}

/** Cases and disputes decided at the table (V.commissario). */
export function rulingsTable({ content: { rulings }, words, pen }: OfBook): Table {
  return {
    title: words('float.book.rulings'),
    columns: [
      { title: words('float.hour'), parts: 12 },
      { title: words('float.entry'), parts: 66 },
      { title: words('float.by'), parts: 22 },
    ],
    rows: rulings.map(({ at, by, text }) => [pen.time(at), text, by?.name ?? '']),
    none: words('float.none'),
  }
}
