import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'
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
