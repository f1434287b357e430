import { anyRefusal, type Refuse } from '../kernel/refusal'
import type { BankedIds } from './host'
import type { SHARED_REFUSALS } from './refusals/frame'
import type { SHEET_REFUSALS } from './refusals/sheet'
import type { DAY_REFUSALS, LIMITS_REFUSALS } from './refusals/table'

/** The provisions that the shared commands cite, by what they are about. */
type About = keyof BankedIds
interface Own {
  readonly sheet: typeof SHEET_REFUSALS
  readonly limits: typeof LIMITS_REFUSALS
  readonly day: typeof DAY_REFUSALS
}
/** The list of refusals of each. */
interface ListOf extends Readonly<Record<About, keyof Own>> {
  readonly casse: 'sheet'
  readonly sheet: 'sheet'
  readonly limits: 'limits'
  readonly day: 'day'
  readonly level: 'day'
  readonly back: 'day'
}

/** Refuses by the provision that a game has for it; a wrong code or value does not compile. */
export const refusingBy =
  (ids: BankedIds): Refuse<About, Own, typeof SHARED_REFUSALS, ListOf> =>
  (about, code, ...values) =>
    anyRefusal(about && ids[about], code, ...values)
