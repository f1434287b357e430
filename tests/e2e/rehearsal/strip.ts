import { type Browser, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { RESTED_MS } from '../support/controls'
import { Room } from '../support/room'
import type { SIZES } from '../support/screens'
import { signedIn } from '../support/screens'

/** A rehearsal under way in a browser: its strip, and the real screen beside it. */
export interface Rehearsed {
  room: Room
  page: Page
  strip: Locator
  /** The line of the strip that says the next thing to do. */
  status: Locator
  frame: FrameLocator
  close(): Promise<void>
}

/** A secretary begins a story from the club's page and takes their place, at a screen of this size. */
export async function rehearsed(
  browser: Browser,
  size: keyof typeof SIZES,
  { office, story }: { office: string; story: string },
): Promise<Rehearsed> {
  const room = await Room.open('alfa')
  await room.member('1001', ['socio', 'segretario'])
  await room.tableClass({ uscita: 1, passata: 50 })
  const page = await signedIn(browser, size, room, '1001')
  await page.goto(`${room.url}/alfa/prova`)
  const stories = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: office }) })
  await stories.getByRole('button', { name: `Comincia: ${story}` }).click()
  const strip = page.getByRole('complementary', { name: 'La prova' })
  const status = strip.getByRole('status')
  await status.waitFor()
  const close = async () => {
    await page.context().close()
    await room.close()
  }
  return { room, page, strip, status, frame: page.frameLocator('iframe'), close }
}

/** The others hurry. */
export const hurry = ({ strip }: Pick<Rehearsed, 'strip'>) =>
  strip.getByRole('button', { name: '× 20' }).click()

/** A tap on the real screen, once its buttons have rested after the last one. */
export async function tap(
  { page, frame }: Rehearsed,
  name: string | RegExp,
  nth = 0,
): Promise<void> {
  await page.waitForTimeout(RESTED_MS)
  await frame
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .nth(nth)
    .click()
}

/** Many more than any step takes. */
const MOST_TAPS = 60

/** Taps whichever of these is there, until the strip says something else, or this. */
export async function tapUntilDone(
  rehearsal: Rehearsed,
  names: readonly RegExp[],
  says?: string,
): Promise<void> {
  const { page, status, frame } = rehearsal
  const before = await status.textContent()
  let taps = 0
  const isStill = async () => {
    if (!(await status.isVisible())) return false
    const now = await status.textContent().catch(() => '')
    return says === undefined ? now === before : !now?.includes(says)
  }
  while (await isStill()) {
    // Nothing beneath a dialog is tapped.
    const dialog = frame.getByRole('dialog').last()
    const there = (await dialog.isVisible()) ? dialog : frame
    for (const name of names) {
      const found = there.getByRole('button', { name }).first()
      if (!((await found.isVisible()) && (await found.isEnabled()))) continue
      await found.click({ timeout: 2_000 }).catch(() => null)
      break
    }
    taps += 1
    if (taps > MOST_TAPS) {
      const seen = await frame.getByRole('button').allTextContents()
      throw new Error(`“${before}” is not done by ${names.join()}; there are: ${seen.join(' · ')}`)
    }
    await page.waitForTimeout(RESTED_MS)
  }
}

/** The story has come to its end, and nothing was asked. */
export async function isOver({ page }: Rehearsed): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ben fatto' })).toBeVisible()
  await expect(page.getByText('senza chiedere nulla')).toBeVisible()
}

/** The facts that lie on the table or are said at it, line by line as the strip tells them. */
export const factsOf = ({ strip }: Pick<Rehearsed, 'strip'>): Promise<string[]> =>
  strip.getByRole('list').first().getByRole('listitem').allTextContents()
