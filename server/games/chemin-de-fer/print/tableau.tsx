import { minus, NO_CHIPS, negate, plus, sumOf } from '@/rules/kernel/chips'
import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Block, Table } from '@/server/print/lists'
import type { Letterhead } from '@/server/print/papers'
import { paymentsTable } from '@/server/print/payments'
import { ProofLine } from '@/server/print/proof'
import { sharesBlock, tableauTable } from '@/server/print/tableau'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
import type { SalaLine, SalaPaper } from './papers'

interface PartProps {
  content: SalaPaper
  words: Words
  pen: Pen
}

/** The tableau of an evening of chemin de fer (C.3): people, the club's own lines, the imbalance, the payments. */
export function SalaTableau({ head, content }: { head: Letterhead; content: SalaPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const part = { content, words, pen }
  const { payments, imbalance, closedAt } = content
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
      blocks={[
        linesOf(part),
        ...(imbalance === null ? [] : [gapOf(part)]),
        ...(closedAt === null ? [] : [paymentsTable({ payments, words, pen })]),
      ]}
      ending={ending}
    />
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
  return [pen.evening(evening), words('sala.tables', { tables }), `${standing} · ${amounts}`]
}

function linesOf({ content, words, pen }: PartProps): Table {
  const { rows, tax, deposits, notes } = content
  const ours = [
    { title: words('sala.deposits'), chips: deposits },
    { title: words('sala.notes'), chips: negate(notes) },
  ]
  return tableauTable({
    rows,
    casseOf: ({ casse }) => casse.map((cassa) => cassaText(cassa, words, pen)),
    club: [{ title: words('sala.tax'), chips: tax }, ...ours.filter(({ chips }) => chips !== 0)],
    words,
    pen,
  })
}

function cassaText({ chips, at, why }: SalaLine['casse'][number], words: Words, pen: Pen): string {
  const reason = why === 'correzione' || chips < 0 ? ` ${words('tableau.reason.correzione')}` : ''
  return `${pen.time(at)} ${pen.figure(chips)}${reason}`
}

/** The arithmetic of the supero or ammanco: losses, wins and the club's part, and a line for each share. */
function gapOf({ content, words, pen }: PartProps): Block {
  const { rows, imbalance, tax, deposits, notes } = content
  const gap = imbalance ?? NO_CHIPS
  const results = rows.map(({ result }) => result ?? NO_CHIPS)
  const sums = {
    losses: pen.figure(negate(sumOf(results.filter((result) => result < 0)))),
    wins: pen.figure(sumOf(results.filter((result) => result > 0))),
    club: pen.figure(minus(plus(tax, deposits), notes)),
    gap: pen.signed(gap),
  }
  const amount = pen.figure(Math.abs(gap))
  return sharesBlock({
    rows,
    title: gap === 0 ? null : words(gap > 0 ? 'sala.supero' : 'sala.ammanco', { amount }),
    sums: words(gap === 0 ? 'sala.even' : 'sala.sums', sums),
    words,
    pen,
  })
}
