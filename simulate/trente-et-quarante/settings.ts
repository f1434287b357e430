import type { Level } from '@/rules/kernel/level'
import { Settings } from '@/rules/trente-et-quarante/settings'
import type { Random } from '../random'

/** Settings of all kinds, the house's own most often. */
export function anySettings(random: Random, level: Level | undefined): Settings {
  const any = random.oneIn(2)
  const or = <T>(values: readonly T[]): T | undefined => (any ? random.pick(values) : undefined)
  return Settings.parse({
    zero: or(['divide', 'prison', 'nested', 'nested']),
    again: or(['divide', 'stay', 'lost']),
    deepest: or([0, 1, 2, 3]),
    premiumOnNull: or(['stays', 'taken']),
    insured: or(['part', 'whole']),
    divideAt: or(['lastTaglia', 'everyTaglia']),
    rate: or([10, 20]),
    multiple: or([100, 500]) ?? 100,
    step: or([2, 10]),
    level: level ?? random.pick([1, 2, 2, 2, 2, 2, 2, 3, 3, 3]),
  })
}
