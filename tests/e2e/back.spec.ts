import { expect, test } from '@playwright/test'
import { Office } from './desk/office'
import { drawAutograph, SIZES } from './support/screens'

test('the browser’s Back closes a sheet before it leaves a page, and keeps what was drawn', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  await office.openEvening()
  const phone = await office.person('1001', 'phone')
  const home = phone.url()
  await phone.goto(office.at('/regolamento'))
  await phone.goto(office.at(''))
  const sign = () => phone.getByRole('button', { name: 'Firma la lista' }).click()
  await sign()
  const sheet = phone.getByRole('alertdialog')
  await drawAutograph(phone)
  await phone.goBack()
  await expect(sheet).toBeHidden()
  await expect(phone).toHaveURL(home)

  await test.step('the drawing is there when the sheet opens again, and can be sent', async () => {
    await sign()
    await expect(phone.getByRole('button', { name: 'Firmo, sono al Circolo' })).toBeEnabled()
    const isDrawn = () =>
      phone.locator('canvas').evaluate((sheet: HTMLCanvasElement) => {
        const drawn = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height)
        return drawn?.data.some((value, at) => at % 4 === 3 && value > 0) ?? false
      })
    expect(await isDrawn()).toBe(true)
    await phone.getByRole('button', { name: 'Firmo, sono al Circolo' }).click()
    await expect(phone.getByText('Nessuno davanti a voi.')).toBeVisible()
  })

  await test.step('a sheet closed by its button leaves nothing behind in the history', async () => {
    await phone.getByRole('button', { name: 'Ritiro la firma' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
    await expect(phone.getByRole('dialog')).toBeHidden()
    await phone.goBack()
    await expect(phone).toHaveURL(/regolamento/)
  })

  const closeSheet = async () => {
    await phone.getByRole('button', { name: 'Ritiro la firma' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
  }
  await test.step('nor does it when the page is loaded again at once after', async () => {
    await phone.goto(office.at(''))
    await closeSheet()
    await phone.reload()
    await expect(phone.getByRole('button', { name: 'Ritiro la firma' })).toBeVisible()
    // The code of sheets is fetched once the page is at rest.
    await phone.waitForTimeout(8_000)
    await phone.goBack()
    await expect(phone).toHaveURL(/regolamento/)
  })

  await test.step('a link tapped at once after is followed, in a slow browser too', async () => {
    await phone.goto(office.at(''))
    await phone.setViewportSize(SIZES.desk)
    await phone.evaluate(() => {
      const go = history.go.bind(history)
      history.go = (by) => void setTimeout(() => go(by), 1_000)
    })
    await closeSheet()
    await phone.getByRole('link', { name: 'Regolamento', exact: true }).click()
    await phone.waitForTimeout(2_000)
    await expect(phone).toHaveURL(/regolamento/)
  })

  await test.step('the menu closes at Back as sheets do, and its links are left by one Back', async () => {
    await phone.setViewportSize(SIZES.phone)
    await phone.goto(office.at(''))
    const open = () => phone.getByRole('button', { name: 'Menu' }).click()
    const menu = phone.getByRole('menu')
    await open()
    await expect(menu).toBeVisible()
    await phone.goBack()
    await expect(menu).toBeHidden()
    await expect(phone).toHaveURL(home)
    await open()
    await menu.getByRole('menuitem', { name: 'Stagione' }).click()
    await expect(phone).toHaveURL(/stagione/)
    await phone.goBack()
    await expect(phone).toHaveURL(home)
    await phone.goBack()
    await expect(phone).toHaveURL(/regolamento/)
  })
  await office.close()
})
