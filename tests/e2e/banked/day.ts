import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { pdfText } from '@/tests/print/pdfText'
import { Room } from '../support/room'
import { screen, signedIn } from '../support/screens'

const SLUG = 'prova'

/** The people and screens of a day at a table whose bank is the house. */
export interface DayScreens {
  readonly room: Room
  readonly desk: Page
  readonly inspector: Page
  readonly members: ReadonlyMap<string, string>
  readonly page: Page
}

/** The desk, the inspector's phone and an unpaired tablet, with members of these cards; `prepare` comes before the screens. */
export async function openScreens(
  browser: Browser,
  cards: readonly string[],
  prepare: (room: Room) => Promise<void> = async () => {},
): Promise<DayScreens> {
  const room = await Room.open(SLUG)
  await room.member('2001', ['socio', 'segretario'])
  await room.member('3001', ['socio', 'deputato'])
  const members = new Map<string, string>()
  for (const card of cards) members.set(card, await room.member(card))
  await prepare(room)
  const desk = await signedIn(browser, 'desk', room, '2001')
  const inspector = await signedIn(browser, 'phone', room, '3001')
  const page = await screen(browser, 'tablet', `${room.url}/${SLUG}/tavolo/entra`)
  return { room, desk, inspector, members, page }
}

/** A table of a game with a bank, its tablet, and commands given beside the screens. */
export class BankedTable {
  readonly room: Room
  readonly desk: Page
  readonly inspector: Page
  readonly page: Page
  readonly #members: ReadonlyMap<string, string>
  readonly #game: string
  #evening = ''

  protected constructor({ room, desk, inspector, members, page }: DayScreens, game: string) {
    this.room = room
    this.desk = desk
    this.inspector = inspector
    this.page = page
    this.#members = members
    this.#game = game
  }

  at(path: string): string {
    return `${this.room.url}/${SLUG}/${path}`
  }

  member(card: string): string {
    const id = this.#members.get(card)
    if (!id) throw new Error(`nobody here has card ${card}`)
    return id
  }

  /** Gives a command as the desk, or as the inspector. */
  async give(type: string, payload: object, by: Page = this.desk): Promise<void> {
    await this.room.give(by, this.#evening, `${this.#game}.${type}`, payload)
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** Cards in the order in which they are dealt; each is one tap on the keys. */
  async cards(names: string): Promise<void> {
    for (const name of names.split(' ')) {
      const keys = this.page.getByRole('group', { name: 'Quale carta?' })
      // The keys are there once the command before this card is stored.
      await expect(this.button(name, keys)).toBeEnabled()
      const before = await this.room.accepted()
      await this.button(name, keys).click()
      await expect.poll(() => this.room.accepted()).toBe(before + 1)
    }
  }

  /** A tap with a sum that was cleared lays nothing, and says so; then the sum is 10 again. */
  async layNothing(spot: Locator): Promise<void> {
    const keys = this.page.locator('[data-keys]')
    await this.button('Altra somma').click()
    await this.button('Cancella', keys).click()
    const before = await this.room.accepted()
    await spot.click()
    await expect(this.page.getByText('Prima si sceglie la somma.')).toBeVisible()
    expect(await this.room.accepted()).toBe(before)
    for (const digit of ['1', '0']) await this.button(digit, keys).click()
    await this.button('Altra somma').click()
  }

  async balance(account: string): Promise<number> {
    const [row] = await this.room.database.sql<{ chips: number }[]>`
      select chips::int as chips from balance where account = ${`sala/${account}`}`
    return row?.chips ?? 0
  }

  /** The words of a paper of this day, as the desk prints it. */
  async paper(path: string): Promise<string> {
    const at = `${this.room.url}/print/${SLUG}/${this.#evening}/${path}.pdf`
    const printed = await this.desk.request.get(at)
    expect(printed.ok(), `${path}: ${printed.status()}`).toBe(true)
    return pdfText(await printed.body())
  }

  /** Opens the day, and hands everybody a cassa. */
  protected async openDay(chips: number): Promise<void> {
    this.#evening = await this.room.evening(this.desk, this.#game, 'Festa del circolo')
    for (const member of this.#members.values()) await this.give('handCassa', { member, chips })
  }

  /** Pairs the tablet with the first table. */
  protected async pair(heading: string): Promise<void> {
    const { code } = await this.room.code(this.desk, this.#evening)
    for (const digit of code) await this.button(digit).click()
    await this.button('Entra al tavolo').click()
    await expect(this.page.getByRole('heading', { name: heading })).toBeVisible()
  }
}
