import type { GameScreens } from '../game'
import { LazyTonight } from './tonight'

export const cheminDeFer: GameScreens = {
  Tonight: LazyTonight,
  others: async () => (await import('./others')).cheminDeFerOthers,
}
