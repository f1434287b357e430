import type { GameScreens } from '../game'
import { LazyBoard, LazyTonight } from './tonight'

export const poker: GameScreens = {
  Tonight: LazyTonight,
  Board: LazyBoard,
  others: async () => (await import('./others')).pokerOthers,
}
