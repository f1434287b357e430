import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { LOCALE_COOKIE, type Locale } from '@/messages/locale'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import type { Office } from '@/rules/float/state/staff'
import { ClubTable, nameOf } from '../chemin/club-table'
import { RESTED_MS } from '../support/controls'
import type { Room } from '../support/room'
import { signedIn } from '../support/screens'

export const PIN = '904172'
const T1 = 'T1'

/** The persons on duty, by card; those with a PIN sign at the table. */
export const STAFF = {
  commissario: '4001',
  testimone: '4002',
  capo: '4003',
  changeur: '4004',
  second: '4005',
  valletto: '4006',
  cassa: '4007',
  conta: '4008',
  contaSecond: '4009',
} as const
type Role = keyof typeof STAFF

const OFFICE: Readonly<Record<Role, readonly [Office, string | null]>> = {
  commissario: ['commissario', null],
  testimone: ['testimone', null],
  capo: ['capo-partita', T1],
  changeur: ['changeur', T1],
  second: ['changeur', T1],
  valletto: ['valletto', null],
  cassa: ['cassa-esterna', null],
  conta: ['conta', null],
  contaSecond: ['conta', null],
}
const SIGNING: readonly Role[] = [
  'commissario',
  'testimone',
  'second',
  'valletto',
  'cassa',
  'conta',
  'contaSecond',
]

/** A licensed house’s float, with advances. */
const SETTINGS = { ...FLOAT_PROFILES.venezia, advancePerPerson: 500, advancePerTable: 1_000 }

/** The changeur’s tablet of a table whose house has declared its float, used by taps. */
export class ChangeurPost {
  private constructor(
    readonly table: ClubTable,
    private readonly members: ReadonlyMap<Role, string>,
  ) {}

  /** `prepare` does whatever else must be there before the first screen opens, such as other names. */
  static async open(
    browser: Browser,
    prepare: (room: Room) => Promise<void> = async () => {},
  ): Promise<ChangeurPost> {
    const members = new Map<Role, string>()
    const table = await ClubTable.open(browser, 2, undefined, async (room) => {
      for (const role of Object.keys(STAFF) as Role[])
        members.set(role, await room.member(STAFF[role]))
      await prepare(room)
      for (const role of SIGNING) {
        const page = await signedIn(browser, 'desk', room, STAFF[role])
        await room.post(page, 'pins.set', { password: 'una parola segreta', pin: PIN })
        await page.context().close()
      }
    })
    await table.give('declareFloat', { settings: SETTINGS })
    for (const [role, member] of members) {
      const [office, where] = OFFICE[role]
      await table.give('enterDuty', { member, office, where })
    }
    return new ChangeurPost(table, members)
  }

  get page(): Page {
    return this.table.page
  }

  member(role: Role): string {
    const id = this.members.get(role)
    if (!id) throw new Error(`nobody is ${role}`)
    return id
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return this.table.button(name, within)
  }

  /** The sheet on top. */
  sheet(): Locator {
    return this.page.getByRole('dialog').last()
  }

  /** Waits until every control means something again after a change. */
  async rest(): Promise<void> {
    await this.page.waitForTimeout(RESTED_MS)
  }

  async face(name: 'Partita' | 'Cambio'): Promise<void> {
    await this.rest()
    await this.button(new RegExp(`^Vai a ${name}`)).click()
    await this.rest()
  }

  /** The language of this device, as its menu sets it. */
  async speak(locale: Locale): Promise<void> {
    const { url } = this.table.room
    await this.page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url }])
    await this.page.reload()
    await this.rest()
  }

  async part(name: string, tabsName = 'Parti del cambio'): Promise<void> {
    await this.rest()
    const tabs = this.page.getByRole('navigation', { name: tabsName })
    await this.button(new RegExp(`^${name}`), tabs).click()
    await this.rest()
  }

  async tap(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.button(name, within).first().click()
    await this.rest()
  }

  /** Signs the open sheet with the PIN, as one of the persons who may. */
  async sign(role?: Role): Promise<void> {
    const sheet = this.sheet()
    if (role) await this.button(nameOf(STAFF[role]), sheet).click()
    await this.typePin()
    await expect(sheet.getByRole('group', { name: 'PIN' })).toBeHidden()
    await this.rest()
  }

  async typePin(): Promise<void> {
    // The sheet's code may still be on its way, and its keys rest for a moment once they are there.
    await expect(this.sheet().getByRole('group', { name: 'PIN' })).toBeVisible()
    await this.rest()
    for (const digit of PIN) await this.button(digit, this.sheet()).click()
    await this.button('Firma', this.sheet()).click()
  }

  /** A button that somebody signs. */
  async signed(name: string | RegExp, within: Page | Locator = this.page, role?: Role) {
    await this.tap(name, within)
    await this.sign(role)
  }

  /** Pieces on the open pad, one tap each. */
  async pieces(...values: readonly string[]): Promise<void> {
    for (const value of values) await this.button(new RegExp(`^Pezzo da ${value},`)).click()
  }

  /** One piece on the pad, whatever the language is. */
  async taps(value: number): Promise<void> {
    const pad = this.page.getByRole('button', { name: new RegExp(`^\\S+( \\S+)? ${value},`) })
    await pad.first().click()
    await this.rest()
  }

  /** The box of the tax in its place. */
  async placeTaxBox(label: string, seal: string): Promise<void> {
    await this.tap('Cassetta e sigillo…')
    await this.sheet().getByLabel('Numero della cassetta').fill(label)
    await this.sheet().getByLabel('Sigillo').fill(seal)
    await this.tap('Al suo posto', this.sheet())
  }

  /** At the game’s face the first holder opens a bank of this sum, all of it plays, and the bank wins. */
  async wins(bank: 200): Promise<void> {
    const opening = this.page.getByRole('region', { name: 'Apertura del banco' })
    for (const digit of ['2', '00']) await this.button(digit, opening).click()
    await this.tap(new RegExp(`^Apre con ${bank}`), opening)
    await this.tap(/^Tutto il banco/)
    await this.tap('Banco', this.page.locator('aside'))
    await this.tap('Banco 200 → 390, cagnotte 10')
  }

  /** A new form: pieces that come and, for a reintegro, one that goes. */
  async asks(kind: 'Reintegro' | 'Aggiunta', gets: readonly string[], gives?: string) {
    await this.part('Reintegri')
    await this.tap(kind)
    await this.pieces(...gets)
    if (gives) {
      await this.tap(/^Escono dal tavolo/)
      await this.pieces(gives)
    }
    await this.tap(/^Chiedi \d/)
  }

  /** The pieces of a denomination in the float, as the table shows them. */
  async held(value: string): Promise<number> {
    const row = this.page
      .getByRole('table', { name: 'La dotazione' })
      .getByRole('row')
      .filter({
        has: this.page.getByRole('rowheader', { name: new RegExp(`^${value}( scarso)?$`) }),
      })
    return Number((await row.getByRole('cell').first().textContent())?.replace('.', ''))
  }

  /** Says of each denomination that it is as it should be. */
  async tickAll(within: Page | Locator = this.page): Promise<void> {
    for (const tick of await within.getByRole('button', { name: /: sono \d+$/ }).all())
      await tick.click()
  }

  /** Types a count of each denomination, the largest first. */
  async typeCounts(counts: readonly number[], keyboard = false): Promise<void> {
    for (const count of counts) {
      for (const digit of String(count))
        if (keyboard) await this.page.keyboard.press(digit)
        else await this.button(digit).click()
      await this.button('Taglio seguente').click()
      // The click acts once its mark is painted; a key does at once.
      if (keyboard) await this.page.evaluate(() => new Promise((resume) => setTimeout(resume, 100)))
    }
  }

  /** Gives a command by PIN without a screen, as the count room does on a device of its own. */
  async signElsewhere(role: Role, type: string, payload: object): Promise<void> {
    await this.table.room.give(this.page, this.table.eveningId, 'pins.give', {
      type,
      payload: { table: T1, ...payload },
      member: this.member(role),
      pin: PIN,
    })
  }
}
