import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { Settings as BlackJack } from '@/rules/black-jack/settings'
import { Settings as Poker } from '@/rules/poker/settings'
import { Settings as Trente } from '@/rules/trente-et-quarante/settings'
import { Room } from './support/room'
import { picture, type screen, signedIn } from './support/screens'

const SLUG = 'prova'
const LEAST_PX = 32
const CALLED_PX = 96
/** Walls from a small television to a large one; at each, letters grow with the height. */
const WALLS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const
const GIVEN = ['Ada', 'Bartolomeo Maria', 'Cesira', 'Ferdinando', 'Maria Vittoria', 'Ugo']
const FAMILY = [
  'Neri',
  'Castelbarco Visconti di Modrone',
  'De Bortoli',
  'Attendolo-Bolognini',
  'Prà',
]
const nameOf = (n: number) => `${GIVEN[n % 6]} ${FAMILY[n % 5]} ${n}`
const AUTOGRAPH = [
  [
    [0, 0, 0],
    [120, 80, 40],
  ],
]

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

class House {
  private readonly evenings = new Map<string, string>()
  private constructor(
    readonly room: Room,
    readonly desk: Page,
    readonly inspector: Page,
    readonly members: readonly string[],
  ) {}

  static async open(browser: Parameters<typeof screen>[0], people: number): Promise<House> {
    const room = await Room.open(SLUG)
    await room.member('2001', ['socio', 'segretario'])
    await room.member('3001', ['socio', 'deputato'])
    const members: string[] = []
    for (let n = 0; n < people; n += 1) members.push(await room.member(String(1001 + n)))
    for (const [n, id] of members.entries())
      await room.database.sql`update member set name = ${nameOf(n)} where member_id = ${id}`
    const desk = await signedIn(browser, 'desk', room, '2001')
    const inspector = await signedIn(browser, 'phone', room, '3001')
    return new House(room, desk, inspector, members)
  }

  member(n: number): string {
    return this.members[n] ?? ''
  }

  async evening(game: string): Promise<void> {
    const day = new Date().toISOString().slice(0, 10)
    const opened = await this.post(this.desk.request, 'evenings.open', {
      game,
      title: 'Serata',
      day,
    })
    this.evenings.set(game, (opened as { evening: string }).evening)
  }

  async give(game: string, type: string, payload: object, by = this.desk.request): Promise<void> {
    const evening = this.evenings.get(game)
    await this.post(by, `${game}.${type}`, { evening, id: randomUUID(), ...payload })
  }

  async post(by: APIRequestContext, procedure: string, data: object): Promise<unknown> {
    const headers = { origin: this.room.url }
    const answer = await by.post(`${this.room.url}/api/trpc/${procedure}`, { headers, data })
    const text = await answer.text()
    expect(answer.ok(), `${procedure}: ${text}`).toBe(true)
    return (JSON.parse(text) as { result: { data: unknown } }).result.data
  }

  async sign(n: number, list: string): Promise<void> {
    const phone = await this.desk.context().browser()?.newContext()
    if (!phone) throw new Error('no browser')
    await phone.addCookies([await this.room.enter(String(1001 + n))])
    await this.give('poker', 'sign', { list, strokes: AUTOGRAPH }, phone.request)
    await phone.close()
  }

  /** Poker with two lists: at each a table plays, and more members sign, who are called where a seat is free. */
  async poker(): Promise<void> {
    await this.evening('poker')
    for (const [at, uscita] of [1, 2].entries()) {
      const settings = Poker.parse({ uscita, passata: uscita * 100, seats: 6, offerMinutes: 60 })
      await this.give('poker', 'openList', { title: `Tavolo da ${uscita * 100}`, settings })
      const first = at * 12
      for (let n = first; n < first + 5; n += 1) await this.sign(n, `L${at + 1}`)
      for (let signUp = first + 1; signUp <= first + 5; signUp += 1)
        await this.give('poker', 'answerCall', { signUp, answer: 'coming' })
      await this.give('poker', 'drawLots', { table: `T${at + 1}` })
      for (let n = first + 5; n < first + 12; n += 1) await this.sign(n, `L${at + 1}`)
    }
  }

  async chemin(): Promise<void> {
    const game = 'chemin-de-fer'
    await this.evening(game)
    await this.give(game, 'setSettings', { settings: { taxPercent: 5, level: 1 } })
    for (const at of [0, 1]) {
      const table = `T${at + 1}`
      await this.give(game, 'openTable', { seats: 9, minimum: 10, level: 1, isLarge: false })
      for (let seat = 1; seat <= 9 - at * 3; seat += 1) {
        const member = this.member(24 + at * 9 + seat - 1)
        await this.give(game, 'handCassa', { member, chips: 3000 })
        await this.give(game, 'takeSeat', { table, member, seat })
      }
    }
  }

  async banked(game: 'black-jack' | 'trente-et-quarante', first: number): Promise<void> {
    await this.evening(game)
    const settings =
      game === 'black-jack' ? BlackJack.parse({ level: 2 }) : Trente.parse({ level: 2 })
    for (const at of [0, 1]) {
      const table = `T${at + 1}`
      const limits = game === 'black-jack' ? { minimum: 10 } : { minimum: 10, maximum: 2_000 }
      await this.give(game, 'openTable', { ...limits, settings, as: 'control' })
      await this.give(game, 'signTable', { table, as: 'management' }, this.inspector.request)
      for (let seat = 1; seat <= 6; seat += 1) {
        const player = this.member(first + at * 6 + seat - 1)
        await this.give(game, 'handCassa', { member: player, chips: 500 })
        if (game === 'black-jack') await this.give(game, 'takeSeat', { table, player, seat })
        else await this.give(game, 'markPresence', { table, player, isHere: true })
      }
    }
  }
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

  await house.chemin()
  await house.banked('black-jack', 39)
  await house.banked('trente-et-quarante', 51)

  for (const [language, theme] of [
    ['it', 'dark'],
    ['en', 'light'],
  ] as const)
    await test.step(`four games, ${language}, ${theme}`, async () => {
      const wall = await wallOf(browser, house, language, theme)
      await expect(wall.locator('[data-pages]')).toBeVisible()
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
