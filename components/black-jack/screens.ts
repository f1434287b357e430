import type { GameScreens } from '../game'
import { LazyTonight } from './tonight'

export const blackJack: GameScreens = {
  Tonight: LazyTonight,
  others: async () => (await import('./others')).blackJackOthers,
}
