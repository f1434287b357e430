import type { GameScreens } from '../game'
import { LazyTonight } from './tonight'

export const cheminDeFer: GameScreens = {
  title: { it: 'Chemin de fer', en: 'Chemin de fer' },
  Tonight: LazyTonight,
  others: async () => (await import('./others')).cheminDeFerOthers,
}
