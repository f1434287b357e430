import { expect, test } from '@playwright/test'
import { seating, signing } from './evening/list'
import { Ledger } from './play/ledger'
import { betTooEarly, couldOpen, lateRaise } from './play/letter'
import { Moves } from './play/moves'
import type { Scene } from './play/scene'
import { CARDS, Night, nameOf } from './support/night'

test('the tablet asks what the letter of the regulation asks, with the resti right after each colpo', async ({
  browser,
}) => {
  const night = await Night.begin(browser, { level: 3 })
  await signing(night)
  const tablet = await seating(night)
  const moves = new Moves(tablet)
  const members = CARDS.slice(0, 5).map(nameOf)
  const scene: Scene = {
    tablet,
    moves,
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
  await test.step('XII.3 a player who came in could open', () => couldOpen(scene))
  await test.step('XI.2 an early bet and a larger one', () => betTooEarly(scene))
  await test.step('VIII.2 VI.6 a late raise, and a parol', () => lateRaise(scene))
  await night.room.close()
})
