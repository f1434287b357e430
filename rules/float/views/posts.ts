import { type Chips, sumOf } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Tell } from '../../kernel/tell'
import { taxDueAt, taxProposed } from '../02-duties/tax'
import { lastReintegro, lowIn } from '../03-float/moving'
import { cashLeft } from '../05-limits'
import { boxNow, expectedIn } from '../08-tax-box'
import { OUTSIDE_DESK } from '../accounts'
import { advancesOut, type Equation, equationOf } from '../equation'
import type { TaxChange } from '../pieces/change'
import { floatAt, underWay } from '../room'
import type { Scene } from '../scene'
import type { Advance, Gap, Movement } from '../state/movement'
import type { SideItem, Slip } from '../state/room'
import type { CoupTax, FloatTable, TaxBox } from '../state/table'
import { aloud } from '../telling/events'

/** The float of a table for its changeur, capo and inspector. */
export interface FloatPost {
  readonly float: Omit<FloatTable, 'pages'>
  readonly equation: Equation
  /** Denominations that run low. */
  readonly low: readonly number[]
  /** The tax due, the pieces proposed for it; null where only a reintegro helps. */
  readonly tax: CoupTax | null
  readonly taxPieces: TaxChange | null
  readonly lastReintegro: Pick<Movement, 'gives' | 'notes' | 'gets'> | null
  readonly movements: readonly Movement[]
  readonly advances: readonly Advance[]
  readonly gaps: readonly Gap[]
  readonly side: readonly SideItem[]
  /** Banknotes that each person may still change today. */
  readonly cash: readonly { readonly member: MemberId; readonly left: Chips }[]
  /** The words of the latest entry that is said aloud (V.aloud). */
  readonly aloud: Tell | null
}

/** The post of the changeur: one table. */
export function floatPost(scene: Scene, id: string): FloatPost | null {
  const { room, floor } = scene
  if (!room.settings) return null
  const { pages, ...float } = floatAt(room, id)
  const tax = taxDueAt(float)
  return {
    float,
    equation: equationOf(room, id),
    low: float.box === 'open' ? lowIn(float, room.settings) : [],
    tax,
    taxPieces: tax && taxProposed(room, float, tax.chips),
    lastReintegro: float.box === 'open' ? lastReintegro(float, room.settings) : null,
    movements: underWay(room, id),
    advances: room.advances.filter(
      (one) => one.table === id && (one.status === 'granted' || one.status === 'out'),
    ),
    gaps: room.gaps.filter((gap) => gap.table === id),
    side: room.side.filter((item) => item.table === id && !item.taken),
    cash: room.settings.banknotes
      ? floor.members.map((member) => ({ member, left: cashLeft(scene, member) }))
      : [],
    aloud: (pages.at(-1) ?? []).reduce<Tell | null>(
      (last, { event }) => aloud(event) ?? last,
      null,
    ),
  }
}

/** Everything that waits for an office, over all tables. */
export interface FloatRoomView {
  readonly tables: readonly {
    readonly id: string
    readonly box: FloatTable['box']
    readonly order: FloatTable['order']
    readonly equation: Equation
    readonly changeur: MemberId | null
    readonly waitsForWitness: boolean
  }[]
  readonly movements: readonly Movement[]
  readonly advances: readonly Advance[]
  readonly advancesOut: Chips
  /** Entries of plus and minus that the inspector or the witness has not seen. */
  readonly gaps: readonly Gap[]
  readonly boxes: readonly {
    readonly table: string
    readonly box: TaxBox
    readonly expected: Chips
  }[]
  readonly slips: readonly Slip[]
  /** Chips that the desk gave to tables beyond their boxes, below zero. */
  readonly desk: Chips
  readonly inFloats: Chips
}

/** The view of the inspector, the witness, the desk, the count room and the direction. */
export function floatRoomView({ room, floor }: Scene): FloatRoomView | null {
  if (!room.settings) return null
  const tables = floor.tables.map(({ id }) => floatAt(room, id))
  return {
    tables: tables.map(({ id, box, order, turn, presence }) => ({
      id,
      box,
      order,
      equation: equationOf(room, id),
      changeur: turn?.changeur ?? null,
      waitsForWitness: presence !== null,
    })),
    movements: tables.flatMap(({ id }) => underWay(room, id)),
    advances: room.advances.filter(({ status }) => status === 'out' || status === 'claim'),
    advancesOut: advancesOut(room, {}),
    gaps: room.gaps.filter(({ inspector, witness }) => !inspector || !witness),
    boxes: tables.flatMap((table) => {
      const box = boxNow(table)
      return box ? [{ table: table.id, box, expected: expectedIn(table, box) }] : []
    }),
    slips: room.slips.filter(({ signed, cancelled }) => !signed && !cancelled),
    desk: floor.balances[OUTSIDE_DESK] ?? (0 as Chips),
    inFloats: sumOf(tables.map(({ id }) => equationOf(room, id).is)),
  }
}
