import { expect, type Page, test } from '@playwright/test'
import { seating, signing } from './evening/list'
import { Night, nameOf } from './support/night'
import { picture } from './support/screens'
import type { Tablet } from './support/tablet'

/** The time between two taps of an impatient finger. */
const BETWEEN_TAPS_MS = 130
/** After this time every control means something again. */
const RESTED_MS = 450
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

/** How many commands the evening has accepted so far. */
async function accepted(): Promise<number> {
  const { sql } = night.room.database
  const [row] = await sql<{ count: number }[]>`
    select count(distinct command_id)::int as count from journal`
  return row?.count ?? 0
}

interface Control {
  name: string
  x: number
  y: number
}

/** The controls in reach, those that close a sheet last; each by the place it is in and its words. */
async function controls(page: Page): Promise<Control[]> {
  return await page.evaluate(() => {
    const inReach = (button: Element) => !button.closest('[inert], [aria-hidden="true"]')
    const found = [...document.querySelectorAll('button:not(:disabled)')].filter(inReach)
    return found
      .map((button) => {
        button.scrollIntoView({ block: 'nearest' })
        const { x, y, width, height } = button.getBoundingClientRect()
        const place = button.closest('[role="dialog"], [role="alertdialog"], section, fieldset, ol')
        const title = place?.querySelector('h1, h2, legend')?.textContent ?? ''
        const words = button.getAttribute('aria-label') ?? button.textContent ?? ''
        return { name: `${title} | ${words}`, x: x + width / 2, y: y + height / 2 }
      })
      .filter(({ y }) => y > 0 && y < window.innerHeight)
      .sort(
        (a, b) => Number(/Chiudi|Annulla$/.test(a.name)) - Number(/Chiudi|Annulla$/.test(b.name)),
      )
  })
}

test('a double or triple tap on any control of the tablet means one thing at most', async () => {
  test.setTimeout(240_000)
  const { page } = tablet
  const tapped = new Set<string>()
  const doubled: string[] = []
  while (tapped.size < MOST_CONTROLS) {
    const next = (await controls(page)).find(
      ({ name }) => !tapped.has(name) && !ENDING.test(name.split(' | ')[1] ?? ''),
    )
    if (!next) {
      if (!(await page.getByRole('dialog').count())) break
      await page.keyboard.press('Escape')
      await page.waitForTimeout(RESTED_MS)
      continue
    }
    tapped.add(next.name)
    const before = await accepted()
    for (let tap = 0; tap < (tapped.size % 2 ? 3 : 2); tap++) {
      await page.mouse.click(next.x, next.y)
      await page.waitForTimeout(BETWEEN_TAPS_MS)
    }
    await page.waitForTimeout(RESTED_MS)
    const meanings = (await accepted()) - before
    if (meanings > 1) doubled.push(`${next.name}: ${meanings}`)
  }
  console.log(`${tapped.size} controls tapped`)
  expect(doubled).toEqual([])
  expect(tapped.size).toBeGreaterThan(30)
})

test('a request that arrives has a strip of its own, and no button moves', async () => {
  const { page } = tablet
  while (await page.getByRole('dialog').count()) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(RESTED_MS)
  }
  const panel = page.locator('aside > div').getByRole('button').first()
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
