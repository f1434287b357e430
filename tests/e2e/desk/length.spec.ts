import { expect, type Page, test } from '@playwright/test'
import { SIZES } from '../support/screens'
import { FullHouse, type Game } from './full-evening'

const GAMES: readonly Game[] = ['poker', 'chemin-de-fer', 'black-jack', 'trente-et-quarante']
/** The parts of poker's evening, by their address; the other games have tabs alone. */
const PLACES = ['evening', 'L1', 'L2', 'T1', 'T2']
/** A screen and a half. */
const LONGEST = SIZES.tablet.height * 1.5

/** The pages of the desk that were looked at, with what is wrong with each. */
class Lengths {
  readonly #faults: string[] = []
  constructor(private readonly page: Page) {}

  async measure(name: string): Promise<void> {
    await settled(this.page)
    const { height, across, cut } = await this.page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
      const sheets = [...document.querySelectorAll('main .overflow-x-auto')]
      const wide = sheets.filter((sheet) => sheet.scrollWidth > sheet.clientWidth)
      return { height: scrollHeight, across: scrollWidth - clientWidth, cut: wide.length }
    })
    if (height > LONGEST) this.#faults.push(`${name}: ${height} high`)
    if (across > 0) this.#faults.push(`${name}: scrolls ${across} sideways`)
    if (cut > 0) this.#faults.push(`${name}: ${cut} sheets are cut off`)
  }

  /** Every tab of the tabs in sight at this depth, and the tabs within each. */
  async tabs(name: string, depth: number): Promise<void> {
    await settled(this.page)
    const own = (await this.page.locator('main [role=tablist]:visible').all())[depth]
    if (!own) return this.measure(name)
    for (const tab of await own.getByRole('tab').all()) {
      await tab.click()
      await this.tabs(`${name} ${await tab.textContent()}`, depth + 1)
    }
  }

  expectShort(): void {
    expect(this.#faults.join('\n')).toBe('')
  }
}

/** Waits until the page has its parts, and its height rests. */
async function settled(page: Page): Promise<void> {
  const heights: number[] = []
  await expect(page.locator('main h2:visible').last()).toBeVisible()
  while (heights.length < 4 || new Set(heights.slice(-4)).size > 1) {
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight))
    await page.waitForTimeout(60)
  }
}

/** Everything that the desk shows of a game's evening. */
async function visit(lengths: Lengths, page: Page, game: Game, stage: string): Promise<void> {
  await settled(page)
  const own = page.getByRole('tab', { name: new RegExp(`^${game.replaceAll('-', ' ')}`, 'i') })
  const depth = await own.count()
  if (depth > 0) await own.click()
  if (game !== 'poker') return lengths.tabs(`${game} ${stage}`, depth)
  for (const place of PLACES) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, place)
    await lengths.tabs(`${game} ${stage} ${place}`, depth)
  }
}

const STAGES = {
  plays: async () => {},
  counts: (full: FullHouse, game: Game) => full.count(game, 'half'),
  counted: (full: FullHouse, game: Game) => full.count(game, 'all'),
  closed: (full: FullHouse, game: Game) => full.closeTableau(game),
}

for (const game of GAMES)
  test(`${game} alone fits a screen and a half, while it plays, is counted, closed and past`, async ({
    browser,
  }) => {
    const full = await FullHouse.open(browser)
    await full.play(game)
    const { desk } = full.house
    await desk.setViewportSize(SIZES.tablet)
    await desk.goto(`${full.house.room.url}/prova/segreteria`)
    const lengths = new Lengths(desk)
    for (const [stage, reach] of Object.entries(STAGES)) {
      await reach(full, game)
      await visit(lengths, desk, game, stage)
    }
    await full.closeEvening(game)
    await lengths.measure(`${game} before an evening`)
    await desk.locator('section[aria-labelledby=past-title] button').first().click()
    await visit(lengths, desk, game, 'past')
    lengths.expectShort()
    await full.house.room.close()
  })

test('four games in one frame fit a screen and a half each, in both languages', async ({
  browser,
}) => {
  const full = await FullHouse.open(browser)
  const { desk, room } = full.house
  for (const game of GAMES) await full.play(game)
  await desk.setViewportSize(SIZES.tablet)
  const lengths = new Lengths(desk)
  for (const language of ['en', 'it']) {
    await desk.context().addCookies([{ name: 'lingua', value: language, url: room.url }])
    await desk.goto(`${room.url}/prova/segreteria`)
    for (const game of GAMES) await visit(lengths, desk, game, `with four ${language}`)
  }
  lengths.expectShort()
  await room.close()
})
