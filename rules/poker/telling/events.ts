import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { PokerEvent } from '../decider'
import { FORMATION } from './01-formation'
import { GAME, PLACES } from './01-places'
import { SEATS } from './02-seats'
import { RESTO } from './03-resto'
import { POT_EVENTS } from './04-pot'
import { DEAL } from './05-deal'
import { SHOWDOWN } from './12-showdown'
import { PAROL } from './13-parol'
import { TABLEAU } from './16-tableau'
import { ARBITRATION } from './17-arbitration'
import { AFFRANCO } from './18-affranco'
import { PLAY } from './play'
import { isIn, type Telling } from './telling'

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
