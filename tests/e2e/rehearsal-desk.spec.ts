import { expect, test } from '@playwright/test'
import { factsOf, hurry, isOver, rehearsed, tap, tapUntilDone } from './rehearsal/strip'
import { favour } from './support/judge'

const FIRST = 'La prima serata'

test('the first evening of the secretary, to the closed tableau', async ({ browser }) => {
  const rehearsal = await rehearsed(browser, 'desk', { office: 'Segretario', story: FIRST })
  const { page, status, frame, close } = rehearsal
  await tap(rehearsal, 'Apri la serata')
  await expect(status).toContainText('Aprite la lista')
  await tap(rehearsal, 'Apri la lista')
  await hurry(rehearsal)
  await expect(status).toContainText('chiede l’entrata')
  await tapUntilDone(rehearsal, [/^Consegnata/], 'La serata finisce')
  await tap(rehearsal, /^Tavolo da cento · 1/)
  await frame.getByRole('tab', { name: 'Conta e tableau' }).click()
  await tapUntilDone(rehearsal, [/^Comincia la conta/])
  await expect(status).toContainText('Contate i resti')
  for (const fact of await factsOf(rehearsal)) {
    await page.keyboard.type(fact.split(': ')[1] ?? '')
    await page.keyboard.press('Enter')
  }
  await expect(status).toContainText('chiudete il tableau')
  await tap(rehearsal, 'Chiudi il tableau')
  await frame.getByRole('dialog').getByRole('button', { name: 'Chiudi il tableau' }).click()
  await tap(rehearsal, /^Serata/)
  await tap(rehearsal, 'Chiudi la serata')
  await frame.getByRole('dialog').getByRole('button', { name: 'Chiudi la serata' }).click()
  await isOver(rehearsal)
  await close()
})

test('the first evening of the deputato: for now, for good, and a gap', async ({ browser }) => {
  const rehearsal = await rehearsed(browser, 'desk', { office: 'Deputato di gioco', story: FIRST })
  const { status, frame, close } = rehearsal
  const rule = async (how: string) => {
    await favour(frame, 'Nessuno dei due', 'VI.2')
    await frame.locator('textarea').fill('Così ha visto il tavolo.')
    await frame.locator('label').filter({ hasText: 'Nulla: resta tutto' }).click()
    await tap(rehearsal, how)
    await frame.getByRole('dialog').getByRole('button', { name: how }).click()
  }
  await frame.getByText('attende voi').first().click()
  await tap(rehearsal, 'Scrivi la decisione')
  await rule('Decidi per ora')
  await expect(status).toContainText('in via definitiva')
  await rule('Decidi in via definitiva')
  await hurry(rehearsal)
  await expect(status).toContainText('La conta non torna')
  await tap(rehearsal, 'Accetto il divario')
  await frame.getByRole('dialog').getByRole('button', { name: 'Accetto il divario' }).click()
  await isOver(rehearsal)
  await close()
})
