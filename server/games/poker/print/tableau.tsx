import { Text, View } from '@react-pdf/renderer'
import { NO_CHIPS, negate, sumOf } from '@/rules/kernel/chips'
import { type Column, Heading, Row } from '@/server/print/columns'
import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { ProofLine } from '@/server/print/proof'
import { paper } from '@/server/print/type'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
import type { CassaOnPaper, PaymentLine, TableauLine, TableauPaper } from './papers'

/** The tableau of a table (XVI.1) with the arithmetic of its supero or ammanco (XVI.2). */
export function Tableau({ head, content }: { head: Letterhead; content: TableauPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  return (
    <Sheet
      head={head}
      title={words('tableau.title')}
      lines={openingLines(head, content)}
      proof={content.proof}
    >
      <Lines content={content} words={words} pen={pen} />
      <Split content={content} words={words} pen={pen} />
      {content.closedAt !== null && !content.imported && (
        <Payments content={content} words={words} pen={pen} />
      )}
      {content.proof && <ProofLine locale={head.locale} imported={content.imported} />}
      <SignatureLines signers={[words('tableau.sign.secretary'), words('tableau.sign.deputato')]} />
    </Sheet>
  )
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

interface PartProps {
  content: TableauPaper
  words: Words
  pen: Pen
}

function Lines({ content, words, pen }: PartProps) {
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
    </View>
  )
}

function cassaText({ chips, at, reason }: CassaOnPaper, words: Words, pen: Pen): string {
  const time = at === null ? '' : `${pen.time(at)}  `
  const why = reason === null ? '' : `  ${words(`tableau.reason.${reason}`)}`
  return `${time}${pen.figure(chips)}${why}`
}

function Split({ content, words, pen }: PartProps) {
  const gap = content.imbalance
  if (gap === null) return null
  if (gap === 0) return <Text style={{ marginTop: 10 }}>{words('tableau.split.even')}</Text>
  const results = content.rows.map((row) => row.result ?? NO_CHIPS)
  const losses = negate(sumOf(results.filter((r) => r < 0)))
  const wins = sumOf(results.filter((r) => r > 0))
  const kind = gap > 0 ? 'supero' : 'ammanco'
  return (
    <View style={{ marginTop: 10 }}>
      <Text style={paper.strong}>
        {words(`tableau.split.${kind}`, { amount: pen.figure(Math.abs(gap)) })}
      </Text>
      <Text>
        {words('tableau.split.sums', {
          losses: pen.figure(losses),
          wins: pen.figure(wins),
          gap: pen.signed(gap),
        })}
      </Text>
      {content.rows.map((row) => (
        <ShareLine
          key={`${row.player.card}/${row.player.name}`}
          row={row}
          words={words}
          pen={pen}
        />
      ))}
      <Text style={paper.small}>{words('tableau.split.rounding')}</Text>
    </View>
  )
}

/** `numerator = amount × weight`, so the amount shared out can be computed back from any row. */
function ShareLine({ row, words, pen }: { row: TableauLine; words: Words; pen: Pen }) {
  const { share } = row
  if (!share || share.weight === 0) return null
  const exact = share.numerator / share.total
  return (
    <Text>
      {words('tableau.split.line', {
        name: row.player.name,
        amount: pen.figure(share.numerator / share.weight),
        weight: pen.figure(share.weight),
        total: pen.figure(share.total),
        exact: pen.exact(exact),
        share: pen.signed(row.shareChips),
      })}
    </Text>
  )
}

function Payments({ content, words, pen }: PartProps) {
  const columns: Column[] = [
    { title: words('tableau.payments.number'), parts: 6 },
    { title: words('tableau.payments.from'), parts: 26 },
    { title: words('tableau.payments.to'), parts: 26 },
    { title: words('tableau.payments.amount'), parts: 14, figure: true },
    { title: words('tableau.payments.handed'), parts: 14, figure: true },
    { title: words('tableau.payments.received'), parts: 14, figure: true },
  ]
  const side = (person: PaymentLine['from']) => person?.name ?? words('desk')
  const when = (at: number | null) => (at === null ? '______' : pen.time(at))
  return (
    <View>
      <Text style={paper.section}>{words('tableau.payments.title')}</Text>
      {content.payments.length === 0 && <Text>{words('tableau.payments.none')}</Text>}
      {content.payments.length > 0 && <Heading columns={columns} />}
      {content.payments.map(({ number, from, to, chips, handedAt, receivedAt }) => (
        <Row
          key={number}
          columns={columns}
          cells={[
            String(number),
            side(from),
            side(to),
            pen.figure(chips),
            when(handedAt),
            when(receivedAt),
          ]}
        />
      ))}
    </View>
  )
}
