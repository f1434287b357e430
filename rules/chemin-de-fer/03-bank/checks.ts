import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Settings } from '../settings'

/**
 * The part of a bank that won, and was not covered, which its owners take back: after tout va always, so that the next
 * bank is twice the sum won, less the tax; else where the house sets it aside. Source: S.71c, cf16.
 */
export const setAside = (
  uncovered: Chips,
  toutVa: boolean,
  { uncoveredBank }: Pick<Settings, 'uncoveredBank'>,
): Chips => (toutVa || uncoveredBank === 'set-aside' ? uncovered : NO_CHIPS)
