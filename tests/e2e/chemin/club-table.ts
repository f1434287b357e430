import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { pdfText } from '@/tests/print/pdfText'
import { Room } from '../support/room'
import { screen, signedIn } from '../support/screens'

const SLUG = 'prova'
/** Members of the club who take part: those in the first seats, and those who stand. */
interface Company {
  seated: number
  standing: number
}
const USUAL: Company = { seated: 6, standing: 2 }
const cardsOf = ({ seated, standing }: Company): string[] =>
  Array.from({ length: seated + standing }, (_, at) => String(1001 + at))
export const nameOf = (card: string) => `Socio ${card}`

/** A closed tableau's lines, by member, and what lies beside them. */
export interface ClosedTableau {
  rows: readonly { member: string; drawn: number; counted: number; final: number }[]
  tax: number
  imbalance: number
}

/** A club's table of chemin de fer: members seated and standing, the cards in the sabot, and its tablet. */
export class ClubTable {
  #evening = ''

  private constructor(
    readonly room: Room,
    readonly desk: Page,
    private readonly members: ReadonlyMap<string, string>,
    readonly page: Page,
    private readonly company: Company,
  ) {}

  /** `prepare` does whatever else must be there before the first screen opens. */
  static async open(
    browser: Browser,
    level: 1 | 2 | 3,
    company: Company = USUAL,
    prepare: (room: Room) => Promise<void> = async () => {},
  ): Promise<ClubTable> {
    const room = await Room.open(SLUG)
    await room.member('2001', ['socio', 'segretario', 'amministratore'])
    await room.member('3001', ['socio', 'deputato'])
    const members = new Map<string, string>()
    for (const card of cardsOf(company)) members.set(card, await room.member(card))
    await prepare(room)
    const desk = await signedIn(browser, 'desk', room, '2001')
    const page = await screen(browser, 'tablet', `${room.url}/${SLUG}/tavolo/entra`)
    const table = new ClubTable(room, desk, members, page, company)
    await table.evening(level)
    return table
  }

  /** Opens an evening with one table, whose cards are in the sabot, and pairs the tablet to it. */
  async evening(level: 1 | 2 | 3): Promise<void> {
    await this.page.goto(`${this.room.url}/${SLUG}/tavolo/entra`)
    await this.#open(level)
    await this.#pair()
  }

  member(card: string): string {
    const id = this.members.get(card)
    if (!id) throw new Error(`nobody here has card ${card}`)
    return id
  }

  /** Gives a command as the secretary, in the way the desk does. */
  async give(type: string, payload: object): Promise<void> {
    await this.room.give(this.desk, this.#evening, `chemin-de-fer.${type}`, payload)
  }

  /** Coup 1: the bank of 100 with 6 against 60 and 40; the punta has 3, draws a 5 and wins, so the mano is over. */
  async playCoup(): Promise<void> {
    const stake = async (card: string, seat: number, sum: number) =>
      await this.give('layStake', {
        table: 'T1',
        member: this.member(card),
        place: { kind: 'seat', seat },
        sum,
        line: 'beyond',
        part: null,
      })
    await this.give('openBank', { table: 'T1', member: this.member('1001'), bank: 100 })
    await this.give('announceBank', { table: 'T1', toutVa: false, seesStakes: false })
    await stake('1002', 2, 60)
    await stake('1004', 4, 40)
    await this.give('closeGame', { table: 'T1' })
    await this.give('giveCards', { table: 'T1', member: this.member('1002') })
    await this.give('dealCards', { table: 'T1' })
    await this.give('sayWord', { table: 'T1', side: 'punta', word: 'carta' })
    await this.give('showBank', { table: 'T1', cards: ['Qp', '6q'], laysDown: true })
    await this.give('drawThird', { table: 'T1', side: 'punta', card: '5c' })
    await this.give('sayWord', { table: 'T1', side: 'banco', word: 'no' })
    await this.give('showPunta', { table: 'T1', cards: ['2f', 'Ap'] })
    await this.give('settleCoup', { table: 'T1' })
  }

  /** The id of the open evening. */
  get eveningId(): string {
    return this.#evening
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** The chips that the book expects before each member, once the count has begun. */
  async expectedChips(): Promise<Readonly<Record<string, number>>> {
    const { expected } = await this.#latest<{ expected: Record<string, number> }>('countBegun')
    return expected
  }

  /** The closed tableau as the journal has it, with the paper that says the same. */
  async tableau(): Promise<{ closed: ClosedTableau; paper: string }> {
    const closed = await this.#latest<ClosedTableau>('tableauClosed')
    const at = `${this.room.url}/print/${SLUG}/${this.#evening}/tableau/sala.pdf`
    const printed = await this.desk.request.get(at)
    expect(printed.ok()).toBe(true)
    return { closed, paper: pdfText(await printed.body()) }
  }

  async #latest<T>(type: string): Promise<T> {
    const [row] = await this.room.database.sql<{ event: T }[]>`
      select event from journal where stream_id = ${this.#evening} and type = ${type}
      order by position desc limit 1`
    if (!row) throw new Error(`no ${type} in the journal`)
    return row.event
  }

  bank(): Locator {
    return this.page.locator('[data-bank]')
  }

  async #open(level: 1 | 2 | 3): Promise<void> {
    this.#evening = await this.room.evening(this.desk, 'chemin-de-fer', 'Serata di prova')
    const cards = cardsOf(this.company)
    for (const card of cards)
      await this.give('handCassa', { member: this.member(card), chips: 3000 })
    await this.give('setSettings', { settings: { taxPercent: 5, level } })
    await this.give('openTable', { seats: 9, minimum: 10, level, isLarge: false })
    const table = 'T1'
    for (const [place, card] of cards.slice(0, this.company.seated).entries())
      await this.give('takeSeat', { table, member: this.member(card), seat: place + 1 })
    if (level === 1) return
    for (const step of ['beginTaglia', 'announceCards', 'offerCut'])
      await this.give(step, { table })
    const last = this.member(String(1000 + this.company.seated))
    await this.give('cut', { table, member: last, cards: null })
    await this.give('loadSabot', { table })
  }

  /** A second tablet, paired with the same table. */
  async anotherTablet(): Promise<Page> {
    const browser = this.page.context().browser()
    if (!browser) throw new Error('no browser')
    const other = await screen(browser, 'tablet', `${this.room.url}/${SLUG}/tavolo/entra`)
    await this.#pair(other)
    return other
  }

  /** The desk takes every tablet from its post. */
  async takeTablets(): Promise<void> {
    const devices = await this.room.post<{ id: string }[]>(this.desk, 'devices.list')
    for (const { id } of devices) await this.room.post(this.desk, 'devices.revoke', { id })
  }

  /** The tablet is paired with another table. */
  async pairAt(post: `T${number}`, url = this.room.url): Promise<void> {
    await this.page.goto(`${url}/${SLUG}/tavolo/entra`)
    await this.#pair(this.page, post)
  }

  async #pair(page: Page = this.page, post = 'T1'): Promise<void> {
    const { code } = await this.room.code(this.desk, this.#evening, post)
    for (const digit of code) await this.button(digit, page).click()
    await this.button('Entra al tavolo', page).click()
    const heading = { name: `Chemin de fer · ${post.slice(1)}` }
    await expect(page.getByRole('heading', heading)).toBeVisible()
  }
}
