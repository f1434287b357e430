import { expect, test } from '@playwright/test'
import { Office } from './desk/office'

test('the lists are read before any script runs, and the browser takes over what is there', async ({
  browser,
}) => {
  const office = await Office.open(browser, ['1006'])
  await office.openEvening()
  const phone = await office.person('1006', 'phone')
  const sign = (page: typeof phone) => page.getByRole('button', { name: 'Firma la lista' })
  await expect(sign(phone)).toBeVisible()

  const storageState = await phone.context().storageState()
  const plain = await browser.newContext({ storageState, javaScriptEnabled: false })
  const read = await plain.newPage()
  await read.goto(office.at(''))
  await expect(sign(read)).toBeVisible()
  expect(await sign(read).evaluate((button) => button.closest('[inert]') !== null)).toBe(true)
  await plain.close()

  // A part that was made anew would have lost this mark.
  await phone.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const button of document.querySelectorAll('main button'))
        button.setAttribute('data-rendered', '')
    })
  })
  const faults: string[] = []
  phone.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  phone.on('pageerror', ({ message }) => faults.push(message))
  await phone.goto(office.at(''))
  await sign(phone).click()
  await expect(phone.getByRole('alertdialog')).toBeVisible()
  await expect(phone.locator('button[data-rendered]', { hasText: 'Firma la lista' })).toHaveCount(1)
  expect(faults).toEqual([])
  await office.close()
})
