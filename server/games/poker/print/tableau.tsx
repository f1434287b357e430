import { Text } from '@react-pdf/renderer'
import { NO_CHIPS, negate, sumOf } from '@/rules/kernel/chips'
import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Block } from '@/server/print/lists'
import type { Letterhead } from '@/server/print/papers'
import { paymentsTable } from '@/server/print/payments'
import { ProofLine } from '@/server/print/proof'
import { sharesBlock, tableauTable } from '@/server/print/tableau'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
import type { CassaOnPaper, TableauPaper } from './papers'

/** The tableau of a table (XVI.1) with the arithmetic of its supero or ammanco (XVI.2). */
export function Tableau({ head, content }: { head: Letterhead; content: TableauPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const { rows, imported, closedAt, payments } = content
  const signers = [words('tableau.sign.secretary'), words('tableau.sign.deputato')]
  const ending = (
    <>
      {content.proof && <ProofLine locale={head.locale} imported={imported} />}
      <SignatureLines signers={signers} />
    </>
  )
  return (
    <Sheet
      head={head}
      title={words('tableau.title')}
      lines={openingLines(head, content)}
      proof={content.proof}
      blocks={[
        tableauTable({
          rows,
          casseOf: ({ casse }) => casse.map((cassa) => cassaText(cassa, words, pen)),
          words,
          pen,
        }),
        ...splitOf(content, words, pen),
        ...(closedAt !== null && !imported ? [paymentsTable({ payments, words, pen })] : []),
      ]}
      ending={ending}
    />
  )
}

/** XVI.2: the arithmetic of the supero or ammanco, a line for each share; nothing before the count is complete. */
function splitOf({ rows, imbalance }: TableauPaper, words: Words, pen: Pen): Block[] {
  if (imbalance === null) return []
  if (imbalance === 0)
    return [
      <Text key="even" style={{ marginTop: 10 }}>
        {words('tableau.split.even')}
      </Text>,
    ]
  const results = rows.map(({ result }) => result ?? NO_CHIPS)
  const kind = imbalance > 0 ? 'supero' : 'ammanco'
  return [
    sharesBlock({
      rows,
      title: words(`tableau.split.${kind}`, { amount: pen.figure(Math.abs(imbalance)) }),
      sums: words('tableau.split.sums', {
        losses: pen.figure(negate(sumOf(results.filter((r) => r < 0)))),
        wins: pen.figure(sumOf(results.filter((r) => r > 0))),
        gap: pen.signed(imbalance),
      }),
      note: words('tableau.split.rounding'),
      words,
      pen,
    }),
  ]
}

function openingLines(head: Letterhead, content: TableauPaper): string[] {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const { unit } = head.club
  const amounts = unit ? words('unit.currency', { unit }) : words('unit.points')
  const standing = `${standingOf(content, words, pen)} · ${amounts}`
  return [pen.evening(content.evening), content.table, standing]
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

function cassaText({ chips, at, reason }: CassaOnPaper, words: Words, pen: Pen): string {
  const time = at === null ? '' : `${pen.time(at)} `
  const why = reason === null ? '' : ` ${words(`tableau.reason.${reason}`)}`
  return `${time}${pen.figure(chips)}${why}`
}
