import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { LOCALE_COOKIE } from '@/messages/locale'
import { PASSWORD } from '@/tests/support/clubs'
import type { Room } from './room'

const SHOTS = path.resolve(import.meta.dirname, '../../../artifacts/screens')

/** The sizes for which the screens are made, in CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1440, height: 900 },
  tv: { width: 1920, height: 1080 },
  large: { width: 3840, height: 2160 },
} as const

/** The browser of this worker, once a screen was opened in it. */
let worker: Browser | undefined

/** Closes every screen that shows something of this address: left open, it would follow its evening beside the tests to come. */
export async function closeScreens(url: string): Promise<void> {
  for (const context of worker?.contexts() ?? [])
    if (context.pages().some((page) => page.url().startsWith(url))) await context.close()
}

/** One separate screen: its own cookies, one of the sizes, opened at an address. */
export async function screen(
  browser: Browser,
  size: keyof typeof SIZES,
  url: string,
): Promise<Page> {
  worker = browser
  const context = await browser.newContext({ viewport: SIZES[size] })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** A page of a member who is signed in, on a screen of their own; the session was made without the form. */
export async function signedIn(
  browser: Browser,
  size: keyof typeof SIZES,
  room: Room,
  card: string,
  path = '',
): Promise<Page> {
  worker = browser
  const context = await browser.newContext({ viewport: SIZES[size] })
  await context.addCookies([await room.enter(card)])
  const page = await context.newPage()
  await page.goto(`${room.url}/${room.slug}${path}`)
  if (path === '') await expect(page.getByRole('heading', { name: 'Stasera' })).toBeVisible()
  return page
}

/** Signs a member in by card and password on the sign-in page. */
export async function signIn(page: Page, card: string): Promise<void> {
  await page.getByLabel('Numero di tessera').fill(card)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(page.getByRole('heading', { name: 'Stasera' })).toBeVisible()
}

/** Saves a picture of a screen among the run's artefacts, and checks that nothing overflows sideways. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`) })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Takes the latest entry of a tablet back, which its button and its question both say; no answer is called “Annulla”. */
export async function takeBack(page: Page, what: RegExp | string): Promise<void> {
  await page
    .getByRole('button', { name: /^Togli:/ })
    .filter({ hasText: what })
    .click()
  const question = page.getByRole('dialog', { name: 'Togliere l’ultima registrazione?' })
  await expect(question).toContainText(what)
  await expect(question.getByRole('button', { name: 'Annulla' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Togli', exact: true }).click()
  await expect(question).toBeHidden()
}

/** Draws an autograph on the open sheet, as a finger would; a sheet within a frame is given. */
export async function drawAutograph(
  page: Page,
  sheet = page.getByRole('img', { name: 'Foglio per la firma' }),
): Promise<void> {
  const box = await sheet.boundingBox()
  if (!box) throw new Error('there is no sheet to sign on')
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(0.2, 0.6))
  await page.mouse.down()
  for (let step = 1; step <= 12; step++)
    await page.mouse.move(...at(0.2 + step * 0.045, 0.5 + 0.25 * Math.sin(step)))
  await page.mouse.up()
}

/** Chooses a radio or a box as a finger does, by its visible label: the input itself is hidden under it. */
export async function tick(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label').click()
  await expect(choice).toBeChecked()
}

/** The page's next call of a procedure reaches the server once what this gives is called. */
export async function holdCall(page: Page, procedure: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resume) => {
    release = resume
  })
  await page.route(
    `**/api/trpc/${procedure}*`,
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  return release
}

/** Cuts the page's live line, which does not come back: it calls the server, and hears of nothing that others do. */
export async function cutLine(page: Page): Promise<void> {
  await page.route('**/live/**', (route) => route.abort())
  await page.evaluate(() => window.stop())
}

/** The same page read in the other language. */
export async function inEnglish(page: Page, url: string, show: () => Promise<void>): Promise<void> {
  const cookie = { name: LOCALE_COOKIE, url }
  await page.context().addCookies([{ ...cookie, value: 'en' }])
  await page.reload()
  await show()
  await page.context().addCookies([{ ...cookie, value: 'it' }])
  await page.reload()
}
