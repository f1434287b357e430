import { FLOAT_EVENTS } from '../float/sentences'
import { type Telling, tellingBy } from '../kernel/telling'
import { ROOM } from './01-room/sentences'
import { CARDS } from './02-cards/sentences'
import { BANK } from './03-bank/sentences'
import { BETS } from './04-bets/sentences'
import { BANCO } from './05-banco/sentences'
import { HOLDER } from './06-holder/sentences'
import { COUP } from './07-coup/sentences'
import { SEGUITO } from './08-seguito/sentences'
import { PARTNERS } from './09-partners/sentences'
import { BANKER_ERRORS_TELLING } from './10-banker-errors/sentences'
import { PUNTER_ERRORS_TELLING } from './11-punter-errors/sentences'
import { EMPLOYEE_ERRORS_TELLING } from './12-employee-errors/sentences'
import { ALLA_REGOLA_TELLING } from './13-alla-regola/sentences'
import { PAYMENT } from './14-payment/sentences'
import { AUTHORITY } from './16-authority/sentences'
import { CLUB } from './17-club/sentences'
import type { CheminEvent } from './decider'

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

/** The sentences of an event, in the order they are read. */
export const tellsOfEvent = tellingBy(EVENTS)
