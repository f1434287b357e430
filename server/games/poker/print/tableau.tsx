import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { Payments } from '@/server/print/payments'
import { ProofLine } from '@/server/print/proof'
import { TableauLines } from '@/server/print/tableau'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
import type { CassaOnPaper, TableauPaper } from './papers'
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
  return (
    <TableauLines
      rows={content.rows}
      casseOf={({ casse }) => casse.map((cassa) => cassaText(cassa, words, pen)).join('\n')}
      words={words}
      pen={pen}
      ending={ending}
    />
  )
}

function cassaText({ chips, at, reason }: CassaOnPaper, words: Words, pen: Pen): string {
  const time = at === null ? '' : `${pen.time(at)}  `
  const why = reason === null ? '' : `  ${words(`tableau.reason.${reason}`)}`
  return `${time}${pen.figure(chips)}${why}`
}
