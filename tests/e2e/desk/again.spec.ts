import { expect, test } from '@playwright/test'
import { picture } from '../support/screens'
import { Office } from './office'

test('at the desk a class whose list was closed is listed again, and a seat entered by mistake is undone', async ({
  browser,
}) => {
  const office = await Office.open(browser, [], [], undefined, { level: 1 })
  const { desk } = office
  await office.openEvening()

  await test.step('I.12 a list closed too soon leaves its place to a new one', async () => {
    const open = desk.getByRole('button', { name: 'Apri la lista' })
    await expect(open).toHaveCount(0)
    await office.give(desk, 'closeList', { list: 'L1' })
    await open.click()
    await expect(desk.getByRole('button', { name: /Aperta: nessuna firma/ })).toBeVisible()
    await picture(desk, 'desk-listed-again')
  })

  for (const card of ['1001', '1002', '1003', '1004', '1005']) await office.sign(card, 'L2')
  for (const signUp of [1, 2, 3, 4, 5])
    await office.give(desk, 'answerCall', { signUp, answer: 'coming' })
  await office.give(desk, 'drawLots', { table: 'T1' })
  await desk.goto(office.at('/segreteria#T1'))

  await test.step('a table without a tablet: who does not sit after all has a place again', async () => {
    await desk.getByRole('button', { name: 'Azioni per Socio 1002' }).click()
    await desk.getByRole('menuitem', { name: 'Segnato per sbaglio: non siede qui' }).click()
    const row = desk.getByRole('row', { name: /Socio 1002/ })
    await expect(row).toContainText('deve ancora sedersi')
    await desk.getByRole('button', { name: 'Azioni per Socio 1002' }).click()
    await expect(desk.getByRole('menuitem', { name: 'Prende posto…' })).toBeVisible()
    await picture(desk, 'desk-seat-undone')
  })
  await office.close()
})
