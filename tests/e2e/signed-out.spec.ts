import { expect, test } from '@playwright/test'
import { PASSWORD } from '@/tests/support/clubs'
import { Office } from './desk/office'
import { drawAutograph } from './support/screens'

test('a session that has ended is begun again over what was typed and drawn', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  await office.openEvening()
  const phone = await office.person('1001', 'phone')
  await phone.getByRole('button', { name: 'Firma la lista' }).click()
  await drawAutograph(phone)
  await phone.context().clearCookies()
  await phone.getByRole('button', { name: 'Firmo, sono al Circolo' }).click()
  const again = phone.getByRole('alertdialog', { name: 'Entrate di nuovo' })
  await expect(again.getByText('Socio 1001')).toBeVisible()
  await again.getByLabel('Password').fill('sbagliata')
  await again.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(again.getByRole('alert')).toBeVisible()
  await again.getByLabel('Password').fill(PASSWORD)
  await again.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(again).toBeHidden()
  await phone.getByRole('button', { name: 'Firmo, sono al Circolo' }).click()
  await expect(phone.getByText('Nessuno davanti a voi.')).toBeVisible()
  await office.close()
})
