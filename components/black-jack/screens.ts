import type { GameScreens } from '../game'
import { LazyBoard, LazyTonight } from './tonight'

export const blackJack: GameScreens = {
  Tonight: LazyTonight,
  Board: LazyBoard,
  others: async () => (await import('./others')).blackJackOthers,
}
