import { expect, type Route, test } from '@playwright/test'
import { cutLine } from '../support/screens'
import { Office } from './office'

test('an evening whose answer was lost is not opened again under another title: it is told to be open', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk } = office
  await desk.goto(office.at('/segreteria'))
  const open = desk.getByRole('button', { name: 'Apri la serata' })
  await expect(open).toBeFocused()
  await cutLine(desk)
  const lost = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await desk.route('**/evenings.open*', lost, { times: 1 })
  await desk.getByLabel('Titolo').fill('La prima')
  await open.click()
  const told = desk.locator('form').getByRole('alert')
  await expect(told).toBeVisible()
  await desk.getByLabel('Titolo').fill('La seconda')
  await open.click()
  await expect(told).toContainText('Una serata è già aperta')
  await office.close()
})

test('a member who is looked for while the server is away is found when it is back', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk } = office
  await desk.goto(office.at('/segreteria'))
  await expect(desk.getByRole('button', { name: 'Apri la serata' })).toBeFocused()
  await desk.keyboard.press('/')
  const sheet = desk.getByRole('dialog')
  await expect(sheet.getByText('Socio 1001')).toBeVisible()
  // As many answers are lost as other calls are asked again for.
  await desk.route('**/members.search*', (route) => route.abort(), { times: 4 })
  await sheet.getByRole('searchbox').fill('1004')
  await expect(sheet.getByText('Socio 1001')).toBeHidden()
  await expect(sheet.getByText('Socio 1004')).toBeVisible()
  await office.close()
})
