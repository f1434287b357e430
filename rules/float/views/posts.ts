import { type Chips, minus, plus } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Tell } from '../../kernel/tell'
import { taxDueAt } from '../02-duties/tax'
import { lastReintegro, lowIn } from '../03-float/moving'
import { cashLeft } from '../05-limits/section'
import { type ColpiSince, colpiSince, expectedFloat, lackingFor, piecesLeft } from '../bank'
import { linesOf, sinceGoodCount } from '../book'
import { type Equation, equationOf } from '../equation'
import { type Pieces, worthOf } from '../pieces/pieces'
import { floatAt, underWay } from '../room'
import type { FloorTable, Scene } from '../scene'
import { aloud, tellOfFloatEvent } from '../sentences'
import type { FloatSettings } from '../settings'
import type { Advance, Gap, Movement } from '../state/movement'
import type { Gara, SideItem, Slip } from '../state/room'
import type { Duty } from '../state/staff'
import type { BookLine, CoupTax, FloatTable } from '../state/table'
import { taxesIn } from '../tax-paid'
import { type BankStatement, bankStatement } from './bank'

/**
 * The difference that a count would declare: from the sum that should be there or, where the float alone is kept and the
 * count tells the result of play, in the banknotes only. Source: V.plus-minus, J.6, K.4.
 */
export const gapFound = (
  { expected, float }: Pick<FloatPost, 'expected' | 'float'>,
  counted: { readonly pieces: Pieces; readonly banknotes: Chips },
): Chips =>
  expected === null
    ? minus(counted.banknotes, float.banknotes)
    : minus(plus(worthOf(counted.pieces), counted.banknotes), expected)

/** The float of a table for its changeur, capo and inspector. */
export interface FloatPost {
  /** The taxes have all the pieces that lie in the box for them. */
  readonly float: Omit<FloatTable, 'pages'>
  readonly equation: Equation
  /** The pieces and banknotes that should be in the float now; null where play is not followed. */
  readonly expected: Chips | null
  /** The bank's result by its float; null at a game that is not banked. */
  readonly bank: BankStatement | null
  /** The chips that the float lacks for what play has won from it. */
  readonly lacks: Chips
  /** Denominations that run low. */
  readonly low: readonly number[]
  /** The tax that is not whole in the box. */
  readonly tax: CoupTax | null
  readonly lastReintegro: Pick<Movement, 'gives' | 'notes' | 'gets'> | null
  readonly movements: readonly Movement[]
  readonly advances: readonly Advance[]
  readonly gaps: readonly Gap[]
  readonly side: readonly SideItem[]
  /** Banknotes that each person may still change today. */
  readonly cash: readonly { readonly member: MemberId; readonly left: Chips }[]
  /** The words of the latest entry that is said aloud (V.aloud). */
  readonly aloud: Tell | null
  readonly settings: FloatSettings
  readonly floor: FloorTable
  /** Persons on duty now, at this table or in the room. */
  readonly staff: readonly Duty[]
  readonly members: readonly MemberId[]
  readonly identified: readonly MemberId[]
  /** Advances of today that came back whole, with their hours (V.hours). */
  readonly returned: readonly Advance[]
  /** The latest lines of the day book, the newest last. */
  readonly lines: readonly PostLine[]
  /** Everything since the last count that was right (ch18): a difference comes from there. */
  readonly since: {
    readonly at: Instant | null
    readonly lines: readonly PostLine[]
    readonly coups: readonly CoupTax[]
    /** At a banked game the colpi by their serial, and their result. */
    readonly colpi: ColpiSince | null
  }
  readonly gara: Gara | null
  /** The slips of this table. */
  readonly slips: readonly Slip[]
}

/** A line of the book for the post; the pieces of a change, so that another one can put it right. */
export interface PostLine extends Omit<BookLine, 'event'> {
  readonly type: string
  readonly told: Tell | null
  readonly change: { readonly taken: Pieces; readonly given: Pieces } | null
}

/** The most lines that a post is sent; the paper has them all. */
const MOST_LINES = 60

function postLine({ event, ...line }: BookLine): PostLine {
  const { taken, given } = event as { taken?: Pieces; given?: Pieces }
  const change = event.type === 'changed' && taken && given ? { taken, given } : null
  return { ...line, type: event.type, told: tellOfFloatEvent(event), change }
}

/** The day book’s part of a post: its latest lines, and those since the last good count. */
function linesOfPost(
  table: FloatTable,
  colpi: ColpiSince | null,
): Pick<FloatPost, 'lines' | 'since'> {
  const since = sinceGoodCount(table)
  return {
    lines: linesOf(table).slice(-MOST_LINES).map(postLine),
    since: {
      at: since.at,
      coups: since.coups,
      colpi,
      lines: since.lines.slice(-MOST_LINES).map(postLine),
    },
  }
}

/** The post of the changeur: one table. */
export function floatPost(scene: Scene, id: string): FloatPost | null {
  const { room, floor } = scene
  const known = floor.tables.find((one) => one.id === id)
  if (!room.settings || !known) return null
  const table = floatAt(room, id)
  const { pages, ...kept } = table
  const float = { ...kept, taxes: taxesIn(table) }
  const tax = taxDueAt(table)
  return {
    float,
    equation: equationOf(room, id),
    expected: expectedFloat(scene, id),
    bank: bankStatement(scene, id),
    lacks: lackingFor(scene, id),
    low: float.box === 'open' ? lowIn({ pieces: piecesLeft(scene, id) }, room.settings) : [],
    tax,
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
    settings: room.settings,
    floor: known,
    staff: room.staff.filter((duty) => duty.to === null && (duty.table ?? id) === id),
    members: floor.members,
    identified: room.identified,
    returned: room.advances.filter((one) => one.table === id && one.status === 'returned'),
    ...linesOfPost(table, colpiSince(scene, id)),
    gara: room.gara,
    slips: room.slips.filter((slip) => slip.table === id),
  }
}
