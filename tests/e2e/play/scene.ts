import { expect } from '@playwright/test'
import { seating, signing } from '../evening/list'
import { CARDS, type Night, nameOf } from '../support/night'
import type { Tablet } from '../support/tablet'
import { Ledger } from './ledger'
import { Moves } from './moves'

/** The tablet, the ledger and the checks of every colpo of the browser test. */
export interface Scene {
  tablet: Tablet
  moves: Moves
  /** The players by name, in the order of their seats. */
  members: readonly string[]
  ledger: Ledger
  /** Checks that the whole main view is in sight: neither the page nor its panel scrolls. */
  fits(): Promise<void>
}

/** Five sign and sit down at the tablet's table. */
export async function sceneOf(night: Night): Promise<Scene> {
  await signing(night)
  const tablet = await seating(night)
  const moves = new Moves(tablet)
  const members = CARDS.slice(0, 5).map(nameOf)
  return {
    tablet,
    moves,
    members,
    ledger: new Ledger(moves, tablet, members, 100),
    async fits() {
      const hidden = await tablet.page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('aside')].map(
          (one) => one.scrollHeight - one.clientHeight,
        ),
      )
      expect(Math.max(...hidden)).toBe(0)
    },
  }
}
