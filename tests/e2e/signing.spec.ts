import { expect, test } from '@playwright/test'
import { Settings } from '@/rules/black-jack/settings'
import { Office } from './desk/office'
import { cutLine, drawAutograph } from './support/screens'

test('B.2.3 a missing signature is on top of the page of those who give it, and says whose it is', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  await office.openEvening()
  const inspector = await office.person('3001', 'phone')
  const { desk, room } = office
  const evening = await room.evening(desk, 'black-jack', 'Venerdì', '2026-11-20')
  const table = { minimum: 10, settings: Settings.parse({}), as: 'control' }
  await room.give(desk, evening, 'black-jack.openTable', table)

  await office.desk.goto(office.at('/segreteria'))
  await office.desk.getByRole('tab', { name: 'Black jack' }).click()
  await office.desk.getByRole('tab', { name: 'Tavolo 1' }).click()
  await expect(office.desk.getByText('Manca la firma della direzione giochi')).toBeVisible()

  await inspector.goto(office.at('/deputato'))
  const heading = inspector.getByRole('heading', { name: 'Da firmare: Black jack · 1' })
  await expect(heading).toBeInViewport()
  const poker = inspector.getByRole('heading', { name: 'Poker', level: 2 })
  const [signed, other] = [await heading.boundingBox(), await poker.boundingBox()]
  expect(signed?.y ?? 0).toBeLessThan(other?.y ?? 0)
  await inspector.getByRole('button', { name: /^Firma l’apertura/ }).click()
  await expect(heading).toBeHidden()
  await expect(office.desk.getByText('Manca la firma')).toBeHidden()
  await office.close()
})

test('a refusal over an open sheet is closed by its own button, and its provision is opened', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  await office.openEvening()
  const phone = await office.person('1001', 'phone')
  const signs = phone.getByRole('button', { name: 'Firmo, sono al Circolo' })
  const notices = phone.locator('[aria-live="polite"]')
  await phone.getByRole('button', { name: 'Firma la lista' }).click()
  await drawAutograph(phone)
  await cutLine(phone)
  await office.sign('1001')
  await signs.click()
  await expect(notices).toContainText('già')
  await notices.getByRole('button', { name: 'Chiudi' }).click()
  await expect(notices).toBeEmpty()
  await expect(signs).toBeVisible()
  await signs.click()
  await notices.getByRole('link', { name: 'Articolo I.1 del regolamento' }).click()
  await phone.waitForURL('**/regolamento/poker/I.1')
  await office.close()
})
