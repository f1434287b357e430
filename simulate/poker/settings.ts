import { SETTINGS, Settings } from '@/rules/poker/settings'
import type { Random } from '../random'
import { drawnFrom } from '../settings'

const LIVELY = {
  uscita: [1, 2, 5],
  passata: [50, 100, 200],
  seats: [5, 6, 6, 7],
  secondTableBy: ['class', 'class', 'uscita'],
  cip: [1, 1, 2],
  uscitaMode: ['tutti', 'tutti', 'cartaro'],
  arrosage: [0, 0, 1],
  packFaultKeepsDeal: [false, false, true],
  lowestCard: [null, null, 6],
  onore: [1, 10, 40],
  onoreMultiplier: [1, 3],
  minimumPlayers: [2, 3],
  level: [1, 2, 2, 2, 3, 3, 3],
  recountAbove: [null, 0],
  affrancoMax: [2, 2, 3],
}

/** A class of table with every parameter drawn among its sensible values; each list has a passata of its own. */
export function anySettings(
  random: Random,
  list: number,
  level: Settings['level'] | undefined,
): Settings {
  const { passata, ...drawn } = drawnFrom(SETTINGS, random, LIVELY)
  return Settings.parse({ ...drawn, passata: Number(passata) + list, ...(level && { level }) })
}
