import { FINALS } from '@/rules/black-jack/chances/banco'
import { NATURAL } from '@/rules/black-jack/chances/draws'
import type { TableChances } from '@/rules/black-jack/chances/full'
import {
  BestPlay,
  CARD_VALUES,
  CARDS_OF_PACK,
  OTHERS_OF_PACK,
  type PlayedWith,
  TENS_OF_PACK,
} from '@/rules/black-jack/chances/play'

/** The chances of a table at best play, by every card of the banco, every two cards of a casella, and all that follow. */
export function chancesAtBest(rules: PlayedWith): TableChances {
  let [mean, square, common, insured] = [0, 0, 0, 0]
  const all = CARDS_OF_PACK * rules.packs
  for (const up of CARD_VALUES) {
    const chanceOfUp = ((up === 10 ? TENS_OF_PACK : OTHERS_OF_PACK) * rules.packs) / all
    const best = new BestPlay(up, rules)
    const by = FINALS.map(() => 0)
    for (const first of CARD_VALUES)
      for (const second of CARD_VALUES.filter((value) => value >= first)) {
        const one = best.chanceOf(first, []) * best.chanceOf(second, [first])
        const chance = (first === second ? 1 : 2) * one
        const played = best.dealt([first, second])
        mean += chanceOfUp * chance * played.mean
        square += chanceOfUp * chance * played.square
        for (const [final, part] of played.by.entries())
          by[final] = (by[final] ?? 0) + chance * part
      }
    const finals = best.finals([])
    for (const [final, part] of by.entries()) {
      const chance = finals[final] ?? 0
      if (chance > 0) common += (chanceOfUp * part * part) / chance
    }
    if (up === 1) {
      const natural = finals[NATURAL] ?? 0
      const own = by.reduce((sum, part) => sum + part, 0)
      // An insurance wins two on black jack and loses one else: 3 × (black jack) − 1.
      insured = 3 * ((by[NATURAL] ?? 0) - own * natural)
    }
  }
  return { mean, variance: square - mean * mean, covariance: common - mean * mean, insured }
}
