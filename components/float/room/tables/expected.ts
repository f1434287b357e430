import { type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { type FloatSettings, listOf, nominalOf } from '@/rules/float/settings'
import type { OfficeFloat } from '@/rules/float/views/office'
import { type Chips, minus, NO_CHIPS } from '@/rules/kernel/chips'
import type { Due } from '../kit/due'

export type CountKind = 'opening' | 'closing' | 'spot'

/** The pieces that a box should open with: those of its last closing, or the house's list. */
function openingDue({ kept }: OfficeFloat, list: Pieces): Due {
  const isWhole = kept && worthOf(kept.pieces) === worthOf(list)
  return { pieces: isWhole ? kept.pieces : list, banknotes: NO_CHIPS }
}

/**
 * The pieces that a count should find, denomination by denomination; null for a sample, which is blind (ch4), and at the
 * closing of a bank, whose pieces play has mixed (J.6, K.4).
 */
export function dueAt(kind: CountKind, float: OfficeFloat, settings: FloatSettings): Due | null {
  if (kind === 'opening') return openingDue(float, listOf(settings))
  return kind === 'spot' || float.bank ? null : float
}

/** The value counted less the one expected; null for a sample, and where the result of play is not known. */
export function gapIn(
  kind: CountKind,
  { expected }: OfficeFloat,
  settings: FloatSettings,
  counted: Chips,
): Chips | null {
  if (kind === 'opening') return minus(counted, nominalOf(settings))
  return kind === 'spot' || expected === null ? null : minus(counted, expected)
}
