import { SETTINGS, Settings } from '@/rules/black-jack/settings'
import type { Level } from '@/rules/kernel/level'
import { USUAL_LEVELS } from '../game'
import type { Random } from '../random'
import { drawnFrom } from '../settings'

const LIVELY = {
  packs: [4, 5, 6, 8],
  caselle: [1, 2, 3, 5, 7],
  step: [2, 10],
  burnt: [0, 5, 9],
  splits: [1, 2, 3],
  abandonedMinutes: [0, 1, 30],
}

/** Settings of all kinds, the house's own most often. */
export function anySettings(random: Random, level: Level | undefined): Settings {
  const any = random.oneIn(2) ? drawnFrom(SETTINGS, random, LIVELY) : {}
  return Settings.parse({ ...any, level: level ?? random.pick(USUAL_LEVELS) })
}
