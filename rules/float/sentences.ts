import type { AnyEvent } from '../kernel/decider'
import type { Tell } from '../kernel/tell'
import { OFFICE_TELLING } from './01-offices/sentences'
import { DUTY_TELLING } from './02-duties/sentences'
import { FLOAT_TELLING } from './03-float/sentences'
import { ADVANCE_TELLING } from './04-advances/sentences'
import { LIMIT_TELLING } from './05-limits/sentences'
import { SIDE_TELLING } from './06-side-table/sentences'
import { BOOK_TELLING } from './07-day-book/sentences'
import { TAX_BOX_TELLING } from './08-tax-box/sentences'
import { ACE_TELLING } from './09-ace-slips/sentences'
import type { FloatEvent } from './articles'
import type { FloatTelling } from './telling/telling'

/** The sentence of every event of the float; a game adds them to its own. */
export const FLOAT_EVENTS: FloatTelling<FloatEvent> = {
  ...OFFICE_TELLING,
  ...DUTY_TELLING,
  ...FLOAT_TELLING,
  ...ADVANCE_TELLING,
  ...LIMIT_TELLING,
  ...SIDE_TELLING,
  ...BOOK_TELLING,
  ...TAX_BOX_TELLING,
  ...ACE_TELLING,
}

/** The sentence of an event of the float; null for one of a later version. */
export function tellOfFloatEvent(event: AnyEvent): Tell | null {
  if (!Object.hasOwn(FLOAT_EVENTS, event.type)) return null
  const telling = FLOAT_EVENTS[event.type as keyof typeof FLOAT_EVENTS] as (one: AnyEvent) => Tell
  return telling(event)
}

/** Entries that are said aloud, so that inspector, witness, capo and players can follow (V.aloud, ch12). */
const ALOUD: ReadonlySet<FloatEvent['type']> = new Set([
  'changed',
  'stackPut',
  'stackChanged',
  'taxPaid',
  'advanceGiven',
  'advanceReturned',
  'banknotesTaken',
  'movementReceived',
  'tipTaken',
  'gapDeclared',
  'lineUndone',
] as const)

/** The words to say aloud upon an entry; null for one that is not said. Source: V.aloud, V.last-return-call. */
export const aloud = (event: AnyEvent): Tell | null =>
  ALOUD.has(event.type as FloatEvent['type']) ? tellOfFloatEvent(event) : null
