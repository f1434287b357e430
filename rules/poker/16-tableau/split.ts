import {
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
} from '../../kernel/chips'

/** A player's casse drawn and their counted resto, in chips. */
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

/**
 * Shares the imbalance of a tableau: a supero goes to the losers in proportion to their losses, an ammanco to the
 * winners in proportion to their winnings; finals sum to zero. Source: XVI.2, M1–M3.
 */
export function splitImbalance(rows: readonly Counted[]): {
  imbalance: Chips
  settled: FinalResult[]
} {
  const results = rows.map(({ drawn, counted }) => minus(counted, drawn))
  const imbalance = negate(sumOf(results))
  if (imbalance === 0) {
    const settled = results.map((result) => ({
      result,
      share: null,
      shareChips: NO_CHIPS,
      final: result,
    }))
    return { imbalance, settled }
  }
  const side = Math.sign(imbalance)
  // With a supero (side 1) the weights are the losses, with an ammanco (side −1) the winnings.
  const weights = results.map((result) => greater(NO_CHIPS, times(result, -side)))
  const shares = splitInProportion(magnitude(imbalance), weights)
  const settled = results.map((result, index) => {
    const share = weights[index] === 0 ? null : (shares[index] ?? null)
    const shareChips = share && share.chips > 0 ? times(share.chips, side) : NO_CHIPS
    return { result, share, shareChips, final: plus(result, shareChips) }
  })
  return { imbalance, settled }
}
