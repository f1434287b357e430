import { expect, test } from '@playwright/test'
import { ClubTable } from './chemin/club-table'
import { Felt } from './chemin/felt'
import { Employee, nameOf, Phone } from './chemin/phone'
import { picture } from './support/screens'

test('S.99 a mano that nobody buys is imposed: tablet, phone and desk say on whom, and the phone opens it', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const felt = new Felt(table)
  const employee = new Employee(table)
  const next = await Phone.of(browser, table, '1002')
  await table.give('openBank', { table: 'T1', member: table.member('1001'), bank: 100 })
  await employee.announce()
  await next.sum('Punto', 60)
  await employee.deal('1002')
  await employee.decide(5, 7)
  await felt.act('Passa la mano')
  const panel = felt.part('La mano passata')
  const auction = felt.button('Incanto', panel)
  const nobody = felt.button(/^(Nessuno la vuole|La lascia)$/, panel)
  await expect(async () => {
    if (await nobody.isVisible()) await nobody.click({ timeout: 2_000 })
    await expect(auction).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await auction.click()
  await felt.button('Nessuno compra', panel).click()

  await expect(felt.page.getByText('Deve prendere la mano: nessuno l’ha comprata.')).toBeVisible()
  await expect(felt.heading(nameOf('1002'))).toBeVisible()
  await picture(felt.page, 'chemin-imposed-tablet')
  await next.says('Nessuno ha comprato la mano: spetta a voi per obbligo.')
  await next.picture('chemin-imposed-phone')
  await next.sum('Apro con', 50)
  await next.says('Il banco è vostro')
  await felt.bankIs('50')
  await table.desk.goto(`${table.room.url}/prova/segreteria#T1`)
  await expect(table.desk.getByText(nameOf('1002')).first()).toBeVisible()
  await picture(table.desk, 'chemin-imposed-desk')
  await table.room.close()
})
