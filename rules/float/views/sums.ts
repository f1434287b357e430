import { type Chips, minus, NO_CHIPS, sumOf, totalChips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { cashLeft } from '../05-limits/section'
import { expectedIn } from '../08-tax-box/section'
import { OUTSIDE_DESK } from '../accounts'
import { deskFree, deskPieces } from '../desk'
import { carriedBy, outOf } from '../equation'
import { type Pieces, worthOf } from '../pieces/pieces'
import { changedIn, floatAt } from '../room'
import type { Floor, FloorTable, Scene } from '../scene'
import { listOf } from '../settings'
import type { TaxBox } from '../state/table'

/** A box of the tax on its way to the count, with the sum that should be in it. */
export interface BoxView {
  readonly table: string
  readonly box: TaxBox
  /** Null at a table whose results are not recorded (ch28). */
  readonly expected: Chips | null
}

/** The yield of a table: the tax of each taglia, and its boxes. */
export interface TableYield {
  readonly table: string
  readonly taglie: readonly {
    readonly taglia: number
    readonly coups: number
    readonly won: Chips
    readonly chips: Chips
  }[]
  readonly chips: Chips
  /** Counted in the count room; null before any box is counted. */
  readonly counted: Chips | null
}

/** The cash desk beside all floats. */
export interface DeskBalance {
  /** Chips that it gave to tables beyond their boxes, below zero. */
  readonly account: Chips
  readonly inFloats: Chips
  readonly onTheWay: Chips
  /** Advances that a closing left out. */
  readonly claims: Chips
  /** Banknotes that reintegri brought to it. */
  readonly banknotes: Chips
  /** Its own pieces and those not yet set aside for a form; null where it does not count them (ch33). */
  readonly pieces: Pieces | null
  readonly free: Pieces | null
  readonly list: Pieces | null
}

/** Banknotes that a person changed today, and those they may still change. */
export interface CashOf {
  readonly member: MemberId
  readonly changed: Chips
  readonly left: Chips
}

/** Every box of the tax of the evening, table by table. */
export function boxesOf({ room, floor }: Scene): BoxView[] {
  return floor.tables.flatMap((one) => {
    const table = floatAt(room, one.id)
    return table.taxBoxes.map((box) => ({
      table: one.id,
      box,
      expected: expectedIn(table, box, one),
    }))
  })
}

/** The yields of the evening by table and taglia. Source: V.closing, V.box-count. */
export const yieldsOf = ({ room, floor }: Scene): TableYield[] =>
  floor.tables.map(({ id }) => {
    const { taxes, taxBoxes } = floatAt(room, id)
    const taglie = [...new Set(taxes.map(({ taglia }) => taglia))].sort((a, b) => a - b)
    const counted = taxBoxes.flatMap((box) => box.counted ?? [])
    return {
      table: id,
      taglie: taglie.map((taglia) => {
        const own = taxes.filter((tax) => tax.taglia === taglia)
        return {
          taglia,
          coups: own.length,
          won: sumOf(own.map(({ won }) => won)),
          chips: totalChips(own),
        }
      }),
      chips: totalChips(taxes),
      counted: counted.length === 0 ? null : totalChips(counted),
    }
  })

/** The cash desk's balance against all floats. Source: ch33. */
export function deskBalance({ room, floor }: Scene): DeskBalance {
  const { settings, movements, advances } = room
  const received = movements.filter(
    ({ kind, status }) => kind === 'reintegro' && status === 'received',
  )
  return {
    account: floor.balances[OUTSIDE_DESK] ?? NO_CHIPS,
    inFloats: sumOf(floor.tables.map(({ id }) => worthOf(floatAt(room, id).pieces))),
    onTheWay: sumOf(movements.map(carriedBy)),
    claims: sumOf(advances.filter(({ status }) => status === 'claim').map(outOf)),
    banknotes: sumOf(received.map(({ notes }) => notes)),
    pieces: deskPieces(room),
    free: deskFree(room),
    list: settings?.deskList ? listOf({ list: settings.deskList }) : null,
  }
}

/** The persons who changed banknotes today, the nearest to the limit first. Source: V.cash-limit. */
export function cashByPerson(scene: Scene): CashOf[] {
  const members = new Set(scene.room.cash.flatMap(({ member }) => member ?? []))
  return [...members]
    .map((member) => ({
      member,
      changed: changedIn(scene.room, member),
      left: cashLeft(scene, member),
    }))
    .sort((a, b) => a.left - b.left || b.changed - a.changed)
}

/** A line of what is drawn up about the floats of an evening, for a spreadsheet. */
interface SumLine {
  readonly table: number
  readonly what: 'taglia' | 'box' | 'gap' | 'advance' | 'cash'
  readonly number: string
  readonly member: MemberId | null
  readonly expected: Chips | null
  readonly chips: Chips
}

const numbersOf = ({ tables }: Floor): ReadonlyMap<string, number> =>
  new Map(tables.map(({ id, number }: FloorTable) => [id, number]))

/** The yields, boxes, plus and minus, advances and banknotes of an evening, line by line. */
export function sumLines(scene: Scene): SumLine[] {
  const { room, floor } = scene
  const numbers = numbersOf(floor)
  const at = (table: string) => numbers.get(table) ?? 0
  const plain = { member: null, expected: null }
  return [
    ...yieldsOf(scene).flatMap(({ table, taglie }) =>
      taglie.map(({ taglia, chips }) => ({
        ...plain,
        table: at(table),
        what: 'taglia' as const,
        number: String(taglia),
        chips,
      })),
    ),
    ...boxesOf(scene).flatMap(({ table, box: { label, counted } }) =>
      counted
        ? [
            {
              table: at(table),
              what: 'box' as const,
              number: label,
              member: counted.by,
              expected: counted.expected,
              chips: counted.chips,
            },
          ]
        : [],
    ),
    ...room.gaps.map(({ table, number, changeur, chips }) => ({
      ...plain,
      table: at(table),
      what: 'gap' as const,
      number: String(number),
      member: changeur,
      chips,
    })),
    ...room.advances
      .filter((one) => outOf(one) > 0)
      .map((one) => ({
        ...plain,
        table: at(one.table),
        what: 'advance' as const,
        number: String(one.number),
        member: one.member,
        chips: outOf(one),
      })),
    ...room.cash.map(({ table, member, chips }, index) => ({
      ...plain,
      table: at(table),
      what: 'cash' as const,
      number: String(index + 1),
      member,
      chips,
    })),
  ]
}

/** The difference of a counted box from the sum expected in it; null where nothing was expected. Source: ch28. */
export const boxDifference = ({ box }: BoxView): Chips | null =>
  box.counted?.expected == null ? null : minus(box.counted.chips, box.counted.expected)

/** Whether little is left of a person's limit: less than a fifth of what they changed and have left. */
export const isNearLimit = ({ changed, left }: CashOf): boolean => left * 5 < changed + left
