import { type Chips, type Share, splitInProportion } from '../../kernel/chips'

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
  const results = rows.map(({ drawn, counted }) => counted - drawn)
  const imbalance = results.reduce((sum, result) => sum - result, 0)
  if (imbalance === 0) {
    const settled = results.map((result) => ({ result, share: null, shareChips: 0, final: result }))
    return { imbalance, settled }
  }
  const side = Math.sign(imbalance)
  // With a supero (side 1) the weights are the losses, with an ammanco (side −1) the winnings.
  const weights = results.map((result) => Math.max(0, -side * result))
  const shares = splitInProportion(Math.abs(imbalance), weights)
  const settled = results.map((result, index) => {
    const share = weights[index] === 0 ? null : (shares[index] ?? null)
    const shareChips = share && share.chips > 0 ? side * share.chips : 0
    return { result, share, shareChips, final: result + shareChips }
  })
  return { imbalance, settled }
}
