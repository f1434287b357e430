import { refusing } from '../kernel/refusal'
import type { FloatProvisionId, FloatSections } from './provisions'
import type { OFFICE_REFUSALS } from './refusals/01-offices'
import type { DUTY_REFUSALS } from './refusals/02-duties'
import type { FLOAT_REFUSALS } from './refusals/03-float'
import type { ADVANCE_REFUSALS } from './refusals/04-advances'
import type { LIMIT_REFUSALS } from './refusals/05-limits'
import type { SIDE_REFUSALS } from './refusals/06-side-table'
import type { BOOK_REFUSALS } from './refusals/07-day-book'
import type { TAX_BOX_REFUSALS } from './refusals/08-tax-box'
import type { ACE_REFUSALS } from './refusals/09-ace-slips'
import type { FLOAT_FRAME_REFUSALS } from './refusals/frame'

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
