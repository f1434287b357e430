import { Settings } from '@/rules/black-jack/settings'
import type { Level } from '@/rules/kernel/level'
import { USUAL_LEVELS } from '../game'
import type { Random } from '../random'

/** Settings of all kinds, the house's own most often. */
export function anySettings(random: Random, level: Level | undefined): Settings {
  const any = random.oneIn(2)
  const or = <T>(of: readonly T[]): T | undefined => (any ? random.pick(of) : undefined)
  return Settings.parse({
    packs: or([4, 5, 6, 8]),
    caselle: or([1, 2, 3, 5, 7]),
    step: or([2, 10]),
    ratio: or(['exact', 'at-most']),
    burnt: or([0, 5, 9]),
    crowded: or(['inspector', 'automatic']),
    awayWord: or(['no', 'inspector']),
    par: or([true, false]),
    softDoubling: or([true, false]),
    splits: or([1, 2, 3]),
    onlyBlackJacks: or(['finish', 'second-card']),
    refusedCard: or(['stays', 'may-draw']),
    abandonedMinutes: or([0, 1, 30]),
    level: level ?? random.pick(USUAL_LEVELS),
  })
}
