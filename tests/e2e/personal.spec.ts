import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { Room } from './support/room'
import { picture, screen, signIn } from './support/screens'

test('a member downloads their data, and is forgotten by the administrator on their request', async ({
  browser,
}) => {
  const room = await Room.open('prova')
  await room.member('2001', ['socio', 'amministratore'])
  await room.member('1001')
  const phone = await screen(browser, 'phone', `${room.url}/prova/entra`)
  await signIn(phone, '1001')
  await phone.goto(`${room.url}/prova/entra/account`)
  await phone.getByRole('link', { name: 'Vedi e scarica i miei dati' }).click()
  await expect(phone.getByText('Socio 1001')).toBeVisible()
  await picture(phone, 'phone-my-data')
  const saving = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Scarica tutto (JSON)' }).click()
  const file = await (await saving).path()
  expect(JSON.parse(readFileSync(file, 'utf8')).profile.card).toBe('1001')

  const desk = await screen(browser, 'desk', `${room.url}/prova/entra`)
  await signIn(desk, '2001')
  await desk.goto(`${room.url}/prova/amministrazione`)
  const row = desk.getByRole('row').filter({ hasText: '1001' })
  await row.getByRole('button', { name: 'Modifica' }).click()
  await desk.getByRole('button', { name: 'Cancella i dati personali…' }).click()
  const dialog = desk.getByRole('dialog')
  const last = dialog.getByRole('button', { name: 'Cancella per sempre' })
  await expect(last).toBeDisabled()
  await dialog.getByLabel('Giorno della richiesta del socio').fill('2026-01-02')
  await picture(desk, 'desk-forget')
  await desk.setViewportSize({ width: 390, height: 844 })
  await picture(desk, 'phone-forget')
  await last.click()
  await expect(desk.getByText('Il socio è stato cancellato.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await phone.reload()
  await expect(phone.getByLabel('Numero di tessera')).toBeVisible()

  await desk.context().addCookies([{ name: 'lingua', value: 'en', url: room.url }])
  await desk.goto(`${room.url}/prova/entra/dati`)
  await expect(desk.getByText('Only you see it.', { exact: false })).toBeVisible()
  await picture(desk, 'phone-my-data-en')
  await room.close()
})
