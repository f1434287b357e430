import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { BlackJackTable } from '@/tests/e2e/black-jack/day'
import { ClubTable, nameOf as guestOf } from '@/tests/e2e/chemin/club-table'
import { Felt as CheminFelt } from '@/tests/e2e/chemin/felt'
import { Office } from '@/tests/e2e/desk/office'
import { Moves } from '@/tests/e2e/play/moves'
import { nameOf } from '@/tests/e2e/support/night'
import { Tablet } from '@/tests/e2e/support/tablet'
import { TrenteTable } from '@/tests/e2e/trente-et-quarante/day'
import type { Finger } from './finger'

/** Whole colpi of one game and level, played by a finger, and compared with what they should have come to. */
export interface Story {
  name: string
  open(browser: Browser): Promise<Table>
}

interface Table {
  page: Page
  /** Plays the colpi and expects the sums that they should come to. */
  play(finger: Finger): Promise<void>
  close(): Promise<void>
}

const ALL = [1, 2, 3, 4, 5, 6, 7] as const

const blackJackResult: Story = {
  name: 'black jack, level 2: seven caselle',
  async open(browser) {
    const table = await BlackJackTable.open(browser, 2)
    await table.loadShoe()
    let colpi = 0
    return {
      page: table.page,
      async play(finger) {
        const before = await table.balance('banco:T1')
        const results = ['Black jack', 'Vince', 'Pari', 'Perde', 'Perde', 'Vince', 'Perde']
        await finger.taps(...ALL.map((n) => table.button(`Casella ${n}`, table.column(n))))
        await finger.taps(...ALL.map((n) => table.button(results[n - 1] ?? '', table.column(n))))
        await finger.taps(table.button('Colpo esaurito'))
        colpi += 1
        await expect(table.page.getByText(`Colpo ${colpi}`, { exact: true })).toBeVisible()
        expect((await table.balance('banco:T1')) - before).toBe(30 - 35)
      },
      close: () => table.room.close(),
    }
  },
}

const blackJackCards: Story = {
  name: 'black jack, level 3: five caselle, card by card',
  async open(browser) {
    const table = await BlackJackTable.open(browser, 3)
    const { page } = table
    await table.loadShoe()
    return {
      page,
      async play(finger) {
        const keys = page.getByRole('group', { name: 'Quale carta?' })
        const cards = (names: string) =>
          finger.taps(...names.split(' ').map((name) => table.button(name, keys)))
        const before = await table.balance('banco:T1')
        await finger.taps(table.button('Fate il gioco'))
        await finger.taps(table.button('20'))
        const five = [1, 2, 3, 4, 5]
        await finger.taps(...five.map((n) => table.button(`Casella ${n}`, table.column(n))))
        for (const casella of five)
          await expect(table.column(casella).locator('strong').first()).toHaveText('20')
        await finger.taps(table.button('Rien ne va plus'))
        // Eleven cards: two to each casella, and the banco's first.
        await cards('10 9 8 10 10 7 10 9 8 8 8')
        for (const _ of five) await finger.taps(table.button('No'))
        await cards('K')
        await expect(page.getByRole('heading', { name: /^Banco 17/ })).toBeVisible()
        await finger.taps(table.button('Tutto pagato: colpo esaurito'))
        await expect(page.getByRole('heading', { name: 'Nuovo colpo' })).toBeVisible()
        // 20, 18, 16, 18 and 18 against 17: four win, one is collected.
        expect((await table.balance('banco:T1')) - before).toBe(-80 + 20)
      },
      close: () => table.room.close(),
    }
  },
}

const trenteResult: Story = {
  name: 'trente et quarante, level 2: four stakes',
  async open(browser) {
    const table = await TrenteTable.open(browser, 2)
    await table.loadTaglia()
    return {
      page: table.page,
      async play(finger) {
        const before = await table.balance('banco:T1')
        const chances = ['Nero', 'Inverso', 'Nero', 'Colore'] as const
        await finger.taps(...chances.map((one) => table.button(one, table.box(one))))
        for (const [chance, count] of [
          ['Nero', 2],
          ['Inverso', 1],
          ['Colore', 1],
        ] as const)
          await expect(table.box(chance).getByRole('listitem')).toHaveCount(count)
        await finger.taps(table.total('Nero', 33))
        await finger.taps(table.total('Rosso', 36))
        await finger.taps(table.first('rossa'))
        await finger.taps(table.button('Pagato'))
        await expect(table.button('Fate il gioco')).toBeVisible()
        // Nero wins and its first card was red: nero twice and inverso are paid, colore is collected.
        expect((await table.balance('banco:T1')) - before).toBe(-10 - 10 - 10 + 10)
      },
      close: () => table.room.close(),
    }
  },
}

/** Five at a table of poker, each with a resto of 100. */
async function pokerTable(
  browser: Browser,
  level: 2 | 3,
): Promise<{ office: Office; tablet: Tablet }> {
  const office = await Office.open(browser, [], [], undefined, { level })
  await office.openEvening()
  await office.play(0)
  return { office, tablet: new Tablet(await office.tablet()) }
}

const SEATED = ['1001', '1002', '1003', '1004', '1005'] as const

const pokerResult: Story = {
  name: 'poker, level 2: a winner, three who put in 15',
  async open(browser) {
    const { office, tablet } = await pokerTable(browser, 2)
    const { page } = tablet
    let colpi = 0
    const pad = page.getByRole('region', { name: 'Quanto ha messo' })
    return {
      page,
      async play(finger) {
        // In turn, so that nobody’s resto runs out.
        const winner = nameOf(SEATED[colpi++ % SEATED.length] ?? '')
        await finger.taps(tablet.button(/^Carte date/))
        const colpo = page.getByRole('region', { name: /^Colpo \d+ in gioco$/ })
        await finger.taps(tablet.button(winner, colpo))
        await finger.taps(tablet.button('1', pad), tablet.button('5', pad))
        await finger.taps(tablet.button(`Tutti come ${winner}`, page.getByRole('dialog')))
        await finger.taps(tablet.button(/^Conferma/, page.getByRole('dialog')))
        const card = page.getByRole('region', { name: /^Fine del colpo/ })
        await expect(card).toContainText(`vince ${winner}`)
        for (const one of SEATED.map(nameOf).filter((name) => name !== winner))
          await expect(card).toContainText(`${one}−15`)
        await expect(card).toContainText(`${winner}+65`)
      },
      close: () => office.close(),
    }
  },
}

const pokerMoves: Story = {
  name: 'poker, level 3: opened, raised, drawn and shown',
  async open(browser) {
    const { office, tablet } = await pokerTable(browser, 3)
    const { page } = tablet
    const moves = new Moves(tablet)
    return {
      page,
      async play(finger) {
        await expect(tablet.button(/^Carte date/)).toBeVisible()
        const before = await moves.resti()
        await finger.taps(tablet.button(/^Carte date/))
        const word = (name: string | RegExp) => finger.taps(tablet.button(name, moves.panel()))
        await expect(tablet.button(/^Apre\s*5$/, moves.panel())).toBeVisible()
        const opener = (await moves.panel().getByRole('heading').first().textContent()) ?? ''
        await word(/^Apre\s*5$/)
        await word(/^Accetta\s*5$/)
        for (const _ of [1, 2, 3]) await word('Lascia')
        await word('3 carte')
        await word('Servito')
        await word('Parol')
        await word(/^Punta\s*1$/)
        await word('Lascia')
        await word('Sì')
        const name = Object.keys(before).find((one) => opener.includes(one)) ?? ''
        const lost = async () => (before[name] ?? 0) - ((await moves.resti())[name] ?? 0)
        await expect.poll(lost).toBe(6)
      },
      close: () => office.close(),
    }
  },
}

const cheminResult: Story = {
  name: 'chemin de fer, level 2: a bank of 200, three coups',
  async open(browser) {
    const table = await ClubTable.open(browser, 2)
    const { page } = table
    let isOpened = false
    return {
      page,
      async play(finger) {
        if (!isOpened) {
          const opening = page.getByRole('region', { name: 'Apertura del banco' })
          const digits = ['2', '00'].map((one) => table.button(one, opening))
          await finger.taps(...digits)
          await finger.taps(table.button(/^Apre con 200/, opening))
          await expect(table.bank()).toHaveText('200')
          isOpened = true
        }
        const before = await table.bank().textContent()
        for (const _ of [1, 2, 3]) {
          await finger.taps(table.button(/^Tutto il banco/))
          await finger.taps(table.button('Pari'))
          await finger.taps(table.button(/^Pari: il banco resta/))
        }
        await expect(table.bank()).toHaveText(before ?? '')
      },
      close: () => table.room.close(),
    }
  },
}

const cheminCards: Story = {
  name: 'chemin de fer, level 3: a stake of 60, card by card',
  async open(browser) {
    const table = await ClubTable.open(browser, 3)
    const { page } = table
    const felt = new CheminFelt(table)
    const seats = page.getByRole('list', { name: 'I posti' })
    const stakes = page.getByRole('region', { name: 'Puntate e chiamate' })
    await table.button(/^Apre con ?100/).click()
    await table.button(/^Annunciate il banco/).click()
    return {
      page,
      async play(finger) {
        const tap = (name: string | RegExp, within: Page | Locator = page) =>
          finger.taps(table.button(name, within))
        await tap(new RegExp(guestOf('1002')), seats)
        await finger.taps(table.button('6', stakes), table.button('0', stakes))
        await tap(/^Punta 60/, stakes)
        await tap('Chiudi il gioco')
        await tap(new RegExp(`^${guestOf('1002')}`), page.locator('aside'))
        await tap('Carte date')
        await tap('Carta')
        const value = (question: RegExp | string, card: number) =>
          tap(`Valore ${card}`, page.getByRole('group', { name: question }))
        await value(/Il banco scopre/, 5)
        await value('Terza carta alla punta', 0)
        await tap('Il banco resta')
        await value(/La punta scopre/, 5)
        await expect(felt.heading('Pari')).toBeVisible()
        await tap('Pagato: avanti')
        await expect(table.bank()).toHaveText('100')
        await tap(/^Annunciate il banco/)
      },
      close: () => table.room.close(),
    }
  },
}

export const STORIES: readonly Story[] = [
  pokerResult,
  pokerMoves,
  cheminResult,
  cheminCards,
  blackJackResult,
  blackJackCards,
  trenteResult,
]
