import { type Browser, expect, type Page, test } from '@playwright/test'
import { House, nameOf } from './support/house'
import { picture, SIZES } from './support/screens'

/** A member at a table of each game: the tab that comes first, and what the first screen says without a touch. */
const SEATED = [
  { n: 0, game: 'poker', tab: 'Poker', has: '100' },
  { n: 24, game: 'chemin-de-fer', tab: 'Chemin de fer', has: '3.000' },
  { n: 39, game: 'black-jack', tab: 'Black jack', has: '500' },
  { n: 51, game: 'trente-et-quarante', tab: 'Trente et quarante', has: '500' },
] as const
/** Those who wait for the desk, in the order in which they asked, which is not the order of the games. */
const ASKING = [SEATED[0], SEATED[3], SEATED[2], SEATED[1]]
const WORDS = {
  it: { games: 'I giochi di stasera', waits: 'In attesa', mark: '1 in attesa' },
  en: { games: 'Tonight’s games', waits: 'Waiting', mark: '1 waiting' },
} as const

type Language = keyof typeof WORDS

/** A screen of a member who is signed in, in one of the languages. */
async function seen(browser: Browser, house: House, card: string, language: Language, path = '') {
  const size = path === '' ? 'phone' : 'tablet'
  const context = await browser.newContext({ viewport: SIZES[size] })
  const { url, slug } = house.room
  await context.addCookies([await house.room.enter(card), { name: 'lingua', value: language, url }])
  const page = await context.newPage()
  await page.goto(`${url}/${slug}${path}`)
  return page
}

const gamesOf = (page: Page, language: Language) =>
  page.getByRole('tablist', { name: WORDS[language].games }).getByRole('tab')

/** Whether some element with this text, or some button that can be pressed, stands in the first screen. */
const inFirstScreen = (page: Page, text: string | null) =>
  page.evaluate((wanted) => {
    const main = document.querySelector('main')
    const all = [...(main?.querySelectorAll<HTMLElement>(wanted === null ? 'button' : '*') ?? [])]
    return all.some((one) => {
      const { top, bottom, height } = one.getBoundingClientRect()
      const isSeen = one.checkVisibility() && height > 0 && top >= 0 && bottom <= innerHeight
      if (wanted === null) return isSeen && !one.hasAttribute('disabled')
      return isSeen && one.childElementCount === 0 && one.textContent.includes(wanted)
    })
  }, text)

/** The names of evenings that do not end at the right edge, and those of players that stand below their number. */
const astray = (main: Element): (string | null)[] => {
  const at = (one: Element | null | undefined) => one?.getBoundingClientRect() ?? new DOMRect()
  const shown = (which: string) =>
    [...main.querySelectorAll(which)].filter((one) => one.checkVisibility())
  const evenings = shown('section > header > p').filter(
    (name) => at(name.parentElement).right - at(name).right > 1,
  )
  const players = shown('ol > li').filter(
    ({ children: [number, name] }) => at(name).top >= at(number).bottom,
  )
  return [...evenings, ...players].map(({ textContent }) => textContent)
}

test('four games stand in one frame on the phone and at the desk, and nothing waits unseen', async ({
  browser,
}) => {
  const house = await House.open(browser, 64)
  await house.poker()
  await house.chemin()
  await house.banked('black-jack', 39)
  await house.banked('trente-et-quarante', 51)

  for (const language of ['it', 'en'] as const)
    for (const { n, game, tab, has } of SEATED)
      await test.step(`the phone of a member at ${game}, ${language}`, async () => {
        const phone = await seen(browser, house, String(1001 + n), language)
        const tabs = gamesOf(phone, language)
        await expect(tabs).toHaveCount(4)
        await expect(tabs.first()).toHaveText(tab)
        await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
        for (const one of await tabs.all()) await expect(one).toBeInViewport({ ratio: 1 })
        await expect(phone.getByRole('heading', { name: tab, level: 2, exact: true })).toBeVisible()
        const sums = language === 'it' ? has : has.replace('.', ',')
        await expect.poll(() => inFirstScreen(phone, ' · 1')).toBe(true)
        await expect.poll(() => inFirstScreen(phone, sums)).toBe(true)
        await expect.poll(() => inFirstScreen(phone, null)).toBe(true)
        expect(await phone.locator('main').evaluate(astray)).toEqual([])
        await picture(phone, `frame-phone-${game}-${language}`)
        await phone.context().close()
      })

  await test.step('the first passata of one player waits longest, then others ask for chips', async () => {
    const others = [0, 12].flatMap((first, at) =>
      [0, 1, 2, 3, 4].map((n) => ({ table: `T${at + 1}`, member: house.member(first + n) })),
    )
    for (const one of others.slice(1)) await house.give('poker', 'confirmPassata', one)
    for (const { n, game } of ASKING.slice(1)) {
      const phone = await seen(browser, house, String(1001 + n), 'it')
      await house.give(game, 'askCassa', { member: house.member(n), chips: 500 }, phone)
      await phone.context().close()
    }
  })

  for (const language of ['it', 'en'] as const) {
    const desk = await seen(browser, house, '2001', language, '/segreteria')
    const tabs = gamesOf(desk, language)

    await test.step(`the rail tells what waits in order of time, and N goes there, ${language}`, async () => {
      const rows = desk
        .getByRole('region', { name: WORDS[language].waits, exact: true })
        .getByRole('listitem')
      await expect(rows).toHaveCount(4)
      const names = ASKING.map(({ n }) => nameOf(n))
      for (const [at, name] of names.entries()) await expect(rows.nth(at)).toContainText(name)
      for (const tab of await tabs.all()) await expect(tab).toContainText(WORDS[language].mark)
      for (const name of [...names, names[0] ?? '']) {
        await desk.keyboard.press('n')
        const card = desk.locator('[data-thing]').filter({ has: desk.locator(':focus') })
        await expect(card).toContainText(name)
      }
      await picture(desk, `frame-desk-${language}`)
    })

    await test.step(`one heading is the page's, and no id stands twice, ${language}`, async () => {
      for (const tab of await tabs.all()) await tab.click()
      await expect(desk.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
      const ids = await desk.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    })
    await desk.context().close()
  }
  await house.room.close()
})
