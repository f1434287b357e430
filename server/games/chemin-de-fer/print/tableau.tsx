import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { type Chips, NO_CHIPS, negate, plus, sumOf } from '@/rules/kernel/chips'
import { type Column, Heading, Row } from '@/server/print/columns'
import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { Payments } from '@/server/print/payments'
import { ProofLine } from '@/server/print/proof'
import { paper } from '@/server/print/type'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
import type { SalaLine, SalaPaper } from './papers'

interface PartProps {
  content: SalaPaper
  words: Words
  pen: Pen
  /** The signatures and what is printed above them, for the last part of the sheet. */
  ending: ReactNode
}

/** The tableau of an evening of chemin de fer (C.3): people, the club's own lines, the imbalance, the payments. */
export function SalaTableau({ head, content }: { head: Letterhead; content: SalaPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const part = { content, words, pen }
  const isClosed = content.closedAt !== null
  const ending = (
    <>
      {content.proof && <ProofLine locale={head.locale} imported={false} />}
      <SignatureLines signers={[words('tableau.sign.secretary'), words('sala.sign')]} />
    </>
  )
  return (
    <Sheet
      head={head}
      title={words('sala.title')}
      lines={openingLines(head, content)}
      proof={content.proof}
    >
      <Lines {...part} ending={content.imbalance === null && ending} />
      {content.imbalance !== null && <Gap {...part} ending={!isClosed && ending} />}
      {isClosed && <Payments {...part} payments={content.payments} ending={ending} />}
    </Sheet>
  )
}

function openingLines(head: Letterhead, content: SalaPaper): string[] {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const { unit } = head.club
  const amounts = unit ? words('unit.currency', { unit }) : words('unit.points')
  const { evening, closedAt, closedBy, tables } = content
  const moment = closedAt === null ? '' : pen.moment(closedAt)
  const standing =
    closedAt === null
      ? words('tableau.provisional')
      : closedBy
        ? words('tableau.closedBy', { moment, name: closedBy.name })
        : words('tableau.closed', { moment })
  return [
    `${evening.title} · ${pen.day(evening.day)}`,
    words('sala.tables', { tables }),
    `${standing} · ${amounts}`,
  ]
}

const columnsOf = (words: Words): Column[] => [
  { title: words('player'), parts: 24 },
  { title: words('tableau.casse'), parts: 26 },
  { title: words('tableau.drawn'), parts: 11, figure: true },
  { title: words('tableau.counted'), parts: 11, figure: true },
  { title: words('tableau.result'), parts: 14, figure: true },
  { title: words('tableau.share'), parts: 10, figure: true },
  { title: words('tableau.final'), parts: 12, figure: true },
]

const known = (value: Chips | null, write: (chips: number) => string) =>
  value === null ? '' : write(value)

/** The sum of a column; null while one of its cells is not known. */
function totalOf(rows: readonly SalaLine[], cell: (row: SalaLine) => Chips | null): Chips | null {
  const cells = rows.map(cell)
  return cells.includes(null) ? null : sumOf(cells.map((chips) => chips ?? NO_CHIPS))
}

function Lines({ content, words, pen, ending }: PartProps) {
  const columns = columnsOf(words)
  const { rows, tax, deposits } = content
  const finals = totalOf(rows, ({ final }) => final)
  const club = [
    { title: words('sala.tax'), chips: tax, isShown: true },
    { title: words('sala.deposits'), chips: deposits, isShown: deposits > 0 },
  ].filter(({ isShown }) => isShown)
  return (
    <View>
      <Heading columns={columns} />
      {rows.map((row) => (
        <Row
          key={`${row.player.card}/${row.player.name}`}
          columns={columns}
          cells={[
            `${row.player.name}\n${words('card', { card: row.player.card })}`,
            row.casse.map((cassa) => cassaText(cassa, words, pen)).join('\n'),
            pen.figure(row.drawn),
            known(row.counted, pen.figure),
            known(row.result, pen.signed),
            row.shareChips === 0 ? '' : pen.signed(row.shareChips),
            known(row.final, pen.signed),
          ]}
        />
      ))}
      {club.map(({ title, chips }) => (
        <Row key={title} columns={columns} cells={[title, '', '', '', '', '', pen.signed(chips)]} />
      ))}
      <View wrap={false}>
        <Row
          kind="foot"
          columns={columns}
          cells={[
            words('tableau.total'),
            '',
            known(
              totalOf(rows, ({ drawn }) => drawn),
              pen.figure,
            ),
            known(
              totalOf(rows, ({ counted }) => counted),
              pen.figure,
            ),
            known(
              totalOf(rows, ({ result }) => result),
              pen.signed,
            ),
            known(
              totalOf(rows, ({ shareChips }) => shareChips),
              pen.signed,
            ),
            finals === null ? '' : pen.signed(plus(finals, plus(tax, deposits))),
          ]}
        />
        {ending}
      </View>
    </View>
  )
}

function cassaText({ chips, at, why }: SalaLine['casse'][number], words: Words, pen: Pen): string {
  const reason = why === 'correzione' ? `  ${words('tableau.reason.correzione')}` : ''
  return `${pen.time(at)}  ${pen.figure(chips)}${reason}`
}

/** The arithmetic of the supero or ammanco: losses, wins and the club's part, and a line for each share. */
function Gap({ content, words, pen, ending }: PartProps) {
  const { rows, imbalance, tax, deposits } = content
  const gap = imbalance ?? NO_CHIPS
  const results = rows.map(({ result }) => result ?? NO_CHIPS)
  const sums = {
    losses: pen.figure(negate(sumOf(results.filter((result) => result < 0)))),
    wins: pen.figure(sumOf(results.filter((result) => result > 0))),
    club: pen.figure(plus(tax, deposits)),
    gap: pen.signed(gap),
  }
  return (
    <View style={{ marginTop: 10 }}>
      {gap === 0 && <Text>{words('sala.even', sums)}</Text>}
      {gap !== 0 && (
        <Text style={paper.strong} minPresenceAhead={40}>
          {words(gap > 0 ? 'sala.supero' : 'sala.ammanco', { amount: pen.figure(Math.abs(gap)) })}
        </Text>
      )}
      {gap !== 0 && <Text>{words('sala.sums', sums)}</Text>}
      {rows.map((row) => (
        <ShareOf key={`${row.player.card}/${row.player.name}`} row={row} words={words} pen={pen} />
      ))}
      {ending}
    </View>
  )
}

/** `numerator = amount × weight`, so the amount shared out can be computed back from any row. */
function ShareOf({ row, words, pen }: { row: SalaLine; words: Words; pen: Pen }) {
  const { share } = row
  if (!share || share.weight === 0) return null
  return (
    <Text>
      {words('tableau.split.line', {
        name: row.player.name,
        amount: pen.figure(share.numerator / share.weight),
        weight: pen.figure(share.weight),
        total: pen.figure(share.total),
        exact: pen.exact(share.numerator / share.total),
        share: pen.signed(row.shareChips),
      })}
    </Text>
  )
}
