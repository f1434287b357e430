import type { GameScreens } from '../game'
import { LazyTonight } from './tonight'

export const poker: GameScreens = {
  Tonight: LazyTonight,
  others: async () => (await import('./others')).pokerOthers,
}
