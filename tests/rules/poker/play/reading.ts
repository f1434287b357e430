import { dealt } from '../support/colpi'
import { ofFirstEdition } from '../support/editions'
import type { Scene } from '../support/scene'
import { inPlay, playedTable, said } from './said'

/** The cards dealt at a table that plays by the first edition. */
export const older = (): Scene => dealt(ofFirstEdition(playedTable()))

/** Bianchi opened for 10, verdi and neri came in; after the draw bianchi bet 5 and both saw it. */
export const seen = (scene = inPlay()) =>
  said(
    scene,
    'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds',
    'bianchi asks 3, verdi asks 3, neri asks 0, bianchi bets 5, verdi accepts, neri accepts',
  )
/** The same colpo at the draw, and after it. */
export const drawing = (scene = inPlay()) =>
  said(scene, 'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds')
export const arrived = (scene = inPlay()) =>
  said(drawing(scene), 'bianchi asks 3, verdi asks 2, neri asks 1')
