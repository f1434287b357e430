import { expect, it } from 'vitest'
import { RANKS, type Rank } from '@/rules/kernel/cards'
import { resultOf } from '@/rules/trente-et-quarante/02-rows/results'
import { jointChances, TOTALS } from '@/rules/trente-et-quarante/chances/rows'
import { NO_ROWS, rowDue, withDealt } from '@/rules/trente-et-quarante/play/rows'
import type { Rows } from '@/rules/trente-et-quarante/state/colpo'
import { randomFrom } from '@/simulate/random'

it('T.3.1 rows dealt from shuffled taglie agree with the exact table within four standard errors', () => {
  const DEALS = 20_000
  const random = randomFrom(31)
  const taglia: Rank[] = RANKS.flatMap((rank) => Array.from({ length: 24 }, () => rank))
  /** The next deal, each card drawn from those still in the packet. */
  const deal = (): Rows => {
    let rows = NO_ROWS
    for (let drawn = 0; rowDue(rows) !== null; drawn++) {
      const other = drawn + random.below(taglia.length - drawn)
      const card = taglia[other] ?? 'A'
      taglia[other] = taglia[drawn] ?? 'A'
      taglia[drawn] = card
      rows = withDealt(rows, card, 'nero')
    }
    return rows
  }
  const found = TOTALS.map(() => TOTALS.map(() => 0))
  for (let dealt = 0; dealt < DEALS; dealt++) {
    const rows = deal()
    const result = resultOf(rows)
    const row = result && found[result.nero - 31]
    if (row) row[result.rosso - 31] = (row[result.rosso - 31] ?? 0) + 1
  }
  const joint = jointChances()
  for (const nero of TOTALS.keys())
    for (const rosso of TOTALS.keys()) {
      const chance = joint[nero]?.[rosso] ?? 0
      const error = Math.sqrt(DEALS * chance * (1 - chance))
      const off = Math.abs((found[nero]?.[rosso] ?? 0) - DEALS * chance)
      expect(off).toBeLessThan(4 * error)
    }
})
