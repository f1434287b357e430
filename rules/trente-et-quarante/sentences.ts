import { FLOAT_EVENTS } from '../float/sentences'
import { type Telling, tellingBy } from '../kernel/telling'
import { CARDS } from './01-cards/sentences'
import { ROWS } from './02-rows/sentences'
import { STAKES } from './03-stakes/sentences'
import { PRISON } from './04-prison/sentences'
import { INSURANCE } from './05-insurance/sentences'
import { ELSEWHERE } from './06-elsewhere/sentences'
import { CLUB } from './07-club/sentences'
import type { TrenteGameEvent } from './decider'

/** The sentences of every event of the day. */
export const EVENTS: Telling<TrenteGameEvent> = {
  ...CARDS,
  ...ROWS,
  ...STAKES,
  ...PRISON,
  ...INSURANCE,
  ...ELSEWHERE,
  ...CLUB,
  ...FLOAT_EVENTS,
}

/** The sentences of an event, in the order they are read. */
export const tellsOfEvent = tellingBy(EVENTS)
