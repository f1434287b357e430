import { PROFILES, Settings } from '@/rules/chemin-de-fer/settings'
import type { Level } from '@/rules/kernel/level'
import type { Random } from '../random'

/** The customs of an evening: a profile, or every line of them drawn. */
export function anySettings(random: Random, level: Level | undefined): Settings {
  const of = <T>(values: readonly T[]): T => random.pick(values) as T
  const flip = () => random.oneIn(2)
  if (random.oneIn(4)) return of(Object.values(PROFILES))
  return Settings.parse({
    minSeated: of([2, 3, 4, 4, 6]),
    seats: of([4, 7, 9, 9]),
    seatsAddable: flip(),
    minimum: of([1, 10, 10, 15]),
    mayMix: of(['one', 'any']),
    cutLeast: of([7, 20]),
    lastCut: of(['inspector', 'employee']),
    presentAtCut: of([0, 0, 0, 2]),
    standInReturn: of(['before-third-ends', 'before-last-dealt']),
    freeSeat: of(['standing', 'seated']),
    passWhen: of(['after-win', 'any']),
    lowerBank: of(['after-ties', 'before-first-over']),
    halveBetweenTaglie: flip(),
    uncoveredBank: of(['stays', 'set-aside']),
    tableLoserKeeps: of(['next-coup', 'mano']),
    soleSuivi: of(['mano', 'next-coup']),
    altezzaStanding: flip(),
    altezzaOutgoing: flip(),
    outgoingSocioStanding: flip(),
    socioMinSeated: of([0, 3, 6]),
    standingCards: of(['five', 'three']),
    regolaTakesCards: flip(),
    highestOverTable: flip(),
    threeGivingEight: of(['draw', 'stand']),
    optionalUnderRule: of(['stand', 'draw']),
    drawnFreesRegola: flip(),
    advisedCard: of(['void-if-helps', 'void']),
    taxPercent: of([0, 0, 5, 5, 20]),
    taxUnit: of([1, 1, 5]),
    taxRound: of(['nearest', 'down', 'up']),
    recountAbove: of([0, 100]),
    level: level ?? of([2, 2, 3]),
    offices: of(['sanremo', 'venezia', 'club']),
  })
}
