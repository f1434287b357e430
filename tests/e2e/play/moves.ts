import { expect, type Locator } from '@playwright/test'
import type { Tablet } from '../support/tablet'

/** Chips by player's name. */
export type Chips = Readonly<Record<string, number>>

/** The signs a card is chosen by: `10c` is the ten of cuori. */
const SUITS = { c: 'cuori', q: 'quadri', f: 'fiori', p: 'picche' } as const

/** A colpo kept move by move, by taps on the tablet. */
export class Moves {
  constructor(readonly tablet: Tablet) {}

  panel(): Locator {
    return this.tablet.page.getByRole('region', { name: /^Colpo \d+ in gioco$/ })
  }

  /** Gives the cards; returns the names of the players dealt in, in speaking order. */
  async deal(): Promise<string[]> {
    await this.tablet.button(/^Carte date/).click()
    await expect(this.panel()).toBeVisible()
    const seats = await this.seats()
    const dealer = seats.findIndex((lines) => lines.includes('Cartaro'))
    const order = [...seats.slice(dealer + 1), ...seats.slice(0, dealer + 1)]
    return order.filter((lines) => !lines.includes('non gioca')).flatMap(nameIn)
  }

  /** The player whose turn it is taps the button of this name; waits until the tablet goes on. */
  async says(member: string, button: string | RegExp): Promise<void> {
    const heading = this.panel().getByRole('heading')
    await expect(heading).toContainText(member)
    const before = await heading.allTextContents()
    await this.tablet.button(button, this.panel()).click()
    // The panel is gone once the colpo is over.
    await expect.poll(() => heading.allTextContents()).not.toEqual(before)
  }

  async fold(...members: string[]): Promise<void> {
    for (const member of members) await this.says(member, 'Lascia')
  }

  /** Each player in turn asks for this many cards. */
  async draw(...asks: readonly (readonly [string, string])[]): Promise<void> {
    for (const [member, cards] of asks) await this.says(member, cards)
  }

  /** Opens a sheet of amounts and takes the amount with that name. */
  async amount(member: string, button: string, choice: string | RegExp): Promise<void> {
    await expect(this.panel().getByRole('heading')).toContainText(member)
    await this.tablet.button(button, this.panel()).click()
    await this.tablet.button(choice, this.tablet.page.getByRole('dialog')).click()
    await expect(this.tablet.page.getByRole('dialog')).toBeHidden()
  }

  /** Opens for an amount typed digit by digit. */
  async openFor(member: string, chips: number): Promise<void> {
    await expect(this.panel().getByRole('heading')).toContainText(member)
    await this.tablet.button('Apre di…', this.panel()).click()
    const dialog = this.tablet.page.getByRole('dialog')
    for (const digit of String(chips)) await this.tablet.button(digit, dialog).last().click()
    await this.tablet.button('Apre', dialog).click()
    await expect(dialog).toBeHidden()
  }

  /** Opens the page of a rare case; returns the dialog. */
  async rareCase(name: string): Promise<Locator> {
    await this.tablet.button('Altri casi…', this.panel()).click()
    const dialog = this.tablet.page.getByRole('dialog')
    await this.tablet.button(new RegExp(`^${name.replace('?', '\\?')}`), dialog).click()
    await expect(dialog.getByRole('heading')).toHaveText(name)
    return dialog
  }

  /** Enters a rare case: taps the button with these words on its page, in that group if there are several. */
  async rare(name: string, button: string | RegExp, group?: string): Promise<void> {
    const dialog = await this.rareCase(name)
    const within = group ? dialog.getByRole('group', { name: group, exact: true }) : dialog
    await this.tablet.button(button, within).click()
    await expect(dialog).toBeHidden()
  }

  /** Enters a word before its turn, in the row of its player. */
  async early(member: string, word: string): Promise<void> {
    const dialog = await this.rareCase('Ha parlato prima del suo turno')
    const row = dialog.locator('div').filter({ has: this.tablet.page.getByText(member) })
    await this.tablet.button(word, row.last()).click()
    await expect(this.tablet.page.getByRole('dialog')).toBeHidden()
  }

  /** VI.6: enters whether the opener shows the opening. */
  async showsOpening(held: boolean): Promise<void> {
    const asked = this.panel().getByText('mostra l’apertura?')
    await this.tablet.button(held ? 'Sì' : 'No', this.panel()).click()
    // A no is confirmed under the words of its provision.
    if (!held) {
      const dialog = this.tablet.page
        .getByRole('alertdialog')
        .or(this.tablet.page.getByRole('dialog'))
      await expect(dialog).toContainText('VI.6')
      await this.tablet.button('Non è stata mostrata', dialog).click()
    }
    await expect(asked).toBeHidden()
  }

  /** XII.1: the next player to show lays down these cards, such as `10c Ap`, and the table judges them so. */
  async shows(member: string, cards: string, ...saying: string[]): Promise<void> {
    await expect(this.panel().getByText('mostra le carte o le ammonta')).toContainText(member)
    await this.tablet.button('Mostra…', this.panel()).click()
    const dialog = this.tablet.page.getByRole('dialog')
    for (const words of saying) await this.tablet.button(new RegExp(`^${words}`), dialog).click()
    for (const card of cards.split(' ')) {
      const suit = SUITS[card.slice(-1) as keyof typeof SUITS]
      await this.tablet.button(`${card.slice(0, -1)} ${suit}`, dialog).click()
    }
    await this.tablet.button('Mostra queste carte', dialog).click()
    await expect(dialog).toBeHidden()
  }

  /** XII.5: the table enters the places of the players whose cards the tablet does not know. */
  async judge(places: Chips): Promise<void> {
    for (const [member, place] of Object.entries(places))
      await this.tablet.button(`${member}: ${place}º`, this.panel()).click()
    await this.tablet.button('Conferma il risultato', this.panel()).click()
  }

  /** The chips before each player, as the tablet shows them. */
  async resti(): Promise<Chips> {
    const seats = await this.seats()
    const resto = (lines: readonly string[]) => lines[lines.findIndex(isName) + 1]
    return Object.fromEntries(
      seats.flatMap((lines) => nameIn(lines).map((name) => [name, Number(resto(lines))])),
    )
  }

  private async seats(): Promise<string[][]> {
    const list = this.tablet.page.getByRole('list', { name: 'Posti al tavolo' })
    const texts = await list.getByRole('listitem').allInnerTexts()
    return texts.map((text) => text.split('\n').map((line) => line.trim()))
  }
}

const isName = (line: string) => /^Socio \d+$/.test(line)
const nameIn = (lines: readonly string[]): string[] => lines.filter(isName).slice(0, 1)
