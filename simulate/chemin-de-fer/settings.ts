import { PROFILES, SETTINGS, Settings } from '@/rules/chemin-de-fer/settings'
import type { Level } from '@/rules/kernel/level'
import type { Random } from '../random'
import { drawnFrom } from '../settings'

const LIVELY = {
  minSeated: [2, 3, 4, 4, 6],
  seats: [4, 7, 9, 9],
  minimum: [1, 10, 10, 15],
  cutLeast: [7, 20],
  presentAtCut: [0, 0, 0, 2],
  socioMinSeated: [0, 3, 6],
  taxPercent: [0, 0, 5, 5, 20],
  taxUnit: [1, 1, 5],
  recountAbove: [0, 100],
  level: [2, 2, 3],
}

/** The customs of an evening: a profile, or every line of them drawn. */
export function anySettings(random: Random, level: Level | undefined): Settings {
  if (random.oneIn(4)) return random.pick(Object.values(PROFILES)) ?? PROFILES.club
  const drawn = drawnFrom(SETTINGS, random, LIVELY)
  return Settings.parse(level ? { ...drawn, level } : drawn)
}
