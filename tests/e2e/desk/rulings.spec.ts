import { expect, test } from '@playwright/test'
import { picture } from '../support/screens'
import { Office } from './office'

test('XVII.2 the deputato rules for good, and the chips follow by a compensating entry', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk } = office
  const [first = '', second = '', ...others] = office.members
  await office.openEvening()
  await office.play(1)
  await office.give(desk, 'openDispute', {
    table: 'T1',
    colpo: 1,
    about: 'Il colpo non era finito',
    provision: 'XII.5',
    contenders: [first, second],
  })
  const votes = [first, second, first]
  for (const [index, card] of ['1003', '1004', '1005'].entries()) {
    const phone = await office.person(card, 'phone')
    await office.give(phone, 'voteDispute', {
      table: 'T1',
      dispute: 1,
      member: others[index],
      inFavourOf: votes[index],
    })
  }

  const deputato = await office.person('3001', 'phone')
  await deputato.goto(office.at('/deputato'))
  await deputato.getByRole('button', { name: /Il colpo non era finito/ }).click()
  await expect(deputato.getByText(/Dava le carte/)).toBeVisible()
  await expect(deputato.getByText('2 voti')).toBeVisible()
  await picture(deputato, 'deputato-case')
  await deputato.getByRole('radio', { name: 'Socio 1002' }).check({ force: true })
  await deputato.getByLabel('Motivo').fill('Le carte parlano: vinceva il tris.')
  await deputato.getByRole('button', { name: 'Aggiungi un passaggio' }).click()
  await choose('Da', 'Socio 1001')
  await choose('A', 'Socio 1002')
  await deputato.getByRole('textbox', { name: 'Somma' }).fill('24')
  await deputato.getByRole('textbox', { name: 'Somma' }).press('Tab')
  await expect(deputato.getByText('Come resterebbero')).toBeVisible()
  await picture(deputato, 'deputato-ruling')
  await deputato.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  await deputato
    .getByRole('dialog')
    .getByRole('button', { name: 'Decidi in via definitiva' })
    .click()
  await expect(deputato.getByText('Ragione a Socio 1002.')).toBeVisible()

  await desk.goto(office.at('/segreteria#T1'))
  const roster = desk.getByRole('table')
  await expect(roster.getByRole('row', { name: /Socio 1001/ })).toContainText('100')
  await expect(desk.getByText('Le carte parlano: vinceva il tris.')).toBeVisible()
  await picture(desk, 'desk-dispute')
  await desk.getByRole('tab', { name: 'Registro' }).click()
  await expect(desk.getByText(/decisione definitiva/)).toBeVisible()
  await office.close()

  async function choose(label: string, name: string) {
    await deputato.getByRole('button', { name: new RegExp(`${label}$`) }).click()
    await deputato.getByRole('option', { name }).click()
  }
})
