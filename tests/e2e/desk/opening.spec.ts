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
