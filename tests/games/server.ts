import type { AnyGame, Games } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import { counterGame } from './counter/game'

/** The house with a second game: a new game is one line in `server/games/index.ts`. */
export const TWO_GAMES: Games = { ...GAMES, counter: counterGame as unknown as AnyGame }
