import { FLOAT_EVENTS } from '../float/sentences'
import { type Telling, tellingBy } from '../kernel/telling'
import { CARDS } from './01-cards/sentences'
import { TABLE } from './02-table/sentences'
import { STAKES } from './03-stakes/sentences'
import { DEAL } from './04-deal/sentences'
import { INSURANCE } from './05-insurance/sentences'
import { BLACK_JACK } from './06-black-jack/sentences'
import { WORD } from './07-word/sentences'
import { DOUBLING } from './08-doubling/sentences'
import { SPLITTING } from './09-splitting/sentences'
import { BANCO } from './10-banco/sentences'
import { SETTLING } from './11-settling/sentences'
import { ERRORS } from './12-errors/sentences'
import { CLUB } from './13-club/sentences'
import type { BlackJackGameEvent } from './decider'

/** The sentences of every event of the day. */
export const EVENTS: Telling<BlackJackGameEvent> = {
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
  ...FLOAT_EVENTS,
}

/** The sentences of an event, in the order they are read. */
export const tellsOfEvent = tellingBy(EVENTS)
