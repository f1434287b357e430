import { verdictOf } from '../02-rows/verdict'
import { atRefait } from '../04-prison/zero'
import type { Settings } from '../settings'
import { type Joint, TOTALS } from './rows'

/** The chances of a colpo for a stake on one of the two rows; colore and inverso have the same. */
export interface ColpoChances {
  readonly wins: number
  readonly loses: number
  readonly null: number
  readonly refait: number
}

/** The chances of nero, from the table of both rows. Source: T.3.4, T.5.1, T.5.2. */
export function colpoChances(joint: Joint): ColpoChances {
  const sums = { nero: 0, rosso: 0, null: 0, refait: 0 }
  for (const [row, nero] of TOTALS.entries())
    for (const [column, rosso] of TOTALS.entries())
      sums[verdictOf({ nero, rosso })] += joint[row]?.[column] ?? 0
  return { wins: sums.nero, loses: sums.rosso, null: sums.null, refait: sums.refait }
}

type Zero = Pick<Settings, 'zero' | 'again' | 'deepest'>

/** Prisons beyond which a stake is worth nothing that a number shows. */
const MOST_PRISONS = 64

/**
 * The worth of an imprisoned stake of one that its owner leaves there until it is freed or lost, every colpo from a
 * full taglia. Source: T.5.2, B1, B2.
 */
export function worthInPrison(chances: ColpoChances, settings: Zero): number {
  const { wins, refait } = chances
  const decided = 1 - chances.null
  const deepest = settings.zero === 'nested' ? settings.deepest || MOST_PRISONS : 1
  /** Worth in `n` prisons is `slope × worth in n − 1`: from the deepest one outwards. */
  let slope = 0
  for (let prisons = deepest; prisons >= 1; prisons -= 1) {
    const what = atRefait(prisons, settings)
    if (what === 'divided') slope = (wins + refait / 2) / decided
    else if (what === 'stays') slope = wins / (decided - refait)
    else if (what === 'lost') slope = wins / decided
    else slope = wins / (decided - refait * slope)
  }
  return slope
}

/** The house's share of each stake laid, colpo by colpo, in parts of the stake. */
export interface HouseShare {
  /** Not insured, and left in prison until freed or lost. */
  readonly left: number
  /** Not insured, and withdrawn at once for its half. */
  readonly withdrawn: number
  /** Insured whole. */
  readonly insured: number
}

/** The house's share under these customs. Source: T.5.2, T.5.3, T.6.1, A3. */
export function houseShare(
  chances: ColpoChances,
  settings: Zero & Pick<Settings, 'rate' | 'premiumOnNull'>,
): HouseShare {
  const premium = settings.rate / 1_000
  const worth = settings.zero === 'divide' ? 1 / 2 : worthInPrison(chances, settings)
  return {
    left: chances.refait * (1 - worth),
    withdrawn: chances.refait / 2,
    insured: settings.premiumOnNull === 'stays' ? premium * (1 - chances.null) : premium,
  }
}
