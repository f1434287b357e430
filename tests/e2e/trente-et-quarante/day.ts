import { type Browser, expect, type Locator } from '@playwright/test'
import type { Level } from '@/rules/kernel/level'
import { Settings } from '@/rules/trente-et-quarante/settings'
import { BankedTable, type DayScreens, openScreens } from '../banked/day'
import type { Room } from '../support/room'

const CARDS = ['1001', '1002', '1003', '1004']
const T1 = { table: 'T1' }

type Chance = 'Nero' | 'Rosso' | 'Colore' | 'Inverso'

/** A day of trente et quarante: four members at a table opened by two, its taglia in play, and its tablet. */
export class TrenteTable extends BankedTable {
  static async open(
    browser: Browser,
    level: Level,
    prepare?: (room: Room) => Promise<void>,
  ): Promise<TrenteTable> {
    return TrenteTable.join(await openScreens(browser, CARDS, prepare), level)
  }

  /** At screens that stand already. */
  static async join(screens: DayScreens, level: Level): Promise<TrenteTable> {
    const table = new TrenteTable(screens, 'trente-et-quarante')
    await table.#open(level)
    return table
  }

  /** A chance on the cloth. */
  box(chance: Chance): Locator {
    return this.page
      .getByRole('list', { name: 'Le combinazioni' })
      .locator('> li')
      .filter({ has: this.page.getByRole('heading', { name: chance, exact: true }) })
  }

  /** A stake on a chance by one tap, of the chosen person and sum. */
  async stake(chance: Chance): Promise<void> {
    const lines = this.box(chance).getByRole('listitem')
    const before = await lines.count()
    await expect(this.button(chance, this.box(chance))).toBeEnabled()
    await this.button(chance, this.box(chance)).click()
    await expect(lines).toHaveCount(before + 1)
  }

  /** A row's total by one tap. */
  total(row: 'Nero' | 'Rosso', total: number): Locator {
    return this.button(String(total), this.page.getByRole('group', { name: `${row}, totale` }))
  }

  first(colour: 'nera' | 'rossa'): Locator {
    return this.button(
      new RegExp(`^${colour}`),
      this.page.getByRole('group', { name: 'Prima carta' }),
    )
  }

  /** The result of a colpo in four taps; one that is refused, since a late answer moved its key, is given again. */
  async tell(nero: number, rosso: number, first: 'nera' | 'rossa'): Promise<void> {
    for (const key of [this.total('Nero', nero), this.total('Rosso', rosso), this.first(first)])
      await expect(async () => {
        await key.click()
        await expect(key).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
      }).toPass()
    await this.button('Pagato').click()
  }

  /** The taglia as far as its first colpo. */
  async loadTaglia(): Promise<void> {
    for (const step of ['Sei mazzi stesi e controllati', 'Carte mescolate', 'Socio 1001'])
      await this.button(step).click()
    await this.button('Cinque carte bruciate').click()
    await expect(this.button('Fate il gioco')).toBeVisible()
  }

  async #open(level: Level): Promise<void> {
    await this.openDay(5_000)
    const settings = Settings.parse({ level })
    await this.give('openTable', { minimum: 10, maximum: 2_000, settings, as: 'control' })
    await this.give('signTable', { ...T1, as: 'management' }, this.inspector)
    for (const card of CARDS)
      await this.give('markPresence', { ...T1, player: this.member(card), isHere: true })
    await this.pair('Trente et quarante · 1')
  }
}
