import type { Tablet } from '../support/tablet'
import type { Ledger } from './ledger'
import type { Moves } from './moves'

/** The tablet, the ledger and the checks of every colpo of the browser test. */
export interface Scene {
  tablet: Tablet
  moves: Moves
  ledger: Ledger
  /** Checks that the whole main view is in sight: neither the page nor its panel scrolls. */
  fits(): Promise<void>
}
