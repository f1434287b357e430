import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { RESTED_MS } from '../support/controls'
import type { Room } from '../support/room'
import { signedIn } from '../support/screens'
import type { BankedTable } from './day'

const T1 = { table: 'T1' }

/** The staff of a club's float by card, each with the table where they serve. */
const STAFF = {
  commissario: ['4001', null],
  testimone: ['4002', null],
  'capo-partita': ['4003', 'T1'],
  changeur: ['4004', 'T1'],
  valletto: ['4005', null],
  'cassa-esterna': ['4006', null],
} as const
type Office = keyof typeof STAFF
const OFFICES = Object.keys(STAFF) as Office[]

/** The club's people who serve at a float; `prepare` lists them before the first screen opens. */
export class FloatStaff {
  readonly #members = new Map<Office, string>()

  readonly prepare = async (room: Room): Promise<void> => {
    for (const office of OFFICES) this.#members.set(office, await room.member(STAFF[office][0]))
  }

  member(office: Office): string {
    const id = this.#members.get(office)
    if (!id) throw new Error(`nobody is ${office}`)
    return id
  }
}

/** The float of a banked table: opened beside the screens, then used at the tablet and on the phones of the staff. */
export class BankedFloat {
  readonly #phones = new Map<Office, Page>()

  private constructor(
    private readonly table: BankedTable,
    private readonly browser: Browser,
  ) {}

  /** The club's own float declared, its staff on duty, and the box opened before two. */
  static async open(table: BankedTable, browser: Browser, staff: FloatStaff): Promise<BankedFloat> {
    const settings = FLOAT_PROFILES.club
    await table.give('declareFloat', { settings })
    for (const office of OFFICES)
      await table.give('enterDuty', {
        member: staff.member(office),
        office,
        where: STAFF[office][1],
      })
    const float = new BankedFloat(table, browser)
    const cards = { when: 'unsealed', cards: 312, masks: 2, note: 'contate dal capo' }
    await float.does('commissario', 'orderOpening')
    await float.does('capo-partita', 'countCards', cards)
    const counted = { changeur: staff.member('changeur'), pieces: listOf(settings) }
    await float.does('commissario', 'countOpening', counted)
    await float.does('testimone', 'confirmOpening')
    return float
  }

  /** A fill asked and received at the tablet, approved on the inspector's phone. */
  async fill(value: string, times: number, sum: string): Promise<void> {
    await this.part('Reintegri')
    await this.#tap('Aggiunta')
    for (let piece = 0; piece < times; piece++)
      await this.table.button(new RegExp(`^Pezzo da ${value},`)).click()
    await this.#tap(`Chiedi ${sum}`)
    const inspector = await this.phone('commissario')
    await inspector.goto(this.table.at('sala'))
    await this.table.button('Approvo', inspector).click()
    await expect(this.table.button('Prepara la cassa')).toBeVisible()
    const form = { movement: 1 }
    await this.does('cassa-esterna', 'prepareMovement', form)
    await this.does('testimone', 'countersignMovement', form)
    await this.does('valletto', 'carryMovement', form)
    await this.#tap('Conta e ricevi')
    const sheet = this.#sheet()
    for (const tick of await sheet.getByRole('button', { name: /: sono \d+$/ }).all())
      await tick.click()
    await this.#tap('Ricevuto', sheet)
    await expect(sheet).toBeHidden()
  }

  /** A count at the tablet, the largest piece first, and the difference that it declares. */
  async declare(counts: readonly number[], difference: string): Promise<void> {
    await this.part('Plus e minus')
    await this.#tap('Conta la dotazione')
    const sheet = this.#sheet()
    for (const count of counts) {
      for (const digit of String(count)) await this.table.button(digit, sheet).click()
      await this.table.button('Taglio seguente', sheet).click()
    }
    await this.#tap(`Dichiara un ${difference}`, sheet)
    await expect(sheet).toBeHidden()
  }

  /** The inspector's word on a gap, and the witness's, each on their own phone. */
  async judge(): Promise<void> {
    for (const [office, words] of [
      ['commissario', 'Preso atto: si gioca'],
      ['testimone', 'Ne sono informato'],
    ] as const) {
      const phone = await this.phone(office)
      await phone.goto(this.table.at('sala'))
      await this.table.button(words, phone).click()
      await expect(this.table.button(words, phone)).toBeHidden()
    }
  }

  async face(name: 'Partita' | 'Cambio'): Promise<void> {
    await this.#tap(new RegExp(`^Vai a ${name}`))
  }

  /** A step of somebody on duty that no screen of this scene shows. */
  async does(office: Office, type: string, payload: object = {}): Promise<void> {
    await this.table.give(type, { ...T1, ...payload }, await this.phone(office))
  }

  /** The phone of somebody on duty, the same one each time. */
  async phone(office: Office): Promise<Page> {
    const known = this.#phones.get(office)
    if (known) return known
    const phone = await signedIn(this.browser, 'phone', this.table.room, STAFF[office][0])
    this.#phones.set(office, phone)
    return phone
  }

  #sheet(): Locator {
    return this.table.page.getByRole('dialog').last()
  }

  /** Goes to a part of the changeur's post. */
  async part(name: string): Promise<void> {
    const parts = this.table.page.getByRole('navigation', { name: 'Parti del cambio' })
    await this.#tap(new RegExp(`^${name}`), parts)
  }

  async #tap(name: string | RegExp, within: Page | Locator = this.table.page): Promise<void> {
    await this.table.page.waitForTimeout(RESTED_MS)
    await this.table.button(name, within).first().click()
    await this.table.page.waitForTimeout(RESTED_MS)
  }
}
