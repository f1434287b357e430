import type { GameScreens } from '../game'
import { LazyTonight } from './tonight'

export const trenteEtQuarante: GameScreens = {
  Tonight: LazyTonight,
  others: async () => (await import('./others')).trenteEtQuaranteOthers,
}
