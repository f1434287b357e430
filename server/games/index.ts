import { blackJackRoom } from './black-jack/game'
import { cheminRoom } from './chemin-de-fer/game'
import type { AnyGame, Game, Games } from './game'
import { pokerRoom } from './poker/game'
import { trenteRoom } from './trente-et-quarante/game'

/** A list of games cannot carry each game's own types; each stream gives its game only that game's commands. */
const any = <S, C extends { type: string }, E extends { type: string }>(game: Game<S, C, E>) =>
  game as unknown as AnyGame

/** The games of this house; a new one is one more line here. */
export const GAMES: Games = {
  poker: any(pokerRoom),
  'chemin-de-fer': any(cheminRoom),
  'black-jack': any(blackJackRoom),
  'trente-et-quarante': any(trenteRoom),
}
