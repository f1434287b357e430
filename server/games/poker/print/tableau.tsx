import { View } from '@react-pdf/renderer'
import { type Column, Heading, Row } from '@/server/print/columns'
import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { Payments } from '@/server/print/payments'
import { ProofLine } from '@/server/print/proof'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
import type { CassaOnPaper, TableauLine, TableauPaper } from './papers'
import { type PartProps, Split } from './tableauParts'

/** The tableau of a table (XVI.1) with the arithmetic of its supero or ammanco (XVI.2). */
export function Tableau({ head, content }: { head: Letterhead; content: TableauPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const part = { content, words, pen }
  const last = lastPart(content)
  const signers = [words('tableau.sign.secretary'), words('tableau.sign.deputato')]
  const ending = (
    <>
      {content.proof && <ProofLine locale={head.locale} imported={content.imported} />}
      <SignatureLines signers={signers} />
    </>
  )
  return (
    <Sheet
      head={head}
      title={words('tableau.title')}
      lines={openingLines(head, content)}
      proof={content.proof}
    >
      <Lines {...part} ending={last === 'lines' && ending} />
      {content.imbalance !== null && <Split {...part} ending={last === 'split' && ending} />}
      {last === 'payments' && <Payments {...part} payments={content.payments} ending={ending} />}
    </Sheet>
  )
}

/** The part that stands above the signatures: they are never alone on a page, and nobody signs a page without figures. */
function lastPart({ closedAt, imported, imbalance }: TableauPaper) {
  if (closedAt !== null && !imported) return 'payments'
  return imbalance === null ? 'lines' : 'split'
}

function openingLines(head: Letterhead, content: TableauPaper): string[] {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const { unit } = head.club
  const amounts = unit ? words('unit.currency', { unit }) : words('unit.points')
  const standing = `${standingOf(content, words, pen)} · ${amounts}`
  return [`${content.evening.title} · ${pen.day(content.evening.day)}`, content.table, standing]
}

function standingOf(
  { closedAt, closedBy, imported }: TableauPaper,
  words: Words,
  pen: Pen,
): string {
  if (closedAt === null) return words('tableau.provisional')
  if (imported) return words('tableau.imported')
  const moment = pen.moment(closedAt)
  return closedBy
    ? words('tableau.closedBy', { moment, name: closedBy.name })
    : words('tableau.closed', { moment })
}

function Lines({ content, words, pen, ending }: PartProps) {
  const columns: Column[] = [
    { title: words('player'), parts: 24 },
    { title: words('tableau.casse'), parts: 26 },
    { title: words('tableau.drawn'), parts: 11, figure: true },
    { title: words('tableau.counted'), parts: 11, figure: true },
    { title: words('tableau.result'), parts: 14, figure: true },
    { title: words('tableau.share'), parts: 10, figure: true },
    { title: words('tableau.final'), parts: 12, figure: true },
  ]
  const known = (value: number | null, write: (chips: number) => string) =>
    value === null ? '' : write(value)
  const total = (of_: (row: TableauLine) => number | null) => {
    const values = content.rows.map(of_)
    return values.includes(null) ? null : values.reduce<number>((sum, n) => sum + (n ?? 0), 0)
  }
  return (
    <View>
      <Heading columns={columns} />
      {content.rows.map((row) => (
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
      <View wrap={false}>
        <Row
          kind="foot"
          columns={columns}
          cells={[
            words('tableau.total'),
            '',
            known(
              total((row) => row.drawn),
              pen.figure,
            ),
            known(
              total((row) => row.counted),
              pen.figure,
            ),
            known(
              total((row) => row.result),
              pen.signed,
            ),
            known(
              total((row) => row.shareChips),
              pen.signed,
            ),
            known(
              total((row) => row.final),
              pen.signed,
            ),
          ]}
        />
        {ending}
      </View>
    </View>
  )
}

function cassaText({ chips, at, reason }: CassaOnPaper, words: Words, pen: Pen): string {
  const time = at === null ? '' : `${pen.time(at)}  `
  const why = reason === null ? '' : `  ${words(`tableau.reason.${reason}`)}`
  return `${time}${pen.figure(chips)}${why}`
}
