import { refusing } from '../kernel/refusal'
import type { OFFICE_REFUSALS } from './01-offices/refusals'
import type { DUTY_REFUSALS } from './02-duties/refusals'
import type { FLOAT_REFUSALS } from './03-float/refusals'
import type { ADVANCE_REFUSALS } from './04-advances/refusals'
import type { LIMIT_REFUSALS } from './05-limits/refusals'
import type { SIDE_REFUSALS } from './06-side-table/refusals'
import type { BOOK_REFUSALS } from './07-day-book/refusals'
import type { TAX_BOX_REFUSALS } from './08-tax-box/refusals'
import type { ACE_REFUSALS } from './09-ace-slips/refusals'
import type { FLOAT_FRAME_REFUSALS } from './frame/refusals'
import type { FloatProvisionId, FloatSections } from './provisions'

/** The lists of refusals, by section. */
interface Own {
  F1: typeof OFFICE_REFUSALS
  F2: typeof DUTY_REFUSALS
  F3: typeof FLOAT_REFUSALS
  F4: typeof ADVANCE_REFUSALS
  F5: typeof LIMIT_REFUSALS
  F6: typeof SIDE_REFUSALS
  F7: typeof BOOK_REFUSALS
  F8: typeof TAX_BOX_REFUSALS
  F9: typeof ACE_REFUSALS
}

/** Refuses a command of the float; a wrong code or missing values do not compile. */
export const refuseAtFloat = refusing<
  FloatProvisionId,
  Own,
  typeof FLOAT_FRAME_REFUSALS,
  FloatSections
>()
