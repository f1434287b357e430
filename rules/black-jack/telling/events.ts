import { type FloatEvent, isFloatEvent } from '../../float/articles'
import { tellOfFloatEvent } from '../../float/telling/events'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { BlackJackGameEvent } from '../decider'
import { CARDS } from './01-cards'
import { TABLE } from './02-table'
import { STAKES } from './03-stakes'
import { DEAL } from './04-deal'
import { INSURANCE } from './05-insurance'
import { BLACK_JACK } from './06-black-jack'
import { WORD } from './07-word'
import { DOUBLING } from './08-doubling'
import { SPLITTING } from './09-splitting'
import { BANCO } from './10-banco'
import { SETTLING } from './11-settling'
import { ERRORS } from './12-errors'
import { CLUB } from './13-club'
import type { Telling } from './telling'

/** The sentences of every event of the game's own sections. */
export const EVENTS: Telling<Exclude<BlackJackGameEvent, FloatEvent>> = {
  ...CARDS,
  ...TABLE,
  ...STAKES,
  ...DEAL,
  ...INSURANCE,
  ...BLACK_JACK,
  ...WORD,
  ...DOUBLING,
  ...SPLITTING,
  ...BANCO,
  ...SETTLING,
  ...ERRORS,
  ...CLUB,
}

export const EVENT_SENTENCES = {
  unknown: { it: '{type}', en: '{type}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(EVENT_SENTENCES)

/** The sentences of an event, in the order they are read; an event of a later version is told by its type. */
export function tellsOfEvent(event: BlackJackGameEvent): readonly Tell[] {
  const { type } = event
  const ofFloat = isFloatEvent(type) ? tellOfFloatEvent(event) : null
  if (ofFloat) return [ofFloat]
  if (!Object.hasOwn(EVENTS, type)) return [tell('unknown', { type: String(type) })]
  const telling = EVENTS[type as keyof typeof EVENTS] as (one: never) => Tell | readonly Tell[]
  const told = telling(event as never)
  return 'key' in told ? [told] : told
}
