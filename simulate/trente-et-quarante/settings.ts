import type { Level } from '@/rules/kernel/level'
import { SETTINGS, Settings } from '@/rules/trente-et-quarante/settings'
import type { Random } from '../random'
import { drawnFrom } from '../settings'

const LIVELY = {
  zero: ['divide', 'prison', 'nested', 'nested'],
  deepest: [0, 1, 2, 3],
  rate: [10, 20],
  multiple: [100, 500],
  step: [2, 10],
}

/** Settings of all kinds, the house's own most often. */
export function anySettings(random: Random, level: Level | undefined): Settings {
  const any = random.oneIn(2) ? drawnFrom(SETTINGS, random, LIVELY) : { multiple: 100 }
  return Settings.parse({ ...any, level: level ?? random.pick([1, 2, 2, 2, 2, 2, 2, 3, 3, 3]) })
}
