import { expect, type Locator, type Page } from '@playwright/test'
import { type ClubTable, nameOf } from './club-table'

/** A stake or a call on a coup: a member by card, at the own seat or standing behind a gap between two seats. */
export interface Laid {
  card: string
  /** The seat before the gap where the member stands; none for a seated one. */
  after?: number
  /** Chips typed, or the words of a call. */
  what: number | 'Banco' | 'Con il tavolo' | 'Suivi'
}

/** The tablet of a table of chemin de fer at level 3, used by taps as the person who leads the game uses it. */
export class Felt {
  constructor(readonly table: ClubTable) {}

  get page(): Page {
    return this.table.page
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return this.table.button(name, within)
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: typeof name === 'string' })
  }

  /** The region of the panel, a sheet or the table. */
  part(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name, exact: typeof name === 'string' })
  }

  async bankIs(chips: string): Promise<void> {
    await expect(this.table.bank()).toHaveText(chips)
  }

  async type(chips: number, pad: Locator): Promise<void> {
    for (const digit of String(chips)) await this.button(digit, pad).click()
  }

  /** The holder whose turn it is opens the bank with a typed sum. */
  async opens(chips: number): Promise<void> {
    const opening = this.part('Apertura del banco')
    await this.type(chips, opening)
    await this.button(/^Apre con \d/, opening)
      .last()
      .click()
  }

  /** The bank is announced, the stakes are laid, and the game is closed. */
  async stakes(...laid: readonly Laid[]): Promise<void> {
    await this.announce()
    for (const one of laid) await this.lay(one)
    await this.button('Chiudi il gioco').click()
    await expect(this.heading('A chi le carte?')).toBeVisible()
  }

  async announce(): Promise<void> {
    await this.button(/^Annunciate il banco/).click()
    await expect(this.heading('Fate il vostro gioco')).toBeVisible()
  }

  async lay({ card, after, what }: Laid): Promise<void> {
    const stakes = this.part('Puntate e chiamate')
    await this.choosePlace(card, after, stakes)
    if (typeof what === 'number') {
      await this.type(what, stakes)
      await this.button(/^Punta \d/, stakes).click()
    } else await this.button(what, stakes).click()
    await expect(this.heading('Fate il vostro gioco')).toBeVisible()
  }

  /** Taps the seat of a member, or the gap where a member stands, and then the name. */
  async choosePlace(card: string, after: number | undefined, panel: Locator): Promise<void> {
    const seats = this.page.getByRole('list', { name: 'I posti' })
    if (after === undefined) await this.button(new RegExp(nameOf(card)), seats).click()
    else {
      await this.button(`In piedi tra ${after} e ${after + 1}`).click()
      await this.button(nameOf(card), panel).click()
    }
  }

  /** The cards go to the first by right, and are dealt. */
  async dealTo(card: string): Promise<void> {
    await this.button(new RegExp(`^${nameOf(card)}`), this.page.locator('aside')).click()
    await this.button('Carte date').click()
    await expect(this.heading('La punta parla')).toBeVisible()
  }

  async says(word: string): Promise<void> {
    await this.button(word, this.part('Il gioco delle carte')).click()
  }

  /** A point or a card, chosen by its value under the question that asks for it. */
  async value(question: RegExp | string, value: number): Promise<void> {
    const group = this.page.getByRole('group', { name: question })
    await this.button(`Valore ${value}`, group).click()
  }

  /** The bank lies open with this point, and takes no card. */
  async bankStandsOn(point: number): Promise<void> {
    await this.bankShows(point)
    await this.says('Il banco resta')
  }

  async bankShows(point: number): Promise<void> {
    await this.value(/Il banco scopre/, point)
  }

  async puntaShows(point: number): Promise<void> {
    await this.value(/La punta scopre/, point)
  }

  /** Level 2: a coup by the sum that played and its winner. */
  async result(winner: 'Banco' | 'Punta' | 'Pari', matched: number, bank?: string): Promise<void> {
    const panel = this.part('Il risultato del colpo')
    await this.type(matched, panel)
    await this.button(winner, panel).click()
    await this.button(/^(Banco \S+ →|Pari: il banco)/, panel).click()
    if (bank !== undefined) await this.bankIs(bank)
  }

  /** The coup is decided so, and paid. */
  async ends(result: string, bank?: string): Promise<void> {
    await expect(this.heading(result)).toBeVisible()
    await this.button('Pagato: avanti').click()
    await expect(this.button('Pagato: avanti')).toHaveCount(0)
    if (bank !== undefined) await this.bankIs(bank)
  }

  /** Opens one of the other cases by its name. */
  async otherCase(name: string): Promise<Locator> {
    await this.button('Altri casi…').click()
    await this.button(name, this.page.getByRole('dialog')).click()
    const sheet = this.page.getByRole('dialog', { name })
    await expect(sheet).toBeVisible()
    return sheet
  }

  /** An error or another case, with its choices, its consequence shown first, and then confirmed. */
  async errs(
    name: string,
    choices: readonly string[],
    follows: string | RegExp,
    seen?: () => Promise<void>,
  ): Promise<void> {
    const sheet = await this.otherCase(name)
    for (const choice of choices) await this.button(choice, sheet).click()
    await expect(sheet.getByRole('region', { name: 'Ecco che cosa ne segue' })).toContainText(
      follows,
    )
    await seen?.()
    await this.button('Conferma', sheet).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** An act between two coups that a page of its own confirms. */
  async act(name: string, within: Locator = this.page.locator('aside')): Promise<void> {
    await this.button(name, within).click()
    await this.button('Conferma', this.page.getByRole('dialog', { name })).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }
}
