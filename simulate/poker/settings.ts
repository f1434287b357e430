import { Settings } from '@/rules/poker/settings'
import type { Random } from '../random'

/** A class of table with every parameter drawn among its sensible values. */
export function anySettings(
  random: Random,
  list: number,
  level: Settings['level'] | undefined,
): Settings {
  const of = <T>(values: readonly T[]): T => random.pick(values) as T
  const uscita = of([1, 2, 5])
  return Settings.parse({
    uscita,
    passata: of([50, 100, 200]) + list,
    seats: of([5, 6, 6, 7]),
    cip: of([1, 1, 2]),
    uscitaMode: of(['tutti', 'tutti', 'cartaro']),
    openingLevels: of(['JQK', 'K']),
    fourOfScalaReale: of([true, false]),
    arrosage: of([0, 0, 1]),
    onori: of(['nessuno', 'pagamento', 'pot']),
    onore: of([1, 10, 40]),
    onoreMultiplier: of([1, 3]),
    parolOpening: of(['J', 'Q', 'K']),
    firstHour: of(['tavolo', 'giocatore']),
    minimumPlayers: of([2, 3]),
    recountAbove: of([null, 0]),
    passataConfirmedBy: of(['segretario', 'tavolo']),
    level: level ?? of([1, 2, 2, 2, 3, 3, 3]),
    lowestCard: of([null, null, 6]),
    affranco: of([true, false]),
    affrancoMax: of([2, 2, 3]),
    partitoWhen: of(['both', 'either']),
    secondTableBy: of(['class', 'class', 'uscita']),
    packFaultKeepsDeal: of([false, false, true]),
  })
}
