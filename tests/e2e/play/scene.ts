import type { Tablet } from '../support/tablet'
import type { Ledger } from './ledger'
import type { Moves } from './moves'

/** What every colpo of the browser test is played with. */
export interface Scene {
  tablet: Tablet
  moves: Moves
  ledger: Ledger
  /** Everything of the main view is in sight: nothing of the page or of its panel scrolls. */
  fits(): Promise<void>
}
