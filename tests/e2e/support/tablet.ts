import { expect, type Page } from '@playwright/test'

/** The table's tablet, used by taps. */
export class Tablet {
  constructor(readonly page: Page) {}

  button(name: string | RegExp, within = this.page.locator('body')) {
    return within.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async deal(): Promise<void> {
    const given = this.page.getByRole('heading', { name: 'Chi ha vinto?' })
    const deal = this.button(/^Carte date/)
    await expect(deal).toBeVisible()
    // A panel that changes under the finger takes no tap, so a tap that meant nothing is given again.
    await expect(async () => {
      if (await deal.isVisible()) await deal.click()
      await expect(given).toBeVisible({ timeout: 3_000 })
    }).toPass()
  }

  /** Opens the result with its winner, or with another ending. */
  async begin(what: string): Promise<void> {
    const colpo = this.page.getByRole('region', { name: /^Colpo \d+ in gioco$/ })
    await this.button(what, colpo).click()
  }

  /** Writes the amount that a player put in, digit by digit. */
  async put(member: string, chips: number): Promise<void> {
    const row = this.rows().getByRole('listitem').filter({ hasText: member })
    await row.getByRole('button', { name: /^ha messo/ }).click()
    const pad = this.page.getByRole('region', { name: 'Quanto ha messo' })
    await this.button('Cancella', pad).click()
    for (const digit of String(chips)) await this.button(digit, pad).click()
  }

  rows() {
    return this.page.getByRole('list', { name: 'Chi ha vinto e quanto ha messo ciascuno' })
  }

  async confirm(): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await this.button(/^Conferma/, dialog).click()
    await expect(dialog).toBeHidden()
  }

  /** Marks a player as a winner, or as having stayed in. */
  async choose(member: string): Promise<void> {
    const row = this.rows().getByRole('listitem').filter({ hasText: member })
    await row.getByRole('button').first().click()
  }

  /** XIII: the players who stayed in after the draw said parol, each with the amount put in. */
  async parol(puts: Record<string, number>): Promise<void> {
    await this.deal()
    await this.begin('Parol')
    for (const member of Object.keys(puts)) await this.choose(member)
    for (const [member, chips] of Object.entries(puts)) await this.put(member, chips)
    await this.confirm()
  }

  /** XIII.2: each player declares in turn; all who can come in do. */
  async declareParol(count: number): Promise<void> {
    const panel = this.page.getByRole('region', { name: 'Parol' })
    const turns = panel.getByRole('button', { name: /^Entra/ })
    for (let declared = 0; declared < count; declared++) {
      const speaks = await panel.getByText('dichiara, una volta per tutte').textContent()
      await turns.click()
      if (declared < count - 1)
        await expect(panel.getByText('dichiara, una volta per tutte')).not.toHaveText(speaks ?? '')
    }
    await expect(turns).toBeHidden()
  }

  /** XIV: adds an honour to the result being written. */
  async honour(member: string, point: 'Poker' | 'Scala reale'): Promise<void> {
    await this.button('Onori…').click()
    const row = this.rows().getByRole('listitem').filter({ hasText: member })
    await row.getByRole('button', { name: point }).click()
  }

  /** Taps a player's seat on the map, and one of the actions offered there. */
  async atSeat(member: string, action: string): Promise<void> {
    const seats = this.page.getByRole('list', { name: 'Posti al tavolo' })
    await seats.getByRole('button', { name: new RegExp(member) }).click()
    await this.button(action).click()
  }

  /** A whole colpo: the cards are given, then the winner and the amount of each player are entered. */
  async colpo(winner: string, puts: Record<string, number>): Promise<void> {
    await this.deal()
    await this.begin(winner)
    for (const [member, chips] of Object.entries(puts)) await this.put(member, chips)
    await this.confirm()
  }
}
