import { test } from '@playwright/test'
import { betTooEarly, couldOpen, lateRaise } from './play/letter'
import { sceneOf } from './play/scene'
import { Night } from './support/night'

test('the tablet asks what the letter of the regulation asks, with the resti right after each colpo', async ({
  browser,
}) => {
  const night = await Night.begin(browser, { level: 3 })
  const scene = await sceneOf(night)
  await test.step('XII.3 a player who came in could open', () => couldOpen(scene))
  await test.step('XI.2 an early bet and a larger one', () => betTooEarly(scene))
  await test.step('VIII.2 VI.6 a late raise, and a parol', () => lateRaise(scene))
  await night.room.close()
})
