import { endedTells } from '../telling/ended'
import type { Telling } from '../telling/telling'
import type { CoupSettled } from './events'

/** Section 14: the order of payment. */
export const PAYMENT: Telling<CoupSettled> = { coupSettled: endedTells }
