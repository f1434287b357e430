import { type Browser, expect, type Page, test } from '@playwright/test'
import { TAPS } from '@/docs/taps'
import { sampleOf } from '@/tests/support/sampled'
import { House, nameOf } from '../support/house'
import { picture, SIZES } from '../support/screens'
import { expectTaps } from '../support/taps'

/** A member who asks at each game, in the order in which they ask, which is not the order of the games. */
const ASKING = [
  { n: 51, game: 'trente-et-quarante', title: 'Trente et quarante' },
  { n: 0, game: 'poker', title: 'Poker' },
  { n: 39, game: 'black-jack', title: 'Black jack' },
  { n: 24, game: 'chemin-de-fer', title: 'Chemin de fer' },
] as const
interface One {
  n: number
  game: (typeof ASKING)[number]['game']
}

const WORDS = {
  it: {
    cards: 'In attesa della segreteria',
    hand: 'Consegnata',
    back: /^Togli la consegna di/,
    sound: ['Attiva il suono', 'Suono attivo'],
    story: /Fiches chieste: [\d.]+, alle \d\d:\d\d · consegnate alle \d\d:\d\d/,
    waits: /Fiches chieste: [\d.]+, alle \d\d:\d\d · le consegna la segreteria/,
  },
  en: {
    cards: 'Waiting for the desk',
    hand: 'Handed over',
    back: /^Take back/,
    sound: ['Turn the sound on', 'Sound on'],
    story: /Chips asked: [\d,]+, at \d\d:\d\d · handed over at \d\d:\d\d/,
    waits: /Chips asked: [\d,]+, at \d\d:\d\d · the desk hands them over/,
  },
} as const
type Language = keyof typeof WORDS

/** A screen of somebody who is signed in, in one of the languages. */
async function seen(
  browser: Browser,
  house: House,
  card: string,
  language: Language,
  size: 'phone' | 'tablet',
  path = '',
): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size] })
  const { url, slug } = house.room
  await context.addCookies([await house.room.enter(card), { name: 'lingua', value: language, url }])
  const page = await context.newPage()
  // Two notes each time that the page sounds.
  await page.addInitScript(() => {
    const counter = { notes: 0 }
    Object.assign(window, { heard: counter })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      counter.notes += 1
      start.call(this, when)
    }
  })
  await page.goto(`${url}/${slug}${path}`)
  return page
}

const sounds = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { notes: number } }).heard.notes / 2)

async function asks(browser: Browser, house: House, { n, game }: One): Promise<void> {
  const phone = await browser.newContext()
  await phone.addCookies([await house.room.enter(String(1001 + n))])
  const member = house.member(n)
  if (game === 'poker')
    await house.give(game, 'askPassata', { table: 'T1', member, passate: 1 }, phone)
  else await house.give(game, 'askCassa', { member, chips: 500 }, phone)
  await phone.close()
}

for (const language of sampleOf(['it', 'en'] as const, 1))
  test(`requests for chips are the same thing at the desk in four games, ${language}`, async ({
    browser,
  }) => {
    test.slow()
    const words = WORDS[language]
    const house = await House.open(browser, 64)
    await house.poker()
    await house.chemin()
    await house.banked('black-jack', 39)
    await house.banked('trente-et-quarante', 51)
    for (const [at, first] of [0, 12].entries())
      for (let n = first; n < first + 5; n += 1)
        await house.give('poker', 'confirmPassata', {
          table: `T${at + 1}`,
          member: house.member(n),
        })
    // A card leaves ten seconds after its chips were handed out.
    await house.room.pass(1)
    const desk = await seen(browser, house, '2001', language, 'tablet', '/segreteria')
    const region = desk.getByRole('region', { name: words.cards })
    const cards = region.getByRole('listitem')
    const cardOf = ({ n }: One) => cards.filter({ hasText: nameOf(n) })
    const hand = region.getByRole('button', { name: words.hand, exact: true })
    const [first, second] = ASKING

    await test.step('the desk chose to sound, and does at each request', async () => {
      await desk.getByRole('button', { name: words.sound[0] }).click()
      await expect(desk.getByRole('button', { name: words.sound[1] })).toBeVisible()
      // A request from before the desk was shown is not new to it.
      await expect(region).toBeAttached()
      await expect(desk.getByRole('heading', { name: 'Poker', exact: true })).toBeVisible()
      const before = await sounds(desk)
      for (const [at, one] of ASKING.entries()) {
        await asks(browser, house, one)
        await expect(hand).toHaveCount(at + 1)
        await expect.poll(() => sounds(desk)).toBe(before + at + 1)
      }
    })

    await test.step('they stand in the order asked, with their time, and a new one moves none', async () => {
      for (const [at, { n, title }] of ASKING.entries())
        await expect(cards.nth(at)).toContainText(
          new RegExp(`${nameOf(n)} · .*${title} · .*\\d\\d:\\d\\d`),
        )
      const other = { ...second, n: 1 }
      const place = await hand.nth(3).boundingBox()
      await asks(browser, house, other)
      await expect(hand).toHaveCount(5)
      expect(await hand.nth(3).boundingBox()).toEqual(place)
      await cardOf(other).getByRole('button').last().click()
      await expect(hand).toHaveCount(4)
      await picture(desk, `asked-desk-${language}`)
      await desk.setViewportSize(SIZES.phone)
      await picture(desk, `asked-desk-narrow-${language}`)
      await desk.setViewportSize(SIZES.tablet)
    })

    // Chips can be taken back for some seconds only, and a picture may take as long.
    await house.room.standStill(desk)
    for (const [at, one] of ASKING.entries())
      await test.step(`${one.game}: one tap hands it out, another takes it back, and the phone tells the story`, async () => {
        const phone = await seen(browser, house, String(1001 + one.n), language, 'phone')
        const story = phone.getByRole('status').filter({ hasText: /\d\d:\d\d/ })
        await expect(story.first()).toHaveText(words.waits)
        const card = cardOf(one)
        const back = card.getByRole('button', { name: words.back })
        await expectTaps(desk, TAPS.handedAsked, async () => {
          await card.getByRole('button', { name: words.hand, exact: true }).click()
          await expect(back).toBeVisible()
        })
        await expect(story.first()).toHaveText(words.story)
        await expect(cards.nth(at)).toContainText(nameOf(one.n))
        await picture(desk, `asked-handed-${one.game}-${language}`)
        await picture(phone, `asked-phone-${one.game}-${language}`)
        await expectTaps(desk, TAPS.handedTakenBack, async () => {
          await back.click()
          await expect(card.getByRole('button', { name: words.hand, exact: true })).toBeVisible()
        })
        await expect(story.first()).toHaveText(words.waits)
        await expect(hand).toHaveCount(4)
        await phone.context().close()
      })

    await test.step('a second tap hands out nothing more, and takes nothing back', async () => {
      const before = await sounds(desk)
      await cardOf(first).getByRole('button', { name: words.hand, exact: true }).dblclick()
      const back = cardOf(first).getByRole('button', { name: words.back })
      await expect(back).toBeVisible()
      await expect(hand).toHaveCount(3)
      await expect(cards.first()).toContainText(nameOf(first.n))
      await house.room.pass(1)
      await expect(cards).toHaveCount(3)
      await expect(back).toBeHidden()
      await expect(cards.first()).toContainText(nameOf(second.n))
      await expect(hand).toHaveCount(3)
      expect(await sounds(desk)).toBe(before)
    })
    await house.room.close()
  })
