import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { minus, NO_CHIPS, negate, plus, sumOf } from '@/rules/kernel/chips'
import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { Payments } from '@/server/print/payments'
import { ProofLine } from '@/server/print/proof'
import { ShareLine, TableauLines } from '@/server/print/tableau'
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

function Lines({ content, words, pen, ending }: PartProps) {
  const { rows, tax, deposits, notes } = content
  const ours = [
    { title: words('sala.deposits'), chips: deposits },
    { title: words('sala.notes'), chips: negate(notes) },
  ]
  return (
    <TableauLines
      rows={rows}
      casseOf={({ casse }) => casse.map((cassa) => cassaText(cassa, words, pen)).join('\n')}
      club={[{ title: words('sala.tax'), chips: tax }, ...ours.filter(({ chips }) => chips !== 0)]}
      words={words}
      pen={pen}
      ending={ending}
    />
  )
}

function cassaText({ chips, at, why }: SalaLine['casse'][number], words: Words, pen: Pen): string {
  const reason = why === 'correzione' || chips < 0 ? `  ${words('tableau.reason.correzione')}` : ''
  return `${pen.time(at)}  ${pen.figure(chips)}${reason}`
}

/** The arithmetic of the supero or ammanco: losses, wins and the club's part, and a line for each share. */
function Gap({ content, words, pen, ending }: PartProps) {
  const { rows, imbalance, tax, deposits, notes } = content
  const gap = imbalance ?? NO_CHIPS
  const results = rows.map(({ result }) => result ?? NO_CHIPS)
  const sums = {
    losses: pen.figure(negate(sumOf(results.filter((result) => result < 0)))),
    wins: pen.figure(sumOf(results.filter((result) => result > 0))),
    club: pen.figure(minus(plus(tax, deposits), notes)),
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
        <ShareLine
          key={`${row.player.card}/${row.player.name}`}
          row={row}
          words={words}
          pen={pen}
        />
      ))}
      {ending}
    </View>
  )
}
