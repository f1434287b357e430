import { refusing } from '../kernel/refusal'
import type { ProvisionId, Sections } from './provisions'
import type { CARDS_REFUSALS } from './refusals/01-cards'
import type { TABLE_REFUSALS } from './refusals/02-table'
import type { STAKES_REFUSALS } from './refusals/03-stakes'
import type { DEAL_REFUSALS } from './refusals/04-deal'
import type { INSURANCE_REFUSALS } from './refusals/05-insurance'
import type { BLACK_JACK_REFUSALS } from './refusals/06-black-jack'
import type { WORD_REFUSALS } from './refusals/07-word'
import type { DOUBLING_REFUSALS } from './refusals/08-doubling'
import type { SPLITTING_REFUSALS } from './refusals/09-splitting'
import type { BANCO_REFUSALS } from './refusals/10-banco'
import type { SETTLING_REFUSALS } from './refusals/11-settling'
import type { ERROR_REFUSALS } from './refusals/12-errors'
import type { CLUB_REFUSALS } from './refusals/13-club'
import type { FRAME_REFUSALS } from './refusals/frame'

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
