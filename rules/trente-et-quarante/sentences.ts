import { type FloatEvent, isFloatEvent } from '../float/articles'
import { tellOfFloatEvent } from '../float/sentences'
import { type Sentence, type Tell, tellsOf } from '../kernel/tell'
import { CARDS } from './01-cards/sentences'
import { ROWS } from './02-rows/sentences'
import { STAKES } from './03-stakes/sentences'
import { PRISON } from './04-prison/sentences'
import { INSURANCE } from './05-insurance/sentences'
import { ELSEWHERE } from './06-elsewhere/sentences'
import { CLUB } from './07-club/sentences'
import type { TrenteGameEvent } from './decider'
import type { Telling } from './telling/telling'

/** The sentences of every event of the game's own sections. */
export const EVENTS: Telling<Exclude<TrenteGameEvent, FloatEvent>> = {
  ...CARDS,
  ...ROWS,
  ...STAKES,
  ...PRISON,
  ...INSURANCE,
  ...ELSEWHERE,
  ...CLUB,
}

export const EVENT_SENTENCES = {
  unknown: { it: '{type}', en: '{type}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(EVENT_SENTENCES)

/** The sentences of an event, in the order they are read; an event of a later version is told by its type. */
export function tellsOfEvent(event: TrenteGameEvent): readonly Tell[] {
  const { type } = event
  const ofFloat = isFloatEvent(type) ? tellOfFloatEvent(event) : null
  if (ofFloat) return [ofFloat]
  if (!Object.hasOwn(EVENTS, type)) return [tell('unknown', { type: String(type) })]
  const telling = EVENTS[type as keyof typeof EVENTS] as (one: never) => Tell | readonly Tell[]
  const told = telling(event as never)
  return 'key' in told ? [told] : told
}
