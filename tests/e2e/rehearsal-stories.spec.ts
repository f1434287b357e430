import { expect, test } from '@playwright/test'
import { hurry, isOver, rehearsed } from './rehearsal/strip'
import { drawAutograph } from './support/screens'

test('the first evening of a member, on a phone', async ({ browser }) => {
  const member = { office: 'Socio', story: 'La prima serata' }
  const rehearsal = await rehearsed(browser, 'phone', member)
  const { page, status, frame, close } = rehearsal
  await frame.getByRole('button', { name: 'Firma la lista' }).click()
  const sheet = frame.getByRole('img', { name: 'Foglio per la firma' })
  await sheet.waitFor()
  await drawAutograph(page, sheet)
  await frame.getByRole('button', { name: 'Firmo, sono al Circolo' }).click()
  await hurry(rehearsal)
  await frame.getByRole('button', { name: 'Vengo' }).click()
  await expect(status).toContainText('Chiedete una passata')
  await frame.getByRole('button', { name: 'Una passata' }).click()
  await frame.getByRole('button', { name: 'Chiedo' }).click()
  await isOver(rehearsal)
  await close()
})

test('somebody goes away and comes back, on a phone', async ({ browser }) => {
  const away = { office: 'Socio', story: 'Chi si assenta e chi torna' }
  const rehearsal = await rehearsed(browser, 'phone', away)
  const { status, frame, close } = rehearsal
  await hurry(rehearsal)
  await frame.getByRole('button', { name: 'Mi assento' }).click()
  await frame.getByRole('dialog').getByRole('button', { name: 'Mi assento' }).click()
  await expect(status).toContainText('Tornate al tavolo')
  await frame.getByRole('button', { name: 'Torno al tavolo' }).click()
  await expect(status).toContainText('Chiedete una passata')
  await frame.getByRole('button', { name: 'Una passata' }).click()
  await frame.getByRole('button', { name: 'Chiedo' }).click()
  await isOver(rehearsal)
  await close()
})
