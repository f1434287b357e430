import { expect } from '@playwright/test'
import { type Night, nameOf } from '../support/night'
import { picture, signedIn, tick } from '../support/screens'
import type { Tablet } from '../support/tablet'

/** Art. XVII: a dispute opened during a colpo, voted by the others, taken to the deputato, ruled with its chips. */
export async function disputing(night: Night, tablet: Tablet): Promise<void> {
  const { page } = tablet
  await tablet.deal()
  await tablet.begin('Contestazione')
  const sheet = page.getByRole('dialog')
  for (const card of ['1001', '1002']) await tablet.button(nameOf(card), sheet).click()
  await tablet.button('Un rilancio', sheet).click()
  await picture(page, 'tablet-dispute')
  await tablet.button('Apri la contestazione', sheet).click()
  await tablet.button('Vota').click()
  for (const card of ['1003', '1005']) {
    const row = sheet.getByRole('listitem').filter({ hasText: nameOf(card) })
    await row.getByRole('button', { name: nameOf('1001') }).click()
  }
  await expect(sheet.getByText(/Il tavolo, in via provvisoria.*Ragione a/)).toBeVisible()
  await tablet.button('Decida il deputato', sheet).click()
  await picture(page, 'tablet-voted')
  await tablet.button('Chiudi', sheet).click()
  await tablet.begin(nameOf('1001'))
  await tablet.put(nameOf('1001'), 4)
  await tablet.put(nameOf('1002'), 4)
  await tablet.confirm()
  await ruling(night)
}

async function ruling(night: Night): Promise<void> {
  const deputato = await signedIn(night.browser, 'phone', night.room, '3001', '/deputato')
  await deputato.getByRole('button', { name: /attende voi/ }).click()
  await deputato.getByRole('button', { name: 'Scrivi la decisione' }).click()
  await tick(deputato.getByRole('radio', { name: nameOf('1001'), exact: true }))
  await deputato
    .getByLabel('Motivo (lo leggeranno al tavolo)')
    .fill('Il rilancio era pronto e chiaro.')
  await tick(deputato.getByRole('radio', { name: 'Si muovono fiches' }))
  await deputato.getByRole('button', { name: 'Aggiungi un passaggio' }).click()
  await choose(deputato, 'Da', nameOf('1002'))
  await choose(deputato, 'A', nameOf('1001'))
  await deputato.getByRole('textbox', { name: 'Somma' }).fill('5')
  await deputato.getByRole('textbox', { name: 'Somma' }).press('Tab')
  await picture(deputato, 'phone-deputato')
  await deputato.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  await deputato
    .getByRole('dialog')
    .getByRole('button', { name: 'Decidi in via definitiva' })
    .click()
  await expect(deputato.getByText(/in via definitiva/).first()).toBeVisible()
}

async function choose(page: import('@playwright/test').Page, label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(`\\b${label}$`) }).click()
  await page.getByRole('option', { name: option }).click()
}
