import { type Telling, tellingBy } from '../kernel/telling'
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

/** The sentences of an event, in the order they are read. */
export const tellsOfEvent = tellingBy(EVENTS)
