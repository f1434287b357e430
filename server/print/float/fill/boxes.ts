import { expectedIn } from '@/rules/float/08-tax-box/section'
import { floorAt } from '@/rules/float/frame/at-table'
import { NO_PIECES } from '@/rules/float/pieces/pieces'
import { floatAt } from '@/rules/float/room'
import type { FloatTable, TaxBox } from '@/rules/float/state/table'
import type { BoxLine } from '../bookPapers'
import type { CountPaper, LabelPaper } from '../papers'
import { type FloatFilling, headOf, listIn, pieceLines, signer, stepOf } from './context'

/** Whether the result of each coup is known at a table, so that its tax is (ch28). */
export const knowsTaxAt = ({ scene }: FloatFilling, table: string): boolean =>
  scene.floor.tables.find(({ id }) => id === table)?.knowsTax ?? false

/** Whether a table takes a tax: a banked game takes none. */
export const isTaxedAt = ({ scene }: FloatFilling, table: string): boolean =>
  scene.floor.tables.find(({ id }) => id === table)?.bank === undefined

/** A box of the tax, with the sum that should be in it where that is known. */
export function boxLine(filling: FloatFilling, table: FloatTable, box: TaxBox): BoxLine {
  const { label, seal, sealed, counted } = box
  return {
    label,
    seal,
    sealedWith: sealed?.seal ?? null,
    expected: expectedIn(table, box, floorAt(filling.scene, table.id)),
    counted: counted?.chips ?? null,
  }
}

/** The box of a table with this number, from 1. */
function found({ scene }: FloatFilling, id: string, number: number) {
  const table = floatAt(scene.room, id)
  const box = table.taxBoxes.find((one) => one.number === number)
  return box && { table, box }
}

/** The label of a table's box, numbered from 1; null where there is none. */
export function labelPaper(filling: FloatFilling, id: string, number: number): LabelPaper | null {
  const { table, box } = found(filling, id, number) ?? {}
  if (!table || !box) return null
  return {
    ...headOf(filling, id),
    box: boxLine(filling, table, box),
    placed: { by: filling.asked.personOf(box.placed.by), at: box.placed.at },
    sealed: stepOf(filling, box.sealed),
    escorted: stepOf(filling, box.escorted),
    arrived: stepOf(filling, box.arrived),
  }
}

/** The record of a box's count; before the count, with every denomination to fill in by hand. */
export function countPaper(filling: FloatFilling, id: string, number: number): CountPaper | null {
  const label = labelPaper(filling, id, number)
  const box = found(filling, id, number)?.box
  if (!label || !box) return null
  const { arrived, counted } = box
  const list = listIn(filling)
  return {
    ...label,
    isSealWhole: arrived?.isSealWhole ?? null,
    pieces: pieceLines(filling, counted?.pieces ?? NO_PIECES, list).map((line) => ({
      ...line,
      listed: null,
    })),
    countedAt: counted?.at ?? null,
    signers: [
      signer(filling, 'counter', counted?.by),
      signer(filling, 'second', counted?.second),
      signer(filling, 'inspector', box.escorted?.by),
    ],
  }
}
