import { expect, type Page } from '@playwright/test'
import { pdfText } from '@/tests/print/pdfText'
import type { Night } from '../support/night'
import { picture, screen } from '../support/screens'
import type { Tablet } from '../support/tablet'

/** XVI.1, XVI.2: resti are counted one by one and the imbalance of seven chips is split; printed and checked. */
export async function closing(night: Night, tablet: Tablet): Promise<void> {
  const { desk } = night
  await night.deskTo('Conta e tableau')
  await desk.getByRole('button', { name: 'Comincia la conta' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Comincia la conta' }).click()
  const counted = desk.getByRole('textbox', { name: /^Resto contato di/ })
  const lines = desk.getByRole('row').filter({ has: counted })
  await expect(lines.first()).toBeVisible()
  const rows = await lines.count()
  for (let row = 0; row < rows; row++) {
    const line = lines.nth(row)
    const expected = Number((await line.getByRole('cell').nth(1).textContent())?.replace(/\D/g, ''))
    await line.getByRole('textbox').fill(String(expected + (row === 0 ? 7 : 0)))
    await line.getByRole('textbox').press('Enter')
  }
  await expect(desk.getByText('Tutti i resti sono contati')).toBeVisible()
  await picture(desk, 'desk-count')
  await desk.getByRole('button', { name: 'Chiudi il tableau' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Chiudi il tableau' }).click()
  await expect(desk.getByText('Tableau chiuso.')).toBeVisible()
  await picture(desk, 'desk-tableau')
  await told(tablet.page)
  await printed(night, desk)
  await paid(desk)
  await over(desk, tablet)
}

/** A closed table shows each player's final result on its tablet; they sum to zero. */
async function told(tablet: Page): Promise<void> {
  const results = tablet.getByLabel('Risultati finali').locator('dd')
  await expect(results.first()).toBeVisible()
  const chips = (await results.allTextContents()).map((text) =>
    Number(text.replace('−', '-').replace(/[^\d-]/g, '')),
  )
  expect(chips.length).toBeGreaterThan(4)
  expect(chips.some((one) => one !== 0)).toBe(true)
  expect(chips.reduce((sum, one) => sum + one, 0)).toBe(0)
  await picture(tablet, 'tablet-closed')
}

/** The evening is closed, and the tablet says where to go on. */
async function over(desk: Page, tablet: Tablet): Promise<void> {
  await desk.getByRole('button', { name: /^Serata/ }).click()
  await desk.getByRole('button', { name: 'Chiudi la serata' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Chiudi la serata' }).click()
  await expect(tablet.page.getByText('La serata di questo tavolo è chiusa')).toBeVisible()
  await picture(tablet.page, 'tablet-over')
  await tablet.page.getByRole('link', { name: 'Guarda il tabellone' }).click()
  await expect(tablet.page).toHaveURL(/tabellone/)
}

async function printed(night: Night, desk: Page): Promise<void> {
  const link = desk.getByRole('link', { name: /Stampa il tableau/ })
  const paper = await desk.request.get(`${night.room.url}${await link.getAttribute('href')}`)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  const text = pdfText(await paper.body())
  expect(text).toContain('Circolo prova')
  expect(text).toMatch(/ammanco/i)
  for (const card of ['1001', '1004', '1006']) expect(text).toContain(`Socio ${card}`)
  const hash = /verify\/prova\/([0-9a-f]{64})/.exec(text.replace(/\s/g, ''))?.[1]
  const anybody = await screen(night.browser, 'phone', `${night.room.url}/verify/prova/${hash}`)
  await expect(anybody.getByText('L’impronta è autentica')).toBeVisible()
  await expect(anybody.getByText('Tavolo da cento · 1')).toBeVisible()
  await picture(anybody, 'phone-verify')
}

/** Every payment is marked handed over, then received. */
async function paid(desk: Page): Promise<void> {
  const hand = desk.getByRole('button', { name: 'Consegnato', exact: true })
  const receive = desk.getByRole('button', { name: 'Ricevuto', exact: true })
  for (let left = await hand.count(); left > 0; left--) {
    await hand.first().click()
    await expect(hand).toHaveCount(left - 1)
  }
  for (let left = await receive.count(); left > 0; left--) {
    await receive.first().click()
    await expect(receive).toHaveCount(left - 1)
  }
  await expect(desk.getByText('Pagamenti: tutti fatti')).toBeVisible()
}
