import { expect, type Page, test } from '@playwright/test'
import { Office } from './desk/office'
import { screen } from './support/screens'

/** Nothing reaches the server from this page, while what was loaded stays. */
const cutOff = (page: Page) => page.route('**/api/**', (route) => route.abort())

test('the menu is gone through by the arrow keys, and gives its button the focus back; signing in begins at the card', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk } = office
  const menu = desk.getByRole('button', { name: 'Menu' })
  // The first time it is loaded, the second it is there.
  for (const time of [1, 2]) {
    // It takes no focus before the browser has taken the page over.
    await expect(async () => {
      await menu.focus()
      await expect(menu).toBeFocused({ timeout: 100 })
    }).toPass()
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('menuitem', { name: 'English' }), `time ${time}`).toBeVisible()
    await desk.keyboard.press('Home')
    await expect(desk.getByRole('menuitem', { name: 'English' })).toBeFocused()
    await desk.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  }
  // Where the header has no room for the sections, they come first in the menu.
  await desk.setViewportSize({ width: 900, height: 900 })
  await desk.keyboard.press('Enter')
  await desk.keyboard.press('Home')
  await expect(desk.getByRole('menuitem', { name: 'Stasera' })).toBeFocused()

  const door = await screen(browser, 'desk', office.at('/entra'))
  await expect(door.getByLabel('Numero di tessera')).toBeFocused()
  await office.close()
})

test('a person who signs out without the network is told that it has not happened, and can do it again', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  await office.openEvening()
  await office.play(0)
  const told = (page: Page) => page.getByText('Connessione persa: riprovate tra un momento.')

  const tablet = await office.tablet()
  await tablet.getByRole('button', { name: 'Altro', exact: true }).click()
  await tablet.getByRole('button', { name: 'Scollega questo tablet…' }).click()
  await cutOff(tablet)
  await tablet.getByRole('button', { name: /^Sì, scollegalo/ }).click()
  await expect(told(tablet)).toBeVisible()

  const phone = await office.person('1001', 'phone')
  await phone.goto(office.at('/entra/account'))
  await phone.getByRole('button', { name: 'Menu' }).click()
  const out = phone.getByRole('menuitem', { name: 'Esci', exact: true })
  await expect(out).toBeVisible()
  await cutOff(phone)
  await out.click()
  await expect(told(phone)).toBeVisible()
  await phone.getByRole('button', { name: 'Chiudi' }).click()

  await phone.getByRole('button', { name: 'Esci dappertutto' }).click()
  const everywhere = phone.getByRole('dialog').getByRole('button', { name: 'Esci dappertutto' })
  await everywhere.click()
  await expect(told(phone)).toBeVisible()
  await phone.unroute('**/api/**')
  await everywhere.click()
  await expect(phone).toHaveURL(/\/entra$/)
  await office.close()
})
