import { test } from '@playwright/test'
import { BlackJackTable } from './black-jack/day'
import { Office } from './desk/office'
import { inEnglish } from './float/offices'
import { picture, signedIn } from './support/screens'

test('paired', async ({ browser }) => {
  const office = await Office.open(browser)
  await office.openEvening()
  await office.play(0)
  await office.tablet()
  await office.tablet()
  for (const size of ['tablet', 'phone'] as const) {
    const desk = await signedIn(browser, size, office.room, '2001', '/segreteria#T1')
    const open = async (tab: string, name: string) => {
      await desk.getByRole('tab', { name: tab }).click()
      await desk.waitForTimeout(1000)
      await picture(desk, `zz-paired-${size}-${name}`)
      await desk.screenshot({ path: `artifacts/screens/zz-paired-${size}-${name}-full.png`, fullPage: true })
    }
    await open('Tablet', 'it')
    await desk.getByRole('button', { name: 'Scollega' }).first().click()
    await desk.waitForTimeout(500)
    await picture(desk, `zz-paired-${size}-ask`)
    await desk.keyboard.press('Escape')
    await inEnglish(desk, office.room.url, async () => open('Tablet', 'en'))
  }
  await office.close()
})

test('felt', async ({ browser }) => {
  const table = await BlackJackTable.open(browser, 3)
  const { page } = table
  await table.loadShoe()
  await table.button('Fate il gioco').click()
  await table.button('20').click()
  const all = [1, 2, 3, 4, 5, 6, 7]
  for (const casella of all) await table.stake(casella)
  await table.button('Per un altro').click()
  await table.button('Socio 1008', page.getByRole('dialog')).click()
  for (const casella of all) {
    await table.button(`Casella ${casella}`, table.column(casella)).click()
    await table.column(casella).getByText('Socio 1008').waitFor()
  }
  await table.button('Rien ne va plus').click()
  const shots = async (name: string) => {
    for (const [w, h, text] of [[1024, 768, 1], [768, 1024, 1], [800, 600, 1], [1024, 768, 2]] as const) {
      await page.setViewportSize({ width: w, height: h })
      await page.evaluate((times) => { document.documentElement.style.fontSize = times > 1 ? `${times * 100}%` : '' }, text)
      await page.waitForTimeout(500)
      await page.screenshot({ path: `artifacts/screens/zz-felt-${name}-${w}-${text}.png` })
    }
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.evaluate(() => { document.documentElement.style.fontSize = '' })
    await page.waitForTimeout(500)
  }
  await table.cards('8 10 5 7 6 9 4 A 8 9 3 K 2 J 5')
  await shots('insurance')
  await page.getByRole('button', { name: /^Assicura/ }).first().click()
  await page.waitForTimeout(800)
  await table.button('Divide').click()
  await table.button('Seconda carta').click()
  await table.cards('3')
  await shots('split')
  await table.room.close()
})
