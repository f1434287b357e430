import { advancesOut } from '@/rules/float/equation'
import { worthOf } from '@/rules/float/pieces/pieces'
import { floatAt } from '@/rules/float/room'
import type { SideItem } from '@/rules/float/state/room'
import type { FloatTable } from '@/rules/float/state/table'
import { type Chips, minus, NO_CHIPS, negate, sumOf, totalChips } from '@/rules/kernel/chips'
import type { YieldLine, YieldPaper } from '../papers'
import { boxLine, isTaxedAt, knowsTaxAt } from './boxes'
import { type FloatFilling, headOf, signer } from './context'

/** The yield of a table: its counted boxes, beside the taxes of its coups. */
function yieldLine(filling: FloatFilling, table: FloatTable, number: number): YieldLine {
  const { room } = filling.scene
  const { id, taxes, taxBoxes } = table
  const gaps = room.gaps.filter((one) => one.table === id).map(({ chips }) => chips)
  const side = (kind: SideItem['kind']) =>
    sumOf(
      room.side
        .filter((one) => one.table === id && one.kind === kind && !one.claimedBy && !one.undone)
        .map(({ pieces }) => worthOf(pieces)),
    )
  const boxes = taxBoxes.map((box) => boxLine(filling, table, box))
  const isCounted = boxes.length > 0 && boxes.every(({ counted }) => counted !== null)
  const counted = isCounted ? sumOf(boxes.map((box) => box.counted ?? NO_CHIPS)) : null
  const isKnown = knowsTaxAt(filling, id) && boxes.every(({ expected }) => expected !== null)
  const expected = isKnown ? totalChips(taxes) : null
  return {
    table: number,
    coups: taxes.length,
    expected,
    counted,
    difference: counted !== null && expected !== null ? minus(counted, expected) : null,
    plus: sumOf(gaps.filter((chips) => chips > 0)),
    minus: negate(sumOf(gaps.filter((chips) => chips < 0))),
    added: sumOf(
      room.movements
        .filter((one) => one.table === id && one.kind === 'aggiunta' && one.status === 'received')
        .map(({ gets }) => worthOf(gets)),
    ),
    advancesOut: claimsAt(filling, id),
    tips: side('mancia'),
    orphans: side('orfanello'),
  }
}

/** Advances still out at a table, or left as claims when it closed. */
const claimsAt = ({ scene: { room } }: FloatFilling, table: string): Chips =>
  sumOf([
    advancesOut(room, { table }),
    ...room.advances
      .filter((one) => one.table === table && one.status === 'claim')
      .map(({ chips, returns }) => minus(chips, totalChips(returns))),
  ])

/** The sheet of the day's yields, with each table that had a float or a box of the tax; null at a game without a tax. */
export function yieldPaper(filling: FloatFilling): YieldPaper | null {
  const { room, floor } = filling.scene
  if (floor.tables.some(({ id }) => !isTaxedAt(filling, id))) return null
  const tables = floor.tables
    .map(({ id, number }) => ({ table: floatAt(room, id), number }))
    .filter(({ table }) => table.lineCount > 0)
  const onDuty = (office: 'direzione' | 'conta') =>
    room.staff.find((duty) => duty.office === office)?.member
  const rows = tables.map(({ table, number }) => yieldLine(filling, table, number))
  return {
    ...headOf(filling, null),
    rows,
    isFinal: rows.length > 0 && rows.every(({ counted }) => counted !== null),
    signers: [
      signer(filling, 'counter', onDuty('conta')),
      signer(filling, 'direction', onDuty('direzione')),
    ],
  }
}
