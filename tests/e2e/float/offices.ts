import type { Browser, Page } from '@playwright/test'
import { Room } from '../support/room'
import { signedIn } from '../support/screens'

const SLUG = 'prova'
/** The staff of the evening by card, but for the inspector, whom the desk sets to work by its screen. */
const STAFF = [
  ['4002', 'testimone', null],
  ['4003', 'capo-partita', 'T1'],
  ['4004', 'changeur', 'T1'],
  ['4005', 'valletto', null],
  ['4006', 'cassa-esterna', null],
  ['4007', 'conta', null],
  ['4008', 'conta', null],
  ['4009', 'direzione', null],
] as const
const INSPECTOR = '4001'
const PLAYER = '1001'

/** A club without a licence, with a table of chemin de fer and the staff of a float, each on their own screen. */
export class Offices {
  #evening = ''
  readonly #screens = new Map<string, Page>()

  private constructor(
    readonly room: Room,
    readonly desk: Page,
    private readonly members: ReadonlyMap<string, string>,
    private readonly browser: Browser,
  ) {}

  static async open(browser: Browser): Promise<Offices> {
    const room = await Room.open(SLUG, false, {}, null)
    await room.member('2001', ['socio', 'segretario', 'amministratore'])
    const members = new Map<string, string>()
    for (const card of [PLAYER, INSPECTOR, ...STAFF.map(([one]) => one)])
      members.set(card, await room.member(card))
    const desk = await signedIn(browser, 'desk', room, '2001')
    const offices = new Offices(room, desk, members, browser)
    await offices.openEvening()
    await desk.goto(`${room.url}/${SLUG}/segreteria`)
    return offices
  }

  member(card: string): string {
    const id = this.members.get(card)
    if (!id) throw new Error(`nobody here has card ${card}`)
    return id
  }

  /** A person signed in on a screen of their own, the same one each time. */
  async person(browser: Browser, card: string, size: 'phone' | 'desk' = 'phone'): Promise<Page> {
    const known = this.#screens.get(card)
    if (known) return known
    const page = await signedIn(browser, size, this.room, card)
    this.#screens.set(card, page)
    return page
  }

  /** Gives a command as a person would, for the parts of the day that have screens of their own elsewhere. */
  async give(card: string, type: string, payload: object): Promise<void> {
    const page = await this.person(this.browser, card)
    await this.room.give(page, this.#evening, `chemin-de-fer.${type}`, payload)
  }

  async staff(): Promise<void> {
    for (const [card, office, where] of STAFF)
      await this.#byDesk('enterDuty', { member: this.member(card), office, where })
  }

  /** The capo’s part before the box is opened: packs unsealed and counted, the box of the tax in its place. */
  async prepareTable(): Promise<void> {
    const cards = { when: 'unsealed', cards: 312, masks: 2, note: '' }
    await this.give('4003', 'countCards', { table: 'T1', ...cards })
    await this.give('4003', 'placeTaxBox', { table: 'T1', label: '7', seal: '118' })
  }

  async openEvening(): Promise<void> {
    this.#evening = await this.room.evening(this.desk, 'chemin-de-fer')
    await this.#byDesk('openTable', { seats: 9, minimum: 50, level: 3, isLarge: false })
    await this.#byDesk('handCassa', { member: this.member(PLAYER), chips: 500 })
  }

  /** The player gives the chips back, and the desk closes tableau and evening. */
  async closeEvening(): Promise<void> {
    await this.#byDesk('beginCount', {})
    await this.#byDesk('countChips', { member: this.member(PLAYER), chips: 500 })
    await this.#byDesk('closeTableau', { settleBy: 'desk' })
    await this.#byDesk('closeEvening', {})
  }

  #byDesk(type: string, payload: object): Promise<unknown> {
    return this.room.give(this.desk, this.#evening, `chemin-de-fer.${type}`, payload)
  }
}
