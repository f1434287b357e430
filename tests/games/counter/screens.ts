import type { GameScreens } from '@/components/game'
import { Board, Desk, PastDesk, Post, Tonight } from './shown'

/** The tests' second game on the screens. */
export const counterScreens: GameScreens = {
  Tonight,
  Board,
  others: async () => ({ Desk, PastDesk, Post }),
}
