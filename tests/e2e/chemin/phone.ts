import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { picture, signedIn } from '../support/screens'
import { type ClubTable, nameOf } from './club-table'

/** A member's phone at a table of chemin de fer, used by taps. */
export class Phone {
  private constructor(
    readonly page: Page,
    readonly card: string,
  ) {}

  static async of(browser: Browser, { room }: ClubTable, card: string): Promise<Phone> {
    const page = await signedIn(browser, 'phone', room, card)
    const phone = new Phone(page, card)
    await expect(phone.headline()).toBeVisible()
    return phone
  }

  /** The sentence that says what the member waits for. */
  headline(): Locator {
    return this.page
      .getByRole('region', { name: /^Chemin de fer/ })
      .getByRole('status')
      .first()
  }

  async says(sentence: string | RegExp): Promise<void> {
    await expect(this.headline()).toContainText(sentence)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** Taps a button, and confirms it in the sheet that asks. */
  async confirm(name: string | RegExp): Promise<void> {
    await this.button(name).click()
    await this.page.getByRole('dialog').getByRole('button', { name }).click()
  }

  /** Takes a picture of the sheet behind a button, and puts the sheet away. */
  async look(name: string, file: string): Promise<void> {
    const sheet = this.page.getByRole('dialog')
    await this.button(name).click()
    await expect(sheet).toBeVisible()
    await this.picture(file)
    await this.page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }

  /** Taps a button, types a sum on its pad, and gives it. */
  async sum(name: string, chips: number): Promise<void> {
    await this.button(`${name}…`).click()
    const pad = this.page.getByRole('dialog')
    await pad.getByRole('button', { name: 'Cancella' }).click()
    for (const digit of String(chips))
      await pad.getByRole('button', { name: digit, exact: true }).click()
    await pad.getByRole('button', { name: `${name} ${chips}` }).click()
  }

  /** A picture with its top at the headline. */
  async picture(name: string): Promise<void> {
    await this.headline().evaluate((line) => {
      line.closest('section')?.scrollIntoView()
      window.scrollBy(0, -70)
    })
    await picture(this.page, name)
  }
}

/** The capo partita's steps of a coup, given as the tablet gives them. */
export class Employee {
  constructor(private readonly table: ClubTable) {}

  async give(type: string, payload: object = {}): Promise<void> {
    await this.table.give(type, { table: 'T1', ...payload })
  }

  async announce(): Promise<void> {
    await this.give('announceBank', { toutVa: false, seesStakes: false })
  }

  /** The game is closed and the cards go to this member, who stands on the given point. */
  async deal(card: string): Promise<void> {
    await this.give('closeGame')
    await this.give('giveCards', { member: this.table.member(card) })
    await this.give('dealCards')
  }

  /** The punta says no, the bank opens with its point and stands, and the punta shows. */
  async decide(punta: number, banco: number, isByRule = false): Promise<void> {
    await this.give('sayWord', { side: 'punta', word: 'no' })
    await this.give('showBank', { point: banco, laysDown: true })
    // By the rule a banker with this point stands without a word.
    if (banco < 8 && !isByRule) await this.give('sayWord', { side: 'banco', word: 'no' })
    await this.give('showPunta', { point: punta })
    await this.give('settleCoup')
  }
}

export { nameOf }
