import { expect, type Page, test } from '@playwright/test'
import { seating, signing } from './evening/list'
import { Night, nameOf } from './support/night'
import { faintWriting, overlappingSeats } from './support/reading'
import { picture } from './support/screens'
import type { Tablet } from './support/tablet'

test.describe.configure({ mode: 'serial' })

let night: Night
let tablet: Tablet

/** A table of seven, the most that the club allows. */
test.beforeAll(async ({ browser }) => {
  night = await Night.begin(browser, { seats: 7 })
  await signing(night)
  tablet = await seating(night)
  for (const card of ['1006', '1007']) {
    await night.sign(card)
    await night.answer(card, 'Lo prendo')
    await tablet.button('Ha preso posto').click()
    await night.handOver(1)
  }
})
test.afterAll(() => night?.room.close())

/** The scheme that a page is drawn in, as its own controls see it. */
const schemeOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

/** Waits until the colours of buttons, which change within a moment, have changed. */
const settled = (page: Page) => page.waitForTimeout(600)

/** The brightness of the page's ground, 0 to 255. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const [red = ''] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/) ?? []
    return Number(red)
  })

test('seven seats do not overlap on a phone, on the table’s tablet held upright, or lying', async () => {
  const phone = night.phone('1001')
  await phone.getByRole('list', { name: 'Posti al tavolo' }).scrollIntoViewIfNeeded()
  expect(await overlappingSeats(phone)).toEqual([])
  await picture(phone, 'look-phone-seats')
  expect(await overlappingSeats(tablet.page)).toEqual([])
  await tablet.page.setViewportSize({ width: 390, height: 844 })
  expect(await overlappingSeats(tablet.page)).toEqual([])
  await picture(tablet.page, 'look-tablet-390')
  await tablet.page.setViewportSize({ width: 1024, height: 768 })
})

test('the chips of a settled colpo lie before its winner, with the amount', async () => {
  await tablet.deal()
  await picture(tablet.page, 'look-tablet-colpo')
  await tablet.begin(nameOf('1001'))
  for (const card of ['1001', '1002', '1003']) await tablet.put(nameOf(card), 60)
  await tablet.confirm()
  // The card at the end of the colpo says the same; this one lies at the seat, for the eye alone.
  const atSeat = tablet.page.locator('[aria-hidden="true"] p')
  await expect(atSeat.getByText(/^\+1\d\d$/)).toBeVisible()
  await picture(tablet.page, 'look-tablet-won')
})

test('phone and desk are light by day and dark by night, as the device says; the tablet and the wall are dark', async () => {
  const phone = night.phone('1001')
  for (const scheme of ['light', 'dark'] as const) {
    for (const [name, page] of [
      ['phone', phone],
      ['desk', night.desk],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await settled(page)
      expect(await groundOf(page), `${name}, ${scheme}`)[
        scheme === 'light' ? 'toBeGreaterThan' : 'toBeLessThan'
      ](128)
      expect(await faintWriting(page), `${name}, ${scheme}`).toEqual([])
      await page.evaluate(() => window.scrollTo(0, 0))
      await picture(page, `look-${name}-${scheme}`)
    }
  }
  for (const page of [tablet.page, night.tv]) {
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await groundOf(page)).toBeLessThan(128)
    expect(await faintWriting(page)).toEqual([])
  }
  await picture(night.tv, 'look-tv')
  await night.tv.setViewportSize({ width: 3840, height: 2160 })
  await picture(night.tv, 'look-tv-4k')
})

test('a theme chosen in the header stays on this device, until it is left to the device again', async () => {
  const phone = night.phone('1002')
  const choose = async (name: string) => {
    await phone.getByRole('button', { name: 'Menu' }).click()
    await phone.getByRole('menuitem', { name, exact: true }).click()
  }
  await phone.emulateMedia({ colorScheme: 'light' })
  await choose('Aspetto scuro')
  expect(await schemeOf(phone)).toBe('dark')
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Stasera' })).toBeVisible()
  expect(await groundOf(phone)).toBeLessThan(128)
  await choose('Aspetto: come il dispositivo')
  expect(await groundOf(phone)).toBeGreaterThan(128)
})

test('a tablet on which light was chosen is light, and its seats and buttons still read well', async () => {
  const { page } = tablet
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
  })
  await settled(page)
  expect(await groundOf(page)).toBeGreaterThan(128)
  expect(await faintWriting(page)).toEqual([])
  await picture(page, 'look-tablet-light')
})

test('the administrator gives the club its emblem, which stands in every header and is served as a picture alone', async () => {
  const { desk } = night
  await desk.goto(night.at('/amministrazione'))
  await desk.getByRole('tab', { name: 'Circolo' }).click()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><circle cx="4.5" cy="4.5" r="4" fill="#8f2f24"/></svg>'
  const choosing = desk.waitForEvent('filechooser')
  await desk.getByRole('button', { name: 'Scegli un’immagine' }).click()
  await (await choosing).setFiles({
    name: 'emblema.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg),
  })
  await expect(desk.getByRole('button', { name: 'Togli l’emblema' })).toBeVisible()
  const shown = desk.getByRole('banner').locator('img')
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512)
  await desk.evaluate(() => window.scrollTo(0, 0))
  await picture(desk, 'look-emblem')
  const served = await desk.request.get(
    new URL((await shown.getAttribute('src')) ?? '', night.room.url).href,
  )
  expect(served.headers()).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect((await served.body()).toString('latin1')).not.toContain('script')
  await desk.getByRole('button', { name: 'Togli l’emblema' }).click()
  await expect(desk.getByRole('banner').locator('img')).toHaveCount(0)
})
