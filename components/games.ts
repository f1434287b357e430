import { blackJack } from './black-jack/screens'
import { cheminDeFer } from './chemin-de-fer/screens'
import type { GameScreens } from './game'
import { poker } from './poker/screens'
import { trenteEtQuarante } from './trente-et-quarante/screens'

/** The screens of every game of this house by its name, in the house's order; a later game is a line here. */
export const GAMES: Readonly<Record<string, GameScreens>> = {
  poker,
  'chemin-de-fer': cheminDeFer,
  'black-jack': blackJack,
  'trente-et-quarante': trenteEtQuarante,
}
