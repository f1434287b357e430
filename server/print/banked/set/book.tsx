import { View } from '@react-pdf/renderer'
import { sumOf, totalChips } from '@/rules/kernel/chips'
import { staffTable, turnsTable } from '../../float/set/bookPeople'
import { cardsTable, gapsTable } from '../../float/set/bookRecords'
import { movementsTable } from '../../float/set/entries'
import { FloatSheet, Proven, type Writing, writingFor } from '../../float/set/parts'
import { SignatureLines } from '../../frame'
import type { Block, Table } from '../../lists'
import type { Letterhead } from '../../papers'
import type { TableBookPaper } from '../papers'
import { BankResult } from './result'

type OfBook = Writing & { content: TableBookPaper }

/** The book of a table for its day: result, float, shoes, limits, rulings, staff and signatures. Source: J.6, K.4. */
export function TableBookSheet({ head, content }: { head: Letterhead; content: TableBookPaper }) {
  const { words, pen } = writingFor(head)
  const part = { content, words, pen }
  const { openedAt, closedAt, float, won, statement } = content
  const { unit } = head.club
  const amounts = unit ? words('unit.currency', { unit }) : words('unit.points')
  const hours =
    closedAt === null
      ? words('banked.openSince', { time: pen.time(openedAt) })
      : words('banked.openFrom', { from: pen.time(openedAt), to: pen.time(closedAt) })
  const state = closedAt === null ? words('tableau.provisional') : words('banked.closed')
  const ofFloat = float ? { content: float, words, pen } : null
  const blocks = [
    <BankResult key="result" won={won} statement={statement} words={words} pen={pen} />,
    shoesTable(part),
    limitsTable(part),
    ...(ofFloat
      ? [
          countsTable(part),
          movementsTable(ofFloat.content.movements, ofFloat),
          gapsTable(ofFloat),
          cardsTable(ofFloat),
        ]
      : []),
    ...abandonedBlocks(part),
    rulingsOf(part),
    ...(ofFloat ? [staffTable(ofFloat), turnsTable(ofFloat)] : []),
  ]
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('banked.book')}
      lines={[hours, `${state} · ${amounts}`]}
      blocks={blocks}
      ending={<Ending {...part} />}
    />
  )
}

/** The shoes with their colpi and their result. */
const shoesTable = ({ content: { pack, shoes, won }, words, pen }: OfBook): Table => ({
  title: words(`banked.packs.${pack}`),
  columns: [
    { title: words(`banked.packNumber.${pack}`), parts: 16, figure: true },
    { title: words('float.from'), parts: 18, figure: true },
    { title: words('banked.colpi'), parts: 34, figure: true },
    { title: words('banked.won'), parts: 32, figure: true },
  ],
  rows: shoes.map(({ number, at, from, to, won: result }) => [
    String(number),
    pen.time(at),
    to < from ? '—' : `${from}–${to} (${to - from + 1})`,
    pen.signed(result),
  ]),
  foot: [
    words('float.total'),
    '',
    String(shoes.reduce((sum, { from, to }) => sum + to - from + 1, 0)),
    pen.signed(shoes.length === 0 ? won : sumOf(shoes.map((shoe) => shoe.won))),
  ],
  none: words('banked.noShoes'),
})

/** Limits in force, each with its two signatures. */
const limitsTable = ({ content: { limits }, words, pen }: OfBook): Table => ({
  title: words('banked.limits'),
  columns: [
    { title: words('banked.since'), parts: 16, figure: true },
    { title: words('banked.minimum'), parts: 18, figure: true },
    { title: words('banked.maximum'), parts: 18, figure: true, apart: true },
    { title: words('banked.signed'), parts: 48 },
  ],
  rows: limits.map(({ since, minimum, maximum, signers }) => [
    String(since),
    pen.figure(minimum),
    pen.figure(maximum),
    signers.map(({ name }) => name).join(', '),
  ]),
  none: words('float.none'),
})

/** The float's counts, with the result that each brought into it. */
const countsTable = ({ content: { counts }, words, pen }: OfBook): Table => ({
  title: words('banked.counts'),
  columns: [
    { title: words('float.hour'), parts: 10 },
    { title: words('float.kindOf'), parts: 20 },
    { title: words('banked.counted'), parts: 15, figure: true },
    { title: words('banked.brings'), parts: 15, figure: true, apart: true },
    { title: words('float.result'), parts: 14 },
    { title: words('float.by'), parts: 30 },
  ],
  rows: counts.map(({ kind, at, chips, played, isRight, people }) => [
    pen.time(at),
    words(`banked.count.${kind}`),
    pen.figure(chips),
    played === null ? '' : pen.signed(played),
    words(isRight ? 'float.right' : 'float.wrong'),
    people.map(({ name }) => name).join(', '),
  ]),
  none: words('float.none'),
})

/** Winnings held abandoned, apart from the float (B.37). */
function abandonedBlocks({ content: { abandoned }, words, pen }: OfBook): Block[] {
  if (!abandoned) return []
  const held = abandoned.filter(({ status }) => status === 'held')
  const table: Table = {
    title: words('banked.abandoned'),
    columns: [
      { title: words('float.hour'), parts: 12 },
      { title: words('banked.player'), parts: 38 },
      { title: words('float.sum'), parts: 20, figure: true, apart: true },
      { title: words('float.form.state'), parts: 30 },
    ],
    rows: abandoned.map(({ at, who, chips, status }) => [
      pen.time(at),
      who,
      pen.figure(chips),
      words(`banked.waits.${status}`),
    ]),
    foot: [words('banked.held'), '', pen.figure(totalChips(held)), ''],
    none: words('float.none'),
  }
  return [table]
}

/** Rulings on claims and slips. */
const rulingsOf = ({ content: { rulings }, words, pen }: OfBook): Table => ({
  title: words('banked.rulings'),
  columns: [
    { title: words('float.hour'), parts: 12 },
    { title: words('float.entry'), parts: 66 },
    { title: words('float.by'), parts: 22 },
  ],
  rows: rulings.map(({ at, by, text }) => [pen.time(at), text, by?.name ?? '']),
  none: words('float.none'),
})

/** The proof, and the lines of the head of the table and of the controller. */
function Ending({ content: { head, control }, words }: OfBook) {
  const line = (office: string, name: string | undefined) => `${office}\n${name ?? '\u00a0'}`
  return (
    <View wrap={false}>
      <Proven words={words} />
      <SignatureLines
        signers={[
          line(words('banked.sign.head'), head?.name),
          line(words('banked.sign.control'), control?.name),
        ]}
      />
    </View>
  )
}
