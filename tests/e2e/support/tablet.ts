import { expect, type Page } from '@playwright/test'

/** The table's tablet, by what a hand does on it. */
export class Tablet {
  constructor(readonly page: Page) {}

  button(name: string | RegExp, within = this.page.locator('body')) {
    return within.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async deal(): Promise<void> {
    await this.button('Carte date').click()
    await expect(this.page.getByRole('heading', { name: 'Chi ha vinto?' })).toBeVisible()
  }

  /** Opens the result with its winner, or with how else it ended. */
  async begin(what: string): Promise<void> {
    const colpo = this.page.getByRole('region', { name: /^Colpo \d+ in gioco$/ })
    await this.button(what, colpo).click()
  }

  /** Writes what a player put in, digit by digit. */
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
    await this.button('Conferma', dialog).click()
    await expect(dialog).toBeHidden()
  }

  /** A whole colpo: cards given, who won, what each put in. */
  async colpo(winner: string, puts: Record<string, number>): Promise<void> {
    await this.deal()
    await this.begin(winner)
    for (const [member, chips] of Object.entries(puts)) await this.put(member, chips)
    await this.confirm()
  }
}
