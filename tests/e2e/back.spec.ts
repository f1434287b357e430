import { expect, test } from '@playwright/test'
import { Office } from './desk/office'
import { drawAutograph } from './support/screens'

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
    await phone.waitForFunction(() => !history.state?.sheets)
    await phone.goBack()
    await expect(phone).toHaveURL(/regolamento/)
  })
  await test.step('a browser that is slow to go back goes once', async () => {
    await phone.goto(office.at(''))
    await phone.evaluate(() => {
      const go = history.go.bind(history)
      history.go = (by) => void setTimeout(() => go(by), 6_000)
    })
    await phone.getByRole('button', { name: 'Ritiro la firma' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
    await phone.waitForFunction(() => !history.state?.sheets)
    await phone.waitForTimeout(7_000)
    await expect(phone).toHaveURL(home)
  })
  await office.close()
})
