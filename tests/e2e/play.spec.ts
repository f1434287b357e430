import { test } from '@playwright/test'
import { earlyWithdrawn, everybodyFolds, paroli } from './play/before-draw'
import { parolCaused, parolWithPoker } from './play/parol'
import { sceneOf } from './play/scene'
import { errorAtTheDraw, largeOpening, mucked, sidePot, wrongOpening } from './play/showdowns'
import { Night } from './support/night'

test('ten colpi move by move, with the resti right to the chip after each', async ({ browser }) => {
  const night = await Night.begin(browser, { level: 3 })
  const scene = await sceneOf(night)
  await test.step('VII.3 everybody throws their cards', () => everybodyFolds(scene))
  await test.step('VIII.3 a paroli, and only the winner is named', () => paroli(scene))
  const inParol = await test.step('XIII a parol', () => parolCaused(scene))
  await test.step('XIV.2 the hand of the parol, with a poker honoured', () =>
    parolWithPoker(scene, inParol))
  const short = await test.step('a large opening', () => largeOpening(scene))
  await test.step('XII.4 a side pot', () => sidePot(scene, short))
  await test.step('XII.3 a wrong opening at the showdown', () => wrongOpening(scene))
  await test.step('VII.2 an early acceptance taken back', () => earlyWithdrawn(scene))
  await test.step('IX.7 an error at the draw, equal hands', () => errorAtTheDraw(scene))
  await test.step('XII.5 an early acceptance kept and a hand mucked', () => mucked(scene))
  await night.room.close()
})
