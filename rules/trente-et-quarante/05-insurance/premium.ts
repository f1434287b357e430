import { asChips, type Chips } from '../../kernel/chips'
import type { Settings } from '../settings'

/** The premium for what is insured. Source: T.6.1. */
export const premiumFor = (insured: Chips, { rate }: Pick<Settings, 'rate'>): Chips =>
  asChips((insured * rate) / 1_000)
