import type { GameScreens } from '@/components/game'
import { poker } from '@/components/poker/screens'
import { counterScreens } from './counter/screens'

/** The house with a second game: a new game is one line in `components/games.ts`. */
export const GAMES: Readonly<Record<string, GameScreens>> = { poker, counter: counterScreens }
