import { expect, test } from '@playwright/test'
import { Office } from './desk/office'
import { picture } from './support/screens'

const NO_GAP = [161, 39, 100, 100, 100]

test('a payment stays on the phone after the evening, with both buttons, until it is received', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk, members } = office
  const table = 'T1'
  await office.openEvening()
  await office.play(1)
  await office.give(desk, 'beginCount', { table })
  for (const [index, member] of members.entries())
    await office.give(desk, 'countResto', { table, member, chips: NO_GAP[index] })
  await office.give(desk, 'closeTableau', { table, settleBy: 'members' })
  await office.give(desk, 'closeEvening', {})

  const payer = await office.person('1002', 'phone')
  const payee = await office.person('1001', 'phone')
  for (const phone of [payer, payee]) await phone.setViewportSize({ width: 390, height: 844 })
  const due = { name: 'Da saldare' }
  await expect(payee.getByRole('heading', due)).toBeVisible()
  await expect(payee.getByText('Potrete confermare appena Socio 1002')).toBeVisible()
  await expect(payer.getByRole('heading', due)).toBeVisible()
  await picture(payer, 'phone-owed')
  await payer.getByRole('button', { name: 'Ho consegnato' }).click()
  await expect(payer.getByText('Segnato: manca la conferma di chi riceve.')).toBeVisible()

  await payee.goto(office.at('/serate'))
  await expect(payee.getByRole('heading', due)).toBeVisible()
  await picture(payee, 'phone-owed-history')
  await payee.getByRole('button', { name: 'Ho ricevuto' }).click()
  await expect(payee.getByText('Saldato.')).toBeVisible()
  await expect(payee.getByRole('heading', due)).toBeHidden()
  await payer.reload()
  await expect(payer.getByText('Nessuna serata aperta')).toBeVisible()
  await expect(payer.getByRole('heading', due)).toBeHidden()
  await office.close()
})
