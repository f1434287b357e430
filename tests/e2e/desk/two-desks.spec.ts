import { expect, type Locator, type Page, test } from '@playwright/test'
import { Office } from './office'

const counting = async (page: Page, office: Office) => {
  await page.goto(office.at('/segreteria#T1'))
  await page.getByRole('tab', { name: 'Conta e tableau' }).click()
}
const resto = (page: Page, card: string) => page.getByRole('textbox', { name: new RegExp(card) })

test('XVI.1 two desks at one count: nobody overwrites, closes or accepts what they have not read, and both say so', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk, members } = office
  await office.openEvening()
  await office.play(2)
  const table = 'T1'
  await office.give(desk, 'beginCount', { table })
  const other = await office.person('2002', 'desk')
  await counting(desk, office)
  await counting(other, office)

  await test.step('the second figure of one stack is refused, and counts once it was read', async () => {
    await resto(desk, '1001').focus()
    await desk.keyboard.type('130')
    await resto(other, '1001').fill('140')
    await resto(other, '1001').press('Enter')
    for (const page of [other, desk])
      await expect(page.getByRole('heading', { name: 'Restano da contare 4 resti' })).toBeVisible()
    await desk.keyboard.press('Enter')
    await expect(desk.getByText(/Un altro schermo ha scritto intanto le fiches/)).toBeVisible()
    await expect(resto(desk, '1001')).toHaveValue('140')
    await resto(desk, '1001').fill('130')
    await resto(desk, '1001').press('Enter')
    await expect(resto(other, '1001')).toHaveValue('130')
  })

  await test.step('a desk that corrects itself before the answer is not taken for another', async () => {
    await other.route('**/poker.countResto*', async (asked) => {
      await new Promise((over) => setTimeout(over, 1_500))
      await asked.continue()
    })
    for (const figure of ['90', '95']) {
      await resto(other, '1002').fill(figure)
      await resto(other, '1002').press('Enter')
    }
    await expect(resto(desk, '1002')).toHaveValue('95')
    await expect(other.getByText(/Un altro schermo/)).toHaveCount(0)
    await other.unroute('**/poker.countResto*')
  })

  await test.step('a tableau is not closed with another gap than the one that was read', async () => {
    for (const member of members.slice(2))
      await office.give(desk, 'countResto', { table, member, chips: 95 })
    await expect(desk.getByRole('heading', { name: 'Tutti i resti sono contati' })).toBeVisible()
    const close = (page: Page | Locator) => page.getByRole('button', { name: 'Chiudi il tableau' })
    await close(desk).click()
    const asked = desk.getByRole('dialog')
    await expect(asked).toBeVisible()
    await office.give(other, 'countResto', { table, member: members[4], chips: 94 })
    await expect(other.getByRole('row', { name: /1005.*94/ }).first()).toBeVisible()
    await close(asked).click()
    await expect(desk.getByText(/Il divario non è più quello che avete letto/)).toBeVisible()
    await close(desk).click()
    await close(desk.getByRole('dialog')).click()
    await expect(other.getByText('Tableau chiuso.')).toBeVisible()
  })
  await office.close()
})
