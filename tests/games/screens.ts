import type { GameScreens } from '@/components/game'
import { poker } from '@/components/poker/screens'
import { counterScreens } from './counter/screens'

/** The house with a second game: what a line in `components/games.ts` makes of it. */
export const GAMES: Readonly<Record<string, GameScreens>> = { poker, counter: counterScreens }
