import { type Browser, expect, type Page } from '@playwright/test'
import { BlackJackTable } from '@/tests/e2e/black-jack/day'
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
    for (const step of ['Mazzi controllati', 'Carte mescolate', 'Ha tagliato'])
      await table.button(step).click()
    for (const step of ['Nel sabot con la mascherina', 'Prime carte bruciate'])
      await table.button(step).click()
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

export const STORIES: readonly Story[] = [blackJackResult, blackJackCards, trenteResult]
