import { refusing } from '../kernel/refusal'
import type { ROOM_REFUSALS } from './01-room/refusals'
import type { CARDS_REFUSALS } from './02-cards/refusals'
import type { BANK_REFUSALS } from './03-bank/refusals'
import type { BETS_REFUSALS } from './04-bets/refusals'
import type { BANCO_REFUSALS } from './05-banco/refusals'
import type { HOLDER_REFUSALS } from './06-holder/refusals'
import type { COUP_REFUSALS } from './07-coup/refusals'
import type { SEGUITO_REFUSALS } from './08-seguito/refusals'
import type { PARTNERS_REFUSALS } from './09-partners/refusals'
import type { BANKER_ERRORS_REFUSALS } from './10-banker-errors/refusals'
import type { PUNTER_ERRORS_REFUSALS } from './11-punter-errors/refusals'
import type { EMPLOYEE_ERRORS_REFUSALS } from './12-employee-errors/refusals'
import type { ALLA_REGOLA_REFUSALS } from './13-alla-regola/refusals'
import type { PAYMENT_REFUSALS } from './14-payment/refusals'
import type { TAX_REFUSALS } from './15-tax/refusals'
import type { AUTHORITY_REFUSALS } from './16-authority/refusals'
import type { CLUB_REFUSALS } from './17-club/refusals'
import type { FRAME_REFUSALS } from './frame/refusals'
import type { ProvisionId, Sections } from './provisions'

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
