/** A clerk at the closing, who shares out what the count finds, from XVI.2, M1 to M3 and M5 alone; it imports nothing. */

/** A member's casse of the evening, and the chips counted before them at its end. */
export interface Counted {
  drawn: number
  counted: number
}

/** The results with the imbalance shared out; `kept` are chips that no member has, a bank's or a tax. */
export function sharedOut(rows: readonly Counted[], kept = 0): { finals: number[]; kept: number } {
  const results = rows.map(({ drawn, counted }) => counted - drawn)
  const over = -(results.reduce((sum, one) => sum + one, 0) + kept)
  // M1: a supero goes to the losers, an ammanco comes from the winners.
  const weights = results.map((one) => Math.max(0, over > 0 ? -one : one))
  const total = weights.reduce((sum, one) => sum + one, 0)
  // M3: nobody gives or takes who is even; with nobody on that side the house has it.
  if (total === 0 || over === 0) return { finals: results, kept: kept + over }
  const odd = (row: number) => (BigInt(Math.abs(over)) * BigInt(weights[row] ?? 0)) % BigInt(total)
  const share = weights.map((one) => Number((BigInt(Math.abs(over)) * BigInt(one)) / BigInt(total)))
  let left = Math.abs(over) - share.reduce((sum, one) => sum + one, 0)
  // M2: the odd chips by the largest remainder, then the larger result, then the order of the tableau.
  const queue = weights.map((_, row) => row).filter((row) => (weights[row] ?? 0) > 0)
  queue.sort((a, b) => {
    const [one, other] = [odd(a), odd(b)]
    if (one !== other) return one < other ? 1 : -1
    return (weights[b] ?? 0) - (weights[a] ?? 0) || a - b
  })
  for (const row of queue) if (left-- > 0) share[row] = (share[row] ?? 0) + 1
  return { finals: results.map((one, row) => one + Math.sign(over) * (share[row] ?? 0)), kept }
}
