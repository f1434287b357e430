import { anyRefusal, type Refuse } from '../kernel/refusal'
import type { BankedIds } from './host'
import type { SHARED_REFUSALS } from './refusals/shared'
import type { SHEET_REFUSALS } from './refusals/sheet'

/** The provisions that the shared commands cite, by what they are about. */
type About = keyof BankedIds
type Own = { readonly sheet: typeof SHEET_REFUSALS }

type BankedRefuse = Refuse<About, Own, typeof SHARED_REFUSALS, Readonly<Record<About, 'sheet'>>>

/** Refuses by the provision that a game has for it; a wrong code or value does not compile. */
export const refusingBy =
  (ids: BankedIds): BankedRefuse =>
  (about, code, ...values) =>
    anyRefusal(about && ids[about], code, ...values)
