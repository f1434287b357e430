import type { AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import { blackJackGame } from '@/simulate/black-jack/game'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import type { AnyEvening, Game, Rules } from '@/simulate/game'
import { pokerGame } from '@/simulate/poker/evening'
import { trenteGame } from '@/simulate/trente-et-quarante/game'
import { sampleOf } from '../support/sampled'

export type AnyGame = Game<AnyEvening, AnyCommand, AnyEvent>

/** The games of the house as the simulator plays them, by their names. */
export const SIMULATED = Object.entries({
  poker: pokerGame,
  'chemin-de-fer': cheminGame,
  'black-jack': blackJackGame,
  'trente-et-quarante': trenteGame,
}) as unknown as [name: string, game: AnyGame][]

/** For tests that take long: all games, and in `npm test` one of them, chosen by the sample's number. */
export const SAMPLED_GAMES = sampleOf(SIMULATED, 1)

/** Rules that change the state after each event of this type. */
export const changedAfter =
  <S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(rules: Rules<S, C, E>) =>
  (type: E['type'], change: (evening: S) => S): Rules<S, C, E> => ({
    ...rules,
    evolve: (evening, event, occasion) => {
      const after = rules.evolve(evening, event, occasion)
      return event.type === type ? change(after) : after
    },
  })
