import { asChips, type Chips, lesser, NO_CHIPS } from '../../kernel/chips'
import type { Settings } from '../settings'

/** The tax on a win and its arithmetic. */
export interface Tax {
  readonly percent: number
  /** The exact tax in hundredths of a chip, so that its fraction is logged (cf68). */
  readonly hundredths: number
  readonly chips: Chips
}

const ROUNDED = { nearest: Math.round, down: Math.floor, up: Math.ceil } as const

/**
 * The tax on the sum that the banker collects in a coup (di fatto): so many per cent, in units of `taxUnit`, halves up
 * when to the nearest, and never above the win. Source: S.10a, cf67, cf68, cr14.
 */
export function taxOn(
  won: Chips,
  { taxPercent, taxUnit, taxRound }: Pick<Settings, 'taxPercent' | 'taxUnit' | 'taxRound'>,
): Tax {
  const hundredths = won * taxPercent
  const units = ROUNDED[taxRound](hundredths / (100 * taxUnit))
  return { percent: taxPercent, hundredths, chips: lesser(asChips(units * taxUnit), won) }
}

/** No tax: on ties, lost and void coups, increases and auctions (cf67). */
export const NO_TAX: Tax = { percent: 0, hundredths: 0, chips: NO_CHIPS }
