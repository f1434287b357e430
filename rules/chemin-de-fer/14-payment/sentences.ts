import { endedTells } from '../telling/ended'
import type { Telling } from '../telling/telling'
import type { CoupSettled } from './section'

/** Section 14: the order of payment. */
export const PAYMENT: Telling<CoupSettled> = { coupSettled: endedTells }
