import { type Browser, expect, type Page } from '@playwright/test'
import { Room } from './room'
import { drawAutograph, screen, signedIn, signIn } from './screens'
import { Tablet } from './tablet'

export const CARDS = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008'] as const
export const nameOf = (card: string) => `Socio ${card}`

/** A club's whole evening on its real screens: the desk, the wall, phones, and a tablet once a table is formed. */
export class Night {
  private constructor(
    readonly room: Room,
    readonly browser: Browser,
    readonly desk: Page,
    readonly tv: Page,
    private readonly phones: ReadonlyMap<string, Page>,
  ) {}

  static async begin(browser: Browser, settings: object = {}): Promise<Night> {
    const room = await Room.open('prova')
    await room.member('2001', ['socio', 'segretario', 'amministratore'])
    await room.member('3001', ['socio', 'deputato'])
    for (const card of CARDS) await room.member(card)
    await room.tableClass({ uscita: 1, passata: 100, ...settings })
    const desk = await screen(browser, 'desk', `${room.url}/prova/entra`)
    await signIn(desk, '2001')
    const tv = await screen(browser, 'tv', `${room.url}/prova/tabellone`)
    const phones = new Map<string, Page>()
    for (const card of CARDS) phones.set(card, await signedIn(browser, 'phone', room, card))
    return new Night(room, browser, desk, tv, phones)
  }

  at(path: string): string {
    return `${this.room.url}/prova${path}`
  }

  phone(card: string): Page {
    const phone = this.phones.get(card)
    if (!phone) throw new Error(`nobody here has card ${card}`)
    return phone
  }

  /** The secretary opens tonight's evening and its one list. */
  async openList(): Promise<void> {
    await this.desk.goto(this.at('/segreteria'))
    await this.desk.getByRole('button', { name: 'Apri la serata' }).click()
    await this.desk.getByRole('button', { name: 'Apri la lista' }).click()
    await expect(this.desk.getByRole('button', { name: /Aperta: nessuna firma/ })).toBeVisible()
  }

  async sign(card: string): Promise<void> {
    const phone = this.phone(card)
    await phone.getByRole('button', { name: 'Firma la lista' }).click()
    await drawAutograph(phone)
    await phone.getByRole('button', { name: 'Firmo, sono al Circolo' }).click()
    await expect(phone.getByText('Firma ricevuta')).toBeVisible()
  }

  async answer(card: string, answer: 'Vengo' | 'Lo prendo' | 'Ancora un momento'): Promise<void> {
    const phone = this.phone(card)
    await phone.getByRole('button', { name: answer, exact: true }).click()
    // A member who asked for more time has the call as a strip above their page.
    await expect(phone.getByRole('alertdialog')).toBeHidden()
  }

  /** Opens one of a table's parts at the desk. */
  async deskTo(part: 'Tavolo' | 'Conta e tableau' | 'Registro' | 'Tablet'): Promise<void> {
    const nav = this.desk.getByRole('navigation', { name: 'Liste e tavoli della serata' })
    await nav
      .getByRole('button', { name: /Tavolo da cento · 1/ })
      .last()
      .click()
    await this.desk.getByRole('tab', { name: part }).click()
  }

  /** The desk shows a code, which is typed into the tablet at the table. */
  async bindTablet(): Promise<Tablet> {
    await this.deskTo('Tablet')
    await this.desk.getByRole('button', { name: 'Mostra il codice' }).click()
    const shown = this.desk.getByText(/^\d{3} \d{3}$/)
    const code = (await shown.textContent())?.replace(' ', '') ?? ''
    const page = await screen(this.browser, 'tablet', this.at('/tavolo/entra'))
    const tablet = new Tablet(page)
    for (const digit of code) await tablet.button(digit).click()
    await tablet.button('Entra al tavolo').click()
    await expect(page.getByRole('heading', { name: 'Chiamati al tavolo' })).toBeVisible()
    return tablet
  }

  /** The secretary hands over every passata that was asked for. */
  async handOver(count: number): Promise<void> {
    const cards = this.desk.getByRole('region', { name: 'In attesa della segreteria' })
    const buttons = cards.getByRole('button', { name: 'Consegnata', exact: true })
    for (let left = count; left > 0; left--) {
      await expect(buttons).toHaveCount(left)
      await buttons.first().click()
    }
    await expect(buttons).toHaveCount(0)
  }
}
