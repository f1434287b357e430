import { type Browser, expect, type Locator } from '@playwright/test'
import { Settings } from '@/rules/black-jack/settings'
import type { Level } from '@/rules/kernel/level'
import { BankedTable, type DayScreens, openScreens } from '../banked/day'
import type { Room } from '../support/room'

const SEATS = 7
export const BLACK_JACK_CARDS: readonly string[] = Array.from({ length: SEATS + 2 }, (_, at) =>
  String(1001 + at),
)
const T1 = { table: 'T1' }

/** A day of black jack: seven seated and two who stand, a table opened by two, its shoe loaded, and its tablet. */
export class BlackJackTable extends BankedTable {
  /** `prepare` does whatever else must be there before the first screen opens. */
  static async open(
    browser: Browser,
    level: Level,
    prepare?: (room: Room) => Promise<void>,
  ): Promise<BlackJackTable> {
    return BlackJackTable.join(await openScreens(browser, BLACK_JACK_CARDS, prepare), level)
  }

  /** At screens that stand already. */
  static async join(screens: DayScreens, level: Level): Promise<BlackJackTable> {
    const table = new BlackJackTable(screens, 'black-jack')
    await table.#open(level)
    return table
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

  /** The shoe as far as its first colpo. */
  async loadShoe(): Promise<void> {
    const steps = ['Mazzi controllati', 'Carte mescolate', 'Ha tagliato']
    for (const step of [...steps, 'Nel sabot con la mascherina', 'Prime carte bruciate'])
      await this.button(step).click()
    await expect(this.page.getByRole('heading', { name: 'Nuovo colpo' })).toBeVisible()
  }

  async #open(level: Level): Promise<void> {
    await this.openDay(2_000)
    const settings = Settings.parse({ level })
    await this.give('openTable', { minimum: 10, settings, as: 'control' })
    await this.give('signTable', { ...T1, as: 'management' }, this.inspector)
    for (const [at, card] of BLACK_JACK_CARDS.slice(0, SEATS).entries())
      await this.give('takeSeat', { ...T1, player: this.member(card), seat: at + 1 })
    await this.pair('Black jack · 1')
  }
}
