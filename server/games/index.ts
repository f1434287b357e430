import type { AnyGame, Game, Games } from './game'
import { pokerRoom } from './poker/game'

/** A registry of games cannot know each one's own types; each stream gives its game its own commands only. */
const any = <S, C extends { type: string }, E extends { type: string }>(game: Game<S, C, E>) =>
  game as unknown as AnyGame

/** The games of this house; a later one is a line here. */
export const GAMES: Games = {
  poker: any(pokerRoom),
}
