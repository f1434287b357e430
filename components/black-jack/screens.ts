import type { GameScreens } from '../game'
import { LazyTonight } from './tonight'

export const blackJack: GameScreens = {
  title: { it: 'Black jack', en: 'Black jack' },
  Tonight: LazyTonight,
  others: async () => (await import('./others')).blackJackOthers,
}
