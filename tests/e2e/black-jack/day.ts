import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { Settings } from '@/rules/black-jack/settings'
import { Room } from '../support/room'
import { screen, signIn } from '../support/screens'

const SLUG = 'prova'
const SEATS = 7
const CARDS = Array.from({ length: SEATS + 2 }, (_, at) => String(1001 + at))
const T1 = { table: 'T1' }

/** A day of black jack: seven seated and two who stand, a table opened by two, its shoe loaded, and its tablet. */
export class BlackJackTable {
  #evening = ''

  private constructor(
    readonly room: Room,
    readonly desk: Page,
    readonly inspector: Page,
    private readonly members: ReadonlyMap<string, string>,
    readonly page: Page,
  ) {}

  /** `prepare` does whatever else must be there before the first screen opens. */
  static async open(
    browser: Browser,
    level: 2 | 3,
    prepare: (room: Room) => Promise<void> = async () => {},
  ): Promise<BlackJackTable> {
    const room = await Room.open(SLUG)
    await room.member('2001', ['socio', 'segretario'])
    await room.member('3001', ['socio', 'deputato'])
    const members = new Map<string, string>()
    for (const card of CARDS) members.set(card, await room.member(card))
    await prepare(room)
    const enter = `${room.url}/${SLUG}/entra`
    const desk = await screen(browser, 'desk', enter)
    await signIn(desk, '2001')
    const inspector = await screen(browser, 'phone', enter)
    await signIn(inspector, '3001')
    const page = await screen(browser, 'tablet', `${room.url}/${SLUG}/tavolo/entra`)
    const table = new BlackJackTable(room, desk, inspector, members, page)
    await table.#open(level)
    return table
  }

  at(path: string): string {
    return `${this.room.url}/${SLUG}/${path}`
  }

  member(card: string): string {
    const id = this.members.get(card)
    if (!id) throw new Error(`nobody here has card ${card}`)
    return id
  }

  /** Gives a command as the desk, or as the inspector. */
  async give(type: string, payload: object, by: Page = this.desk): Promise<void> {
    await this.#post(by, `black-jack.${type}`, {
      evening: this.#evening,
      id: randomUUID(),
      ...payload,
    })
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** The column of a casella on the felt. */
  column(casella: number): Locator {
    return this.page
      .getByRole('list', { name: 'Le caselle' })
      .locator('> li')
      .nth(casella - 1)
  }

  async stake(casella: number): Promise<void> {
    const spot = this.button(`Casella ${casella}`, this.column(casella))
    await spot.click()
    await expect(spot.locator('strong')).toHaveCount(1)
  }

  /** Cards in the order in which they leave the sabot; each is one tap on the keys. */
  async cards(names: string): Promise<void> {
    for (const name of names.split(' ')) {
      const keys = this.page.getByRole('group', { name: 'Quale carta?' })
      // The keys are there once the command before this card is stored.
      await expect(this.button(name, keys)).toBeEnabled()
      const before = await this.accepted()
      await this.button(name, keys).click()
      await expect.poll(() => this.accepted()).toBe(before + 1)
    }
  }

  /** The number of commands that the day has accepted. */
  async accepted(): Promise<number> {
    const [row] = await this.room.database.sql<{ count: number }[]>`
      select count(distinct command_id)::int as count from journal`
    return row?.count ?? 0
  }

  async balance(account: string): Promise<number> {
    const [row] = await this.room.database.sql<{ chips: number }[]>`
      select chips::int as chips from balance where account = ${`sala/${account}`}`
    return row?.chips ?? 0
  }

  async #open(level: 2 | 3): Promise<void> {
    const day = new Date().toISOString().slice(0, 10)
    const opening = { game: 'black-jack', title: 'Festa del circolo', day }
    const opened = await this.#post(this.desk, 'evenings.open', opening)
    this.#evening = (opened as { evening: string }).evening
    for (const card of CARDS)
      await this.give('handCassa', { member: this.member(card), chips: 2_000 })
    const settings = Settings.parse({ level })
    await this.give('openTable', { minimum: 10, settings, as: 'control' })
    await this.give('signTable', { ...T1, as: 'management' }, this.inspector)
    for (const [at, card] of CARDS.slice(0, SEATS).entries())
      await this.give('takeSeat', { ...T1, player: this.member(card), seat: at + 1 })
    await this.#pair()
  }

  async #pair(): Promise<void> {
    const asked = { evening: this.#evening, post: 'T1' }
    const { code } = (await this.#post(this.desk, 'devices.issueCode', asked)) as { code: string }
    for (const digit of code) await this.button(digit).click()
    await this.button('Entra al tavolo').click()
    await expect(this.page.getByRole('heading', { name: 'Black jack · 1' })).toBeVisible()
  }

  async #post(by: Page, procedure: string, data: object): Promise<unknown> {
    const answer = await by.request.post(`${this.room.url}/api/trpc/${procedure}`, {
      headers: { origin: this.room.url },
      data,
    })
    const text = await answer.text()
    expect(answer.ok(), `${procedure}: ${text}`).toBe(true)
    return (JSON.parse(text) as { result: { data: unknown } }).result.data
  }
}
