import { refusing } from '../kernel/refusal'
import type { ProvisionId, Sections } from './provisions'
import type { ROOM_REFUSALS } from './refusals/01-room'
import type { CARDS_REFUSALS } from './refusals/02-cards'
import type { BANK_REFUSALS } from './refusals/03-bank'
import type { BETS_REFUSALS } from './refusals/04-bets'
import type { BANCO_REFUSALS } from './refusals/05-banco'
import type { HOLDER_REFUSALS } from './refusals/06-holder'
import type { COUP_REFUSALS } from './refusals/07-coup'
import type { SEGUITO_REFUSALS } from './refusals/08-seguito'
import type { PARTNERS_REFUSALS } from './refusals/09-partners'
import type { BANKER_ERRORS_REFUSALS } from './refusals/10-banker-errors'
import type { PUNTER_ERRORS_REFUSALS } from './refusals/11-punter-errors'
import type { EMPLOYEE_ERRORS_REFUSALS } from './refusals/12-employee-errors'
import type { ALLA_REGOLA_REFUSALS } from './refusals/13-alla-regola'
import type { PAYMENT_REFUSALS } from './refusals/14-payment'
import type { TAX_REFUSALS } from './refusals/15-tax'
import type { AUTHORITY_REFUSALS } from './refusals/16-authority'
import type { CLUB_REFUSALS } from './refusals/17-club'
import type { FRAME_REFUSALS } from './refusals/frame'

/** The refusals of each section, by its number. */
interface Numbered {
  1: typeof ROOM_REFUSALS
  2: typeof CARDS_REFUSALS
  3: typeof BANK_REFUSALS
  4: typeof BETS_REFUSALS
  5: typeof BANCO_REFUSALS
  6: typeof HOLDER_REFUSALS
  7: typeof COUP_REFUSALS
  8: typeof SEGUITO_REFUSALS
  9: typeof PARTNERS_REFUSALS
  10: typeof BANKER_ERRORS_REFUSALS
  11: typeof PUNTER_ERRORS_REFUSALS
  12: typeof EMPLOYEE_ERRORS_REFUSALS
  13: typeof ALLA_REGOLA_REFUSALS
  14: typeof PAYMENT_REFUSALS
  15: typeof TAX_REFUSALS
  16: typeof AUTHORITY_REFUSALS
  C: typeof CLUB_REFUSALS
}
/** The same by the section's id, which is a string. */
type Own = { readonly [N in keyof Numbered as `${N}`]: Numbered[N] }

/**
 * Refuses by a provision of the register, or by null before any section. The code is one of the provision's section or
 * a shared one, and the values are those in the code's sentence.
 */
export const refuse = refusing<ProvisionId, Own, typeof FRAME_REFUSALS, Sections>()
