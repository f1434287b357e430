import { type Chips, NO_CHIPS, negate, sumOf } from '@/rules/kernel/chips'
import { Fact, Sheet, SignatureLines } from '../../frame'
import type { Block } from '../../lists'
import type { Letterhead } from '../../papers'
import { ProofLine } from '../../proof'
import { ReceivedSlip } from '../../slips'
import { sharesBlock, tableauTable } from '../../tableau'
import { type Pen, penFor, type Words, wordsFor } from '../../words'
import type { BankedCassa, BankedLine, BankedTableau } from '../papers'

/** The tableau of a day of a banked game (J.5, K.5): people, the club's line as the bank, and the gap. */
export function BankedTableauSheet({
  head,
  content,
}: {
  head: Letterhead
  content: BankedTableau
}) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const { evening, game, tables, closedAt, rows, gap, club, proof } = content
  const { unit } = head.club
  const amounts = unit ? words('unit.currency', { unit }) : words('unit.points')
  const state =
    closedAt === null
      ? words('tableau.provisional')
      : words('tableau.closed', { moment: pen.moment(closedAt) })
  const ending = (
    <>
      {proof && <ProofLine locale={head.locale} imported={false} />}
      <SignatureLines signers={[words('tableau.sign.secretary'), words('banked.sign.direction')]} />
    </>
  )
  return (
    <Sheet
      head={head}
      title={words('banked.tableau')}
      lines={[
        pen.evening(evening),
        words('banked.tables', { game, tables }),
        `${state} · ${amounts}`,
      ]}
      proof={proof}
      blocks={[
        tableauTable({
          rows,
          casseOf: ({ casse }) => casse.map((cassa) => cassaText(cassa, words, pen)),
          club: [{ title: words('banked.club'), chips: club }],
          words,
          pen,
        }),
        ...(gap === null ? [] : [gapOf(content, gap, words, pen)]),
      ]}
      ending={ending}
    />
  )
}

function cassaText({ chips, at, why }: BankedLine['casse'][number], words: Words, pen: Pen) {
  const reason =
    why === 'correzione'
      ? ` ${words('tableau.reason.correzione')}`
      : why === 'cambio'
        ? ` ${words('banked.atTable')}`
        : ''
  return `${pen.time(at)} ${pen.figure(chips)}${reason}`
}

/** The arithmetic of the gap: what members lost and won, the club's part as the bank, and a line for each share. */
function gapOf({ rows, club }: BankedTableau, gap: Chips, words: Words, pen: Pen): Block {
  const results = rows.map(({ result }) => result ?? NO_CHIPS)
  const sums = {
    losses: pen.figure(negate(sumOf(results.filter((result) => result < 0)))),
    wins: pen.figure(sumOf(results.filter((result) => result > 0))),
    club: pen.signed(club),
    gap: pen.signed(gap),
  }
  const amount = pen.figure(Math.abs(gap))
  return sharesBlock({
    rows,
    title: gap === 0 ? null : words(gap > 0 ? 'banked.supero' : 'banked.ammanco', { amount }),
    sums: words(gap === 0 ? 'banked.even' : 'banked.sums', sums),
    words,
    pen,
  })
}

/** The slip of a cassa received from the desk (J.1, K.1), on A6. */
export function BankedCassaSlip({ head, content }: { head: Letterhead; content: BankedCassa }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const { evening, game, player, chips, at, total, number } = content
  return (
    <ReceivedSlip
      head={head}
      title={words('sala.cassa')}
      lines={[pen.evening(evening), game]}
      player={player}
      chips={chips}
      entry={words('banked.entry', { number })}
    >
      <Fact label={words('passata.at')} value={pen.moment(at)} />
      <Fact label={words('passata.total')} value={pen.amount(total)} />
    </ReceivedSlip>
  )
}
