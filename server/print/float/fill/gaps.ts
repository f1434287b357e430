import { lineAt, linesOf } from '@/rules/float/book'
import { floatAt, numbered } from '@/rules/float/room'
import type { Gap } from '@/rules/float/state/movement'
import type { GapLine } from '../bookPapers'
import type { GapPaper } from '../papers'
import { bookLineOf, type FloatFilling, headOf, pieceLines, signer, stepOf } from './context'

/** A declared plus or minus in one line. */
export const gapLine = ({ asked }: FloatFilling, gap: Gap): GapLine => ({
  number: gap.number,
  at: gap.at,
  chips: gap.chips,
  cause: gap.cause,
  changeur: asked.personOf(gap.changeur),
  compensates: gap.compensates,
  note: gap.note,
})

/** The report of a plus or minus: the count, and everything since the last good one; null where there is none. */
export function gapPaper(filling: FloatFilling, number: number): GapPaper | null {
  const { room } = filling.scene
  const gap = numbered(room.gaps, number)
  if (!gap || gap.compensates !== null) return null
  const { table: id, at, since, sinceLine, inspector, witness } = gap
  const table = floatAt(room, id)
  const declared = lineAt(table, sinceLine)
  const between = linesOf(table).filter((line) => line.number > sinceLine && line.at <= at)
  return {
    ...headOf(filling, id),
    gap: gapLine(filling, gap),
    turnSince: gap.turnSince,
    declaredBy: filling.asked.personOf(gap.by),
    pieces: pieceLines(filling, gap.pieces),
    banknotes: gap.banknotes,
    since: declared?.at ?? since,
    lines: between.map((line) => bookLineOf(filling, line)),
    coups: table.taxes.filter((tax) => tax.at >= since && tax.at <= at),
    colpi: gap.colpi && gap.colpi.from <= gap.colpi.to ? gap.colpi : null,
    inspector: stepOf(filling, inspector),
    playsOn: gap.playsOn,
    witness: stepOf(filling, witness),
    compensations: room.gaps
      .filter(({ compensates }) => compensates === number)
      .map((one) => gapLine(filling, one)),
    signers: [
      signer(filling, 'changeur', gap.changeur),
      signer(filling, 'inspector', inspector?.by),
      signer(filling, 'witness', witness?.by),
    ],
  }
}
