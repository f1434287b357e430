import { type Chips, NO_CHIPS, plus } from '../../kernel/chips'
import type { ShiftLine, ShiftsOfDay } from '../../kernel/control'
import type { AnyEvent, Instant } from '../../kernel/decider'
import type { DutyEvent } from '../02-duties/events'
import type { BoxEvent } from '../03-float/events'
import type { GapEvent } from '../03-float/movement-events'

interface Kept {
  readonly table: string
  readonly number: number
  readonly from: Instant
  to: Instant | null
  gap: Chips
  compensated: Chips
  /** It began with a wrong count, whose gap is of the shift before. */
  owes: Kept | null
}

/** The types of the events that begin and end shifts, or find gaps. */
export const SHIFT_EVENTS = [
  'floatOpened',
  'turnTaken',
  'floatClosed',
  'gapDeclared',
  'gapCompensated',
] as const

type ShiftEvent = Extract<BoxEvent | DutyEvent | GapEvent, { type: (typeof SHIFT_EVENTS)[number] }>

const isOfShift = (event: AnyEvent): event is ShiftEvent =>
  SHIFT_EVENTS.some((type) => type === event.type)

/** The shifts of one day's floats, from its events one by one. Source: V.handover, V.plus-minus, ch9. */
export class FloatShifts implements ShiftsOfDay {
  readonly #shifts: Kept[] = []
  /** The shift to which each gap of a table was laid. */
  readonly #gaps = new Map<string, Kept>()

  take(event: AnyEvent, at: Instant): void {
    if (!isOfShift(event)) return
    const { table } = event
    const now = this.#shifts.findLast((one) => one.table === table && one.to === null)
    switch (event.type) {
      case 'floatOpened':
        this.#begin(table, at, null)
        return
      case 'turnTaken':
        if (now) now.to = at
        this.#begin(table, at, event.isRight ? null : (now ?? null))
        return
      case 'floatClosed':
        if (now) now.to = at
        return
      case 'gapDeclared': {
        const found = now?.owes ?? now
        if (!now || !found) return
        found.gap = plus(found.gap, event.chips)
        now.owes = null
        this.#gaps.set(`${table}:${event.gap}`, found)
        return
      }
      case 'gapCompensated': {
        const found = this.#gaps.get(`${table}:${event.gap}`)
        if (found) found.compensated = plus(found.compensated, event.chips)
      }
    }
  }

  #begin(table: string, from: Instant, owes: Kept | null): void {
    const number = this.#shifts.filter((one) => one.table === table).length + 1
    const nothing = { gap: NO_CHIPS, compensated: NO_CHIPS }
    this.#shifts.push({ ...{ table, number, from, to: null }, ...nothing, owes })
  }

  /** Those that are over. */
  ended(): ShiftLine[] {
    return this.#shifts.flatMap(({ owes: _, to, ...shift }) =>
      to === null ? [] : [{ ...shift, to }],
    )
  }
}
