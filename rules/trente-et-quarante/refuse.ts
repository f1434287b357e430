import { refusing } from '../kernel/refusal'
import type { CARDS_REFUSALS } from './01-cards/refusals'
import type { ROWS_REFUSALS } from './02-rows/refusals'
import type { STAKES_REFUSALS } from './03-stakes/refusals'
import type { PRISON_REFUSALS } from './04-prison/refusals'
import type { INSURANCE_REFUSALS } from './05-insurance/refusals'
import type { ELSEWHERE_REFUSALS } from './06-elsewhere/refusals'
import type { CLUB_REFUSALS } from './07-club/refusals'
import type { FRAME_REFUSALS } from './frame/refusals'
import type { ProvisionId, Sections } from './provisions'

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
