import { type Chips, totalChips } from '../../kernel/chips'
import type { Tell } from '../../kernel/tell'
import { type Client, clientsOf, headOf, staffAt } from '../07-day-book/day-book'
import { expectedIn } from '../08-tax-box/section'
import { linesOf } from '../book'
import { type Equation, equationOf } from '../equation'
import { floatAt } from '../room'
import type { Scene } from '../scene'
import { tellOfFloatEvent } from '../sentences'
import type { Gap, Movement } from '../state/movement'
import type { SideItem } from '../state/room'
import type { Check, Duty } from '../state/staff'
import type { BookLine, CardCount, Statement, Turn } from '../state/table'

/** A line of the book with its sentence; null for an event of a later version. */
type ToldLine = Omit<BookLine, 'event'> & { readonly told: Tell | null }

/** The day book of a table: everything that its paper prints. Source: V.book, V.book-head, V.book-staff, V.book-clients. */
export interface DayBook {
  readonly day: string
  readonly table: string
  readonly number: number
  readonly isClosed: boolean
  readonly staff: readonly Duty[]
  readonly turns: readonly Turn[]
  readonly opening: Statement | null
  readonly closing: Statement | null
  readonly equation: Equation
  readonly clients: readonly Client[]
  readonly lines: readonly ToldLine[]
  readonly movements: readonly Movement[]
  readonly gaps: readonly Gap[]
  readonly side: readonly SideItem[]
  readonly checks: readonly Check[]
  readonly cards: readonly CardCount[]
  /** The tax of each taglia (V.box-expected). */
  readonly taxes: readonly { readonly taglia: number; readonly chips: Chips }[]
  readonly boxes: readonly { readonly label: string; readonly expected: Chips | null }[]
}

/** The day book of a table, at any moment (V.book-print); null for a table that the game does not know. */
export function dayBookOf(scene: Scene, id: string): DayBook | null {
  const { room, floor } = scene
  const known = floor.tables.find((one) => one.id === id)
  if (!known) return null
  const table = floatAt(room, id)
  const here = <T extends { readonly table: string | null }>(list: readonly T[]) =>
    list.filter((one) => one.table === id)
  const taglie = [...new Set(table.taxes.map(({ taglia }) => taglia))]
  return {
    ...headOf(scene, known),
    isClosed: table.bookClosedAt !== null,
    staff: staffAt(scene, id),
    turns: table.turn ? [...table.pastTurns, table.turn] : table.pastTurns,
    opening: table.opening,
    closing: table.closing,
    equation: equationOf(room, id),
    clients: clientsOf(scene, id),
    lines: linesOf(table).map(({ event, ...line }) => ({ ...line, told: tellOfFloatEvent(event) })),
    movements: here(room.movements),
    gaps: here(room.gaps),
    side: here(room.side).filter(({ undone }) => !undone),
    checks: here(room.checks),
    cards: table.cardCounts,
    taxes: taglie.map((taglia) => ({
      taglia,
      chips: totalChips(table.taxes.filter((tax) => tax.taglia === taglia)),
    })),
    boxes: table.taxBoxes.map((box) => ({
      label: box.label,
      expected: expectedIn(table, box, known),
    })),
  }
}
