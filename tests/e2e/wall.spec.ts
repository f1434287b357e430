import { expect, type Page, test } from '@playwright/test'
import { House, nameOf } from './support/house'
import { picture, type screen } from './support/screens'

const SLUG = 'prova'
const LEAST_PX = 32
const CALLED_PX = 96
/** Walls from a small television to a large one; at each, letters grow with the height. */
const WALLS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const
/** The faults for which the wall’s page cannot be read: cut words, cards that lie over another or outside, letters too small. */
async function faultsOf(wall: Page): Promise<string[]> {
  return await wall.evaluate(
    ([least, calledLeast]) => {
      const found: string[] = []
      const lines = window.innerHeight / 1080
      const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      if (cards.length === 0) found.push('no card is shown')
      const boxes = cards.map((one) => one.getBoundingClientRect())
      for (const [at, box] of boxes.entries()) {
        const name = cards[at]?.textContent.slice(0, 40)
        if (
          box.left < 0 ||
          box.top < 0 ||
          box.bottom > innerHeight + 1 ||
          box.right > innerWidth + 1
        )
          found.push(`outside: ${name}`)
        for (const other of boxes.slice(at + 1)) {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
          const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
          if (across > 1 && down > 1) found.push(`overlaps: ${name}`)
        }
        for (const one of cards[at]?.querySelectorAll<HTMLElement>('*') ?? []) {
          if (getComputedStyle(one).display === 'inline') continue
          const inner = one.getBoundingClientRect()
          if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
            found.push(`cut across: ${one.textContent}`)
          if (inner.bottom > box.bottom + 1 || inner.right > box.right + 1)
            found.push(`cut: ${one.textContent}`)
        }
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const box = node.parentElement
        if (!box || !node.textContent?.trim()) continue
        if (!box.checkVisibility({ visibilityProperty: true })) continue
        if (box.getBoundingClientRect().width <= 1) continue
        const px = Number.parseFloat(getComputedStyle(box).fontSize) / lines
        const needs = box.closest('[data-called]') ? calledLeast : least
        if (px < (needs ?? 0)) found.push(`${px} px: ${node.textContent}`)
      }
      return found
    },
    [LEAST_PX, CALLED_PX] as const,
  )
}

/** The words of the cards that are seen now. */
const saidBy = (wall: Page): Promise<string> =>
  wall.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.textContent)
      .join('\n'),
  )

/** The words of all pages of the wall, each looked at for faults; the test’s clock turns the pages. */
async function readWhole(wall: Page, name: string): Promise<string> {
  const pages = Number(
    (await wall
      .locator('[data-pages]')
      .getAttribute('data-pages')
      .catch(() => null)) ?? 1,
  )
  const said: string[] = []
  for (let page = 0; page < pages; page += 1) {
    await expect.poll(() => faultsOf(wall), `${name}, page ${page + 1}`).toEqual([])
    await picture(wall, `${name}-${page + 1}`)
    said.push(await saidBy(wall))
    await wall.clock.fastForward(12_000)
  }
  return said.join('\n')
}

/** A wall whose clock the test turns, in one of the languages. */
async function wallOf(
  browser: Parameters<typeof screen>[0],
  house: House,
  language: string,
  theme: string,
) {
  const context = await browser.newContext({ viewport: WALLS[1] })
  await context.addCookies([{ name: 'lingua', value: language, url: house.room.url }])
  const wall = await context.newPage()
  await wall.clock.install()
  await wall.goto(`${house.room.url}/${SLUG}/tabellone`)
  if (theme === 'light') {
    await wall.evaluate(() => {
      document.documentElement.dataset.theme = 'light'
    })
  }
  await expect(wall.locator('[data-card]').first()).toBeVisible()
  return wall
}

test('one game fills the wall; eight tables of four games turn pages, and nothing is ever cut', async ({
  browser,
}) => {
  const house = await House.open(browser, 64)
  await house.poker()
  const one = await wallOf(browser, house, 'it', 'dark')

  await test.step('one game', async () => {
    for (const size of WALLS) {
      await one.setViewportSize(size)
      await expect.poll(() => faultsOf(one)).toEqual([])
      const said = await readWhole(one, `wall-one-${size.width}`)
      for (let n = 0; n < 24; n += 1) expect(said).toContain(nameOf(n))
    }
  })

  await house.chemin(true)
  await house.banked('black-jack', 39)
  await house.banked('trente-et-quarante', 51)

  for (const [language, theme] of [
    ['it', 'dark'],
    ['en', 'light'],
  ] as const)
    await test.step(`four games, ${language}, ${theme}`, async () => {
      const wall = await wallOf(browser, house, language, theme)
      await expect(wall.locator('[data-pages]')).toBeVisible()
      // Each game brings its own cards, and only all of them have their number of pages.
      for (const game of ['Poker', 'Chemin de fer', 'Black jack', 'Trente et quarante'])
        await expect(wall.locator('[data-card]').filter({ hasText: game })).not.toHaveCount(0)
      for (const size of WALLS) {
        await wall.setViewportSize(size)
        await expect.poll(() => faultsOf(wall)).toEqual([])
        const said = await readWhole(wall, `wall-four-${language}-${size.width}`)
        for (let n = 0; n < 51; n += 1) expect(said).toContain(nameOf(n))
        expect(said.match(/trente et quarante/gi)?.length).toBeGreaterThanOrEqual(2)
      }
      const called = wall.getByRole('region', {
        name: language === 'it' ? 'Chiamati al tavolo' : 'Called to the table',
      })
      await expect(called.getByRole('listitem').first()).toBeVisible()
      await expect(wall.getByRole('main')).toHaveCount(1)
      await wall.context().close()
    })
  await house.room.close()
})
