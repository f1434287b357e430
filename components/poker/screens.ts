import type { GameScreens } from '../game'
import { LazyTonight } from './tonight'

export const poker: GameScreens = {
  title: { it: 'Poker', en: 'Poker' },
  Tonight: LazyTonight,
  others: async () => (await import('./others')).pokerOthers,
}
