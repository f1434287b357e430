import type { GameScreens } from '@/components/game'
import { Board, Desk, PastDesk, Post, Tonight } from './shown'

/** The tests' second game on the screens. */
export const counterScreens: GameScreens = {
  Tonight,
  others: async () => ({ Desk, PastDesk, Board, Post }),
}
