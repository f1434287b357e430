import { expect, type Page, test } from '@playwright/test'
import { LONGEST_SUBJECT } from '@/rules/kernel/lengths'
import { picture, screen, tick } from '../support/screens'
import { Office } from './office'

const dispute = { table: 'T1', dispute: 1 }

async function opened(office: Office, ...contenders: string[]): Promise<void> {
  await office.openEvening()
  await office.play(1)
  await office.give(office.desk, 'openDispute', {
    table: 'T1',
    colpo: 1,
    about: 'Chi aveva aperto',
    provision: 'VI.3',
    contenders,
  })
}

async function vote(office: Office, phone: Page, place: number, inFavourOf = ''): Promise<void> {
  const member = office.members[place]
  await office.give(phone, 'voteDispute', { ...dispute, member, inFavourOf })
}

test('XVII.3 a tied dispute stays frozen until the cartaro’s word, which every screen shows as provisional', async ({
  browser,
}) => {
  const office = await Office.open(browser, [], ['1005'])
  const { desk, members } = office
  const [first = '', second = '', , fourth = '', fifth = ''] = members
  await opened(office, first, second, fifth)
  await desk.goto(office.at('/segreteria'))
  const rota = desk.locator('section').filter({ hasText: 'Deputati di turno' }).last()
  await rota.getByRole('button', { name: 'Socio 1005' }).click()
  await expect(rota.getByRole('button', { name: /Socio 1005.*1º/ })).toBeVisible()
  await rota.getByRole('button', { name: 'Socio 3001' }).click()
  await expect(rota.getByRole('button', { name: /Socio 3001.*2º/ })).toBeVisible()
  await picture(desk, 'desk-rota')

  const tablet = await office.tablet()
  const board = await screen(browser, 'tv', office.at('/tabellone'))
  const [third, other] = [
    await office.person('1003', 'phone'),
    await office.person('1004', 'phone'),
  ]
  await vote(office, third, 2, first)
  await vote(office, other, 3, second)
  await expect(tablet.getByRole('button', { name: 'Carte date' })).toBeDisabled()
  await expect(tablet.getByText(/Deputato chiamato: Socio 3001/)).toBeVisible()
  await expect(board.getByText('Il gioco continua')).toHaveCount(0)

  const called = await office.person('3001', 'phone')
  await expect(called.getByRole('heading', { name: 'Vi chiamano come deputato' })).toBeVisible()
  await picture(called, 'phone-called')
  const sitting = await office.person('1005', 'phone')
  await expect(sitting.getByText(/Deputato chiamato: Socio 3001/)).toBeVisible()
  await expect(sitting.getByRole('heading', { name: 'Vi chiamano' })).toHaveCount(0)

  await tablet.getByRole('button', { name: 'Decidi per ora' }).click()
  const sheet = tablet.getByRole('dialog')
  await expect(sheet.getByText(/La parola spetta a Socio 100[34]/)).toBeVisible()
  await picture(tablet, 'tablet-for-now')
  await sheet.getByRole('button', { name: 'Per ora ragione a Socio 1002' }).click()
  await expect(sheet.getByText(/Con la parola del cartaro.*in via provvisoria/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Chiudi' }).click()
  await expect(tablet.getByRole('button', { name: 'Carte date' })).toBeEnabled()
  const card = tablet.getByRole('region', { name: /Decisione sulla contestazione 1/ })
  await expect(card).toContainText('in via provvisoria')
  await picture(tablet, 'tablet-told-for-now')

  await expect(board.getByText('Il gioco continua')).toBeVisible()
  await expect(board.getByText('Chi aveva aperto')).toHaveCount(0)
  await picture(board, 'board-goes-on')
  await expect(sitting.getByText('Al deputato, intanto si gioca')).toBeVisible()
  await picture(sitting, 'phone-told-for-now')
  await called.goto(office.at('/deputato'))
  await expect(called.getByText('attende voi, intanto si gioca')).toBeVisible()
  await desk.goto(office.at('/segreteria#T1'))
  await expect(desk.getByText('si gioca; attende il deputato')).toBeVisible()
  await office.give(desk, 'deal', { table: 'T1', out: [] })
  await expect(board.getByText('Il gioco continua')).toHaveCount(0)
  expect(fourth).not.toBe('')
  await office.close()
})

test('XVII.3 a ruling is told to the table and to those it concerns, until each has read it', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk } = office
  const [first = '', second = ''] = office.members
  await opened(office, first, second)
  const phones = [await office.person('1003', 'phone'), await office.person('1004', 'phone')]
  for (const [index, phone] of phones.entries()) await vote(office, phone, index + 2, first)
  const [loser, winner] = [
    await office.person('1001', 'phone'),
    await office.person('1002', 'phone'),
  ]
  await office.give(winner, 'appealDispute', dispute)
  const tablet = await office.tablet()
  const told = (page: Page) => page.getByRole('region', { name: /Decisione sulla contestazione 1/ })
  await told(tablet).getByRole('button', { name: 'Letto' }).click()
  await expect(told(tablet)).toHaveCount(0)
  await expect(tablet.getByRole('button', { name: 'Carte date' })).toBeEnabled()

  const deputato = await office.person('3001', 'phone')
  await deputato.goto(office.at('/deputato'))
  await deputato.getByRole('button', { name: /Chi aveva aperto/ }).click()
  await expect(deputato.getByText('Precedenti · nessuno finora sull’Art. VI.3')).toBeVisible()
  await deputato.getByRole('button', { name: 'Scrivi la decisione' }).click()
  await deputato.getByRole('button', { name: /Secondo$/ }).click()
  await deputato.getByRole('option', { name: /^XII\.5/ }).click()
  await expect(deputato.getByText('Precedenti · nessuno finora sull’Art. XII.5')).toBeVisible()
  await expect(deputato.getByText('§ XII.5').first()).toBeVisible()
  await picture(deputato, 'deputato-named-provision')
  await tick(deputato.getByRole('radio', { name: 'Socio 1002' }))
  await deputato.getByLabel('Motivo').fill('Le carte parlano.')
  await tick(deputato.getByRole('radio', { name: 'Si muovono fiches' }))
  await deputato.getByRole('button', { name: 'Aggiungi un passaggio' }).click()
  await choose('Da', 'Socio 1001')
  await choose('A', 'Socio 1002')
  await deputato.getByRole('textbox', { name: 'Somma' }).fill('24')
  await deputato.getByRole('textbox', { name: 'Somma' }).press('Tab')
  await deputato.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  await deputato.getByRole('dialog').getByRole('button', { name: 'Decidi in via' }).click()

  for (const page of [tablet, loser, winner]) {
    await expect(told(page)).toContainText('Ragione a Socio 1002.')
    await expect(told(page)).toContainText('Le carte parlano.')
    await expect(told(page)).toContainText('XII.5')
    await expect(told(page)).toContainText(/24.*Socio 1001.*Socio 1002/)
  }
  await picture(tablet, 'tablet-told')
  await picture(loser, 'phone-told')
  for (const phone of phones) await expect(told(phone)).toHaveCount(0)
  await told(tablet).getByRole('button', { name: 'Letto' }).click()
  await expect(told(tablet)).toHaveCount(0)
  await told(loser).getByRole('button', { name: 'Letto' }).click()
  await expect(told(loser)).toHaveCount(0)
  await winner.reload()
  await expect(told(winner)).toBeVisible()
  await desk.goto(office.at('/segreteria#T1'))
  await desk.getByRole('tab', { name: 'Registro' }).click()
  await expect(desk.getByText(/decisione definitiva.*24.*Socio 1001.*Socio 1002/)).toBeVisible()
  await office.close()

  async function choose(label: string, name: string) {
    await deputato.getByRole('button', { name: new RegExp(`\\b${label}$`) }).click()
    await deputato.getByRole('option', { name }).click()
  }
})

test('XVII.1 phone and tablet open a dispute with the same form', async ({ browser }) => {
  const office = await Office.open(browser)
  await office.openEvening()
  await office.play(1)
  const tablet = await office.tablet()
  const phone = await office.person('1003', 'phone')
  await tablet.getByRole('button', { name: /^Altro/ }).click()
  await tablet.getByRole('button', { name: 'Contestazione', exact: true }).click()
  await phone.getByRole('button', { name: 'Apri una contestazione' }).click()
  for (const page of [tablet, phone]) {
    const form = page.getByRole('dialog')
    await expect(form.getByRole('button', { name: /Colpo 1/ })).toBeVisible()
    await form.getByRole('button', { name: 'Un rilancio' }).click()
    await expect(form.getByLabel('Che cosa è successo')).toHaveValue('Un rilancio')
    const longest = String(LONGEST_SUBJECT)
    await expect(form.getByLabel('Che cosa è successo')).toHaveAttribute('maxlength', longest)
    await form.getByRole('button', { name: /Quale colpo$/ }).click()
    await page.getByRole('option', { name: 'Nessun colpo in particolare' }).click()
    await form.getByRole('button', { name: /Articolo in questione/ }).click()
    await expect(page.getByRole('option', { name: /^XII\.5/ })).toHaveCount(1)
    await expect(page.getByRole('option', { name: /^XVII/ })).toHaveCount(0)
    await page.getByRole('option', { name: 'Nessuno', exact: true }).click()
    await form.getByRole('button', { name: 'Socio 1001' }).click()
  }
  await picture(tablet, 'tablet-opening')
  await picture(phone, 'phone-opening')
  const form = phone.getByRole('dialog')
  await expect(form.getByRole('button', { name: 'Apro la contestazione' })).toBeDisabled()
  await form.getByRole('button', { name: 'Socio 1002' }).click()
  await form.getByRole('button', { name: 'Apro la contestazione' }).click()
  await expect(phone.getByText('Contestazione 1', { exact: true })).toBeVisible()
  await office.close()
})
