import { refusing } from '../kernel/refusal'
import type { CARDS_REFUSALS } from './01-cards/refusals'
import type { TABLE_REFUSALS } from './02-table/refusals'
import type { STAKES_REFUSALS } from './03-stakes/refusals'
import type { DEAL_REFUSALS } from './04-deal/refusals'
import type { INSURANCE_REFUSALS } from './05-insurance/refusals'
import type { BLACK_JACK_REFUSALS } from './06-black-jack/refusals'
import type { WORD_REFUSALS } from './07-word/refusals'
import type { DOUBLING_REFUSALS } from './08-doubling/refusals'
import type { SPLITTING_REFUSALS } from './09-splitting/refusals'
import type { BANCO_REFUSALS } from './10-banco/refusals'
import type { SETTLING_REFUSALS } from './11-settling/refusals'
import type { ERROR_REFUSALS } from './12-errors/refusals'
import type { CLUB_REFUSALS } from './13-club/refusals'
import type { FRAME_REFUSALS } from './frame/refusals'
import type { ProvisionId, Sections } from './provisions'

/** The refusals of each section, by its number. */
interface Numbered {
  1: typeof CARDS_REFUSALS
  2: typeof TABLE_REFUSALS
  3: typeof STAKES_REFUSALS
  4: typeof DEAL_REFUSALS
  5: typeof INSURANCE_REFUSALS
  6: typeof BLACK_JACK_REFUSALS
  7: typeof WORD_REFUSALS
  8: typeof DOUBLING_REFUSALS
  9: typeof SPLITTING_REFUSALS
  10: typeof BANCO_REFUSALS
  11: typeof SETTLING_REFUSALS
  12: typeof ERROR_REFUSALS
  J: typeof CLUB_REFUSALS
}
/** The same by the section's id, which is a string. */
type Own = { readonly [N in keyof Numbered as `${N}`]: Numbered[N] }

/** Refuses by a provision of the register, or by null before any section; a wrong code or value does not compile. */
export const refuse = refusing<ProvisionId, Own, typeof FRAME_REFUSALS, Sections>()
