import { type Sentence, type Tell, tellsOf } from '../kernel/tell'
import { GAME, PLACES } from './01-formation/place-sentences'
import { FORMATION } from './01-formation/sentences'
import { SEATS } from './02-seats/sentences'
import { RESTO } from './03-resto/sentences'
import { POT_EVENTS } from './04-pot/sentences'
import { DEAL } from './05-deal/sentences'
import { SHOWDOWN } from './12-showdown/sentences'
import { PAROL } from './13-parol/sentences'
import { TABLEAU } from './16-tableau/sentences'
import { ARBITRATION } from './17-arbitration/sentences'
import { AFFRANCO } from './18-affranco/sentences'
import type { PokerEvent } from './decider'
import { PLAY } from './telling/play'
import { isIn, type Telling } from './telling/telling'

/** The sentences of every event of the evening. */
export const EVENTS: Telling<PokerEvent> = {
  ...FORMATION,
  ...PLACES,
  ...GAME,
  ...SEATS,
  ...RESTO,
  ...POT_EVENTS,
  ...DEAL,
  ...PLAY,
  ...SHOWDOWN,
  ...PAROL,
  ...TABLEAU,
  ...ARBITRATION,
  ...AFFRANCO,
}

export const EVENT_SENTENCES = {
  unknown: { it: '{type}', en: '{type}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(EVENT_SENTENCES)

/** The sentences of an event, in the order they are read; an event of a later version is told by its type. */
export function tellsOfEvent(event: PokerEvent): readonly Tell[] {
  const { type } = event
  if (!isIn(EVENTS, type)) return [tell('unknown', { type: String(type) })]
  const telling: (event: never) => Tell | readonly Tell[] = EVENTS[type]
  const told = telling(event as never)
  return 'key' in told ? [told] : told
}
