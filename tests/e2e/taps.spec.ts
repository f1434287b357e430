import { expect, test } from '@playwright/test'
import { seating, signing } from './evening/list'
import { closeSheets, tapEvery } from './support/controls'
import { Night, nameOf } from './support/night'
import { picture } from './support/screens'
import type { Tablet } from './support/tablet'

/** More than the tablet has in one colpo, its sheets included. */
const MOST_CONTROLS = 50
/** Controls that end the game or the session, and would leave nothing to tap. */
const ENDING = /scollegalo|scioglilo|^Sì, lascia|Lascia lo stesso|solo le casse|English|Rinuncia/

test.describe.configure({ mode: 'serial' })

let night: Night
let tablet: Tablet

test.beforeAll(async ({ browser }) => {
  night = await Night.begin(browser)
  await signing(night)
  tablet = await seating(night)
})
test.afterAll(() => night?.room.close())

test('a double or triple tap on any control of the tablet means one thing at most', async () => {
  const { page } = tablet
  const { tapped, doubled } = await tapEvery(page, {
    accepted: () => night.room.accepted(),
    ending: ENDING,
    most: MOST_CONTROLS,
  })
  console.log(`${tapped.size} controls tapped`)
  expect(doubled).toEqual([])
  expect(tapped.size).toBeGreaterThan(30)
})

test('a request that arrives has a strip of its own, and no button moves', async () => {
  const { page } = tablet
  await closeSheets(page)
  const panel = page.locator('aside [data-foot]').getByRole('button').first()
  const before = await panel.boundingBox()
  await night.sign('1006')
  const offer = night.phone('1006').getByRole('alertdialog')
  await expect(offer).toBeVisible()
  await night.answer('1006', 'Lo prendo')
  const strip = page.getByRole('region', { name: 'Richieste al tavolo' })
  await expect(strip).toContainText(nameOf('1006'))
  expect(await panel.boundingBox()).toEqual(before)
  await picture(page, 'tablet-requests')
})

test('over plain http a silent film keeps the tablet awake', async ({ browser }) => {
  const context = await browser.newContext({
    storageState: await tablet.page.context().storageState(),
  })
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'))
  const page = await context.newPage()
  await page.goto(tablet.page.url())
  await page.getByRole('button', { name: 'Altro' }).click()
  const film = page.locator('video')
  await expect(film).toHaveCount(1)
  await expect
    .poll(() => film.evaluate((one: HTMLVideoElement) => !one.paused && one.loop && !one.muted))
    .toBe(true)
  await context.close()
})

test('the wake lock is held, where the browser gives one', async ({ browser }) => {
  const context = await browser.newContext({
    storageState: await tablet.page.context().storageState(),
  })
  await context.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const request = async (type: string) => {
      asked.push(type)
      return { released: false, release: async () => undefined }
    }
    Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request }) })
  })
  const page = await context.newPage()
  await page.goto(tablet.page.url())
  await expect(page.getByRole('button', { name: 'Altro' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length))
    .toBeGreaterThan(0)
  await context.close()
})
