import {
  asChips,
  type Chips,
  greater,
  magnitude,
  minus,
  NO_CHIPS,
  negate,
  plus,
  type Share,
  splitInProportion,
  sumOf,
  times,
} from './chips'

/** A player's chips drawn from the cashier and counted at the end. */
export interface Counted {
  drawn: Chips
  counted: Chips
}

/** A player's result after the imbalance is shared out. */
export interface FinalResult {
  /** counted − drawn. */
  result: Chips
  share: Share | null
  /** Signed effect of the share on the result. */
  shareChips: Chips
  final: Chips
}

/** The results with the imbalance shared out, and what is left of the chips that the house kept. */
export interface Settled {
  /** Losses − wins − kept: above zero a supero, below an ammanco. */
  imbalance: Chips
  settled: FinalResult[]
  kept: Chips
}

/**
 * Shares the imbalance of a tableau: a supero goes to the losers in proportion to their losses, an ammanco to the
 * winners in proportion to their winnings. `kept` are chips that no player has, such as a tax; finals and kept sum to
 * zero. They bear an ammanco only where nobody has won.
 */
export function shareImbalance(rows: readonly Counted[], kept: Chips = NO_CHIPS): Settled {
  const results = rows.map(({ drawn, counted }) => minus(counted, drawn))
  const imbalance = negate(plus(sumOf(results), kept))
  const side = Math.sign(imbalance)
  // With a supero (side 1) the weights are the losses, with an ammanco (side −1) the winnings.
  const weights = results.map((result) => greater(NO_CHIPS, times(result, -side)))
  if (imbalance === 0 || sumOf(weights) === 0) {
    const settled = results.map((result) => ({
      result,
      share: null,
      shareChips: NO_CHIPS,
      final: result,
    }))
    return { imbalance, settled, kept: plus(kept, imbalance) }
  }
  const shares = splitInProportion(magnitude(imbalance), weights)
  const settled = results.map((result, index) => {
    const share = weights[index] === 0 ? null : (shares[index] ?? null)
    const shareChips = share && share.chips > 0 ? times(share.chips, side) : NO_CHIPS
    return { result, share, shareChips, final: plus(result, shareChips) }
  })
  return { imbalance, settled, kept }
}

/** The split of one row's share as a sum anybody can redo: `amount × weight ÷ total = whole, rest over`. */
export interface ShareSum {
  amount: Chips
  weight: Chips
  total: Chips
  whole: Chips
  /** The remainder of the division; the rows with the largest remainders get the odd chips. */
  rest: Chips
  chips: Chips
}

/** The arithmetic of a row's share; null for a row without one. Amounts in chips. */
export function shareSum({ share }: Pick<FinalResult, 'share'>, imbalance: Chips): ShareSum | null {
  if (!share) return null
  const { weight, numerator, total, chips } = share
  const whole = asChips(Math.floor(numerator / total))
  const rest = asChips(numerator % total)
  return { amount: magnitude(imbalance), weight, total, whole, rest, chips }
}
