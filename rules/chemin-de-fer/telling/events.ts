import { FLOAT_EVENTS } from '../../float/telling/events'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { CheminEvent } from '../decider'
import { ROOM } from './01-room'
import { CARDS } from './02-cards'
import { BANK } from './03-bank'
import { BETS } from './04-bets'
import { BANCO } from './05-banco'
import { HOLDER } from './06-holder'
import { COUP } from './07-coup'
import { SEGUITO } from './08-seguito'
import { PARTNERS } from './09-partners'
import { BANKER_ERRORS_TELLING } from './10-banker-errors'
import { PUNTER_ERRORS_TELLING } from './11-punter-errors'
import { EMPLOYEE_ERRORS_TELLING } from './12-employee-errors'
import { ALLA_REGOLA_TELLING } from './13-alla-regola'
import { PAYMENT } from './14-payment'
import { AUTHORITY } from './16-authority'
import { CLUB } from './17-club'
import type { Telling } from './telling'

/** The sentences of every event of the evening. */
export const EVENTS: Telling<CheminEvent> = {
  ...ROOM,
  ...CARDS,
  ...BANK,
  ...BETS,
  ...BANCO,
  ...HOLDER,
  ...COUP,
  ...SEGUITO,
  ...PARTNERS,
  ...BANKER_ERRORS_TELLING,
  ...PUNTER_ERRORS_TELLING,
  ...EMPLOYEE_ERRORS_TELLING,
  ...ALLA_REGOLA_TELLING,
  ...PAYMENT,
  ...AUTHORITY,
  ...CLUB,
  ...FLOAT_EVENTS,
}

export const EVENT_SENTENCES = {
  unknown: { it: '{type}', en: '{type}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(EVENT_SENTENCES)

/** The sentences of an event, in the order they are read; an event of a later version is told by its type. */
export function tellsOfEvent(event: CheminEvent): readonly Tell[] {
  const { type } = event
  if (!Object.hasOwn(EVENTS, type)) return [tell('unknown', { type: String(type) })]
  const telling: (event: never) => Tell | readonly Tell[] = EVENTS[type]
  const told = telling(event as never)
  return 'key' in told ? [told] : told
}
