import { refusing } from '../kernel/refusal'
import type { ProvisionId, Sections } from './provisions'
import type { CARDS_REFUSALS } from './refusals/01-cards'
import type { ROWS_REFUSALS } from './refusals/02-rows'
import type { STAKES_REFUSALS } from './refusals/03-stakes'
import type { PRISON_REFUSALS } from './refusals/04-prison'
import type { INSURANCE_REFUSALS } from './refusals/05-insurance'
import type { ELSEWHERE_REFUSALS } from './refusals/06-elsewhere'
import type { CLUB_REFUSALS } from './refusals/07-club'
import type { FRAME_REFUSALS } from './refusals/frame'

/** The refusals of each section, by its number. */
interface Numbered {
  1: typeof CARDS_REFUSALS
  2: typeof ROWS_REFUSALS
  3: typeof STAKES_REFUSALS
  4: typeof PRISON_REFUSALS
  5: typeof INSURANCE_REFUSALS
  6: typeof ELSEWHERE_REFUSALS
  K: typeof CLUB_REFUSALS
}
/** The same by the section's id, which is a string. */
type Own = { readonly [N in keyof Numbered as `${N}`]: Numbered[N] }

/** Refuses by a provision of the register, or by null before any section; a wrong code or value does not compile. */
export const refuse = refusing<ProvisionId, Own, typeof FRAME_REFUSALS, Sections>()
