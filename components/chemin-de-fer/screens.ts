import type { GameScreens } from '../game'
import { LazyBoard, LazyTonight } from './tonight'

export const cheminDeFer: GameScreens = {
  Tonight: LazyTonight,
  Board: LazyBoard,
  others: async () => (await import('./others')).cheminDeFerOthers,
}
