import type { AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import { blackJackGame } from '@/simulate/black-jack/game'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'
import type { AnyEvening, Game } from '@/simulate/game'
import { pokerGame } from '@/simulate/poker/evening'
import { trenteGame } from '@/simulate/trente-et-quarante/game'
import { perSecond, report } from './measure'

const WARM_MS = 20_000

/** The rounds that the simulator plays a second, with all its checks and every level and setting as they come. */
function roundsPerSecond<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
): number {
  let seed = 1
  return perSecond(() => {
    const { rounds, fault } = playEvening(game, seed++)
    if (fault) throw new Error(`seed ${seed - 1}: ${fault.check}: ${fault.found}`)
    return rounds
  }, WARM_MS)
}

/** Measures the simulator at each game, on one core. */
export function benchSimulated(): void {
  const poker = roundsPerSecond(pokerGame)
  const baseline = { what: 'poker', value: poker }
  report({ what: 'colpi simulated and checked', value: poker, unit: '/s' })
  const tell = (what: string, value: number) => report({ what, value, unit: '/s', baseline })
  tell('chemin de fer: coups simulated and checked', roundsPerSecond(cheminGame))
  tell('black jack: colpi simulated and checked', roundsPerSecond(blackJackGame))
  tell('trente et quarante: colpi simulated and checked', roundsPerSecond(trenteGame))
}
