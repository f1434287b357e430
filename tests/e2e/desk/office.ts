import { type Browser, expect, type Page } from '@playwright/test'
import { Room } from '../support/room'
import { type SIZES, screen, signedIn } from '../support/screens'

const SLUG = 'prova'
const AUTOGRAPH = [
  [
    [0, 0, 0],
    [120, 80, 40],
    [260, 10, 90],
  ],
]

/** A club's office before the evening: officers at their screens, and five members who only send commands. */
export class Office {
  private evening = ''

  private constructor(
    readonly room: Room,
    readonly browser: Browser,
    readonly desk: Page,
    readonly members: readonly string[],
    /** Members who are at no table. */
    readonly others: readonly string[],
  ) {}

  /**
   * Every member is added, and whatever else `prepare` does, before the first screen opens: from then on the server has
   * its members in a cache. The players among `deputati` hold that office too, beside 3001 who does not play.
   */
  static async open(
    browser: Browser,
    others: readonly string[] = [],
    deputati: readonly string[] = [],
    prepare: (room: Room) => Promise<void> = async () => {},
    settings: { seats?: number; level?: number } = {},
  ): Promise<Office> {
    const room = await Room.open(SLUG)
    await room.member('2001', ['socio', 'segretario', 'amministratore'])
    await room.member('2002', ['socio', 'segretario'])
    await room.member('3001', ['socio', 'deputato'])
    const members: string[] = []
    for (const card of ['1001', '1002', '1003', '1004', '1005'])
      members.push(
        await room.member(card, deputati.includes(card) ? ['socio', 'deputato'] : ['socio']),
      )
    const elsewhere: string[] = []
    for (const card of others) elsewhere.push(await room.member(card))
    await room.tableClass({ uscita: 1, passata: 100, ...settings })
    await prepare(room)
    const desk = await signedIn(browser, 'desk', room, '2001')
    return new Office(room, browser, desk, members, elsewhere)
  }

  at(path: string): string {
    return `${this.room.url}/${SLUG}${path}`
  }

  /** Another officer or member, with a separate screen. */
  async person(card: string, size: keyof typeof SIZES): Promise<Page> {
    const page = await signedIn(this.browser, size, this.room, card)
    return page
  }

  /** The tablet of the table, bound by the desk's code. */
  async tablet(): Promise<Page> {
    const page = await screen(this.browser, 'tablet', this.at('/tavolo/entra'))
    await this.pair(page)
    return page
  }

  /** Binds a tablet to a post by the desk's code. */
  async pair(page: Page, post = 'T1'): Promise<void> {
    const { code } = await this.room.code(this.desk, this.evening, post)
    await page.goto(this.at('/tavolo/entra'))
    for (const digit of code) await page.getByRole('button', { name: digit, exact: true }).click()
    await page.getByRole('button', { name: 'Entra al tavolo' }).click()
    await page.waitForURL('**/tavolo')
  }

  /** The desk takes every tablet from its post. */
  async takeTablets(): Promise<void> {
    for (const { id } of await this.room.post<{ id: string }[]>(this.desk, 'devices.list'))
      await this.room.post(this.desk, 'devices.revoke', { id })
  }

  /** Gives a command as the member signed in on that page, in the way their screen does. */
  async give(page: Pick<Page, 'request'>, type: string, payload: object): Promise<void> {
    await this.room.give(page, this.evening, `poker.${type}`, payload)
  }

  /** Opens tonight's evening and list at the desk, each with one key. */
  async openEvening(): Promise<void> {
    const { desk } = this
    await desk.goto(this.at('/segreteria'))
    await expect(desk.getByRole('button', { name: 'Apri la serata' })).toBeFocused()
    const opening = desk.waitForResponse((answer) => answer.url().includes('evenings.open'))
    await desk.keyboard.press('Enter')
    const [answer] = (await (await opening).json()) as [{ result: { data: { evening: string } } }]
    this.evening = answer.result.data.evening
    await desk.getByRole('button', { name: 'Apri la lista' }).press('Enter')
    await expect(desk.getByRole('button', { name: /Aperta: nessuna firma/ })).toBeVisible()
  }

  /** A member signs a list, with no screen open. */
  async sign(card: string, list = 'L1'): Promise<void> {
    const phone = await this.browser.newContext()
    await phone.addCookies([await this.room.enter(card)])
    await this.give(phone, 'sign', { list, strokes: AUTOGRAPH })
    await phone.close()
  }

  /** Five sign, come, are seated by lot and get their first passata; then some colpi are played. */
  async play(colpi: number): Promise<void> {
    for (const card of ['1001', '1002', '1003', '1004', '1005']) await this.sign(card)
    for (const signUp of [1, 2, 3, 4, 5])
      await this.give(this.desk, 'answerCall', { signUp, answer: 'coming' })
    await this.give(this.desk, 'drawLots', { table: 'T1' })
    for (const member of this.members)
      await this.give(this.desk, 'confirmPassata', { table: 'T1', member })
    for (let colpo = 0; colpo < colpi; colpo++) await this.colpo(colpo)
  }

  /** The first member wins 21 from the second, 20 put in and the uscita, and the uscite of the others. */
  async colpo(number: number): Promise<void> {
    const [winner = '', loser = ''] = this.members
    await this.give(this.desk, 'deal', { table: 'T1', out: [] })
    const put = [winner, loser].map((member) => ({ member, chips: 20 + number }))
    const outcome = { kind: 'won', put, ranking: [[winner]], honours: [], refund: null }
    await this.give(this.desk, 'recordColpo', { table: 'T1', outcome })
  }

  /** A dispute about colpo 1, which the table decides for the first member and the second sends on: the loser's phone. */
  async appealed(): Promise<Page> {
    const contenders = this.members.slice(0, 2)
    const about = { about: 'Chi aveva aperto', provision: 'VI.3', contenders }
    await this.give(this.desk, 'openDispute', { table: 'T1', colpo: 1, ...about })
    const dispute = { table: 'T1', dispute: 1 }
    for (const place of [2, 3]) {
      const voter = await this.person(String(1001 + place), 'phone')
      const vote = { ...dispute, member: this.members[place], inFavourOf: contenders[0] }
      await this.give(voter, 'voteDispute', vote)
      await voter.context().close()
    }
    const loser = await this.person('1002', 'phone')
    await this.give(loser, 'appealDispute', dispute)
    return loser
  }

  /** Every resto is counted as expected, and the tableau and the evening are closed. */
  async closeEvening(): Promise<void> {
    const { desk, members } = this
    const table = 'T1'
    await this.give(desk, 'beginCount', { table })
    for (const member of members) await this.give(desk, 'countResto', { table, member, chips: 100 })
    await this.give(desk, 'closeTableau', { table, settleBy: 'desk' })
    await this.give(desk, 'closeEvening', {})
  }

  /** The players of the last colpo dealt, in the order in which they speak. */
  async giro(): Promise<readonly string[]> {
    const [dealt] = await this.room.database.sql<{ players: string[] }[]>`
      select event -> 'colpo' -> 'players' as players from journal
       where type = 'colpoDealt' order by position desc limit 1`
    return dealt?.players ?? []
  }

  /** Opens a part of the table at the desk, with the keyboard. */
  async deskTo(part: string): Promise<void> {
    await this.desk.goto(this.at('/segreteria#T1'))
    const tab = this.desk.getByRole('tab', { name: part })
    // A tab that moved just before, as things to do go, refuses the tap.
    await expect(async () => {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 })
    }).toPass()
  }

  async close(): Promise<void> {
    await this.room.close()
  }
}
