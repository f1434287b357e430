import { expect, test } from '@playwright/test'
import { beginRuling } from '../support/judge'
import { picture, tick } from '../support/screens'
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

  const tablet = await office.tablet()
  await tablet.getByRole('button', { name: 'Altro' }).click()
  await tablet.getByRole('button', { name: /^Colpo 1 · / }).click()
  await tablet.getByText('Aggiungi una dichiarazione').click()
  await tablet.getByRole('button', { name: /Chi dichiara$/ }).click()
  await tablet.getByRole('option', { name: 'Socio 1004' }).click()
  await tablet.getByLabel('La dichiarazione').fill('Il tris era già in tavola.')
  await tablet.getByRole('button', { name: 'Metti a verbale' }).click()
  await expect(tablet.getByText('Il tris era già in tavola.')).toBeVisible()

  const deputato = await office.person('3001', 'phone')
  await deputato.goto(office.at('/deputato'))
  await deputato.getByRole('button', { name: /Il colpo non era finito/ }).click()
  await expect(deputato.getByText('Il tris era già in tavola.')).toBeVisible()
  for (const part of await deputato.getByRole('article').locator('summary').all())
    await part.click()
  await expect(deputato.getByText(/Ha dato le carte/)).toBeVisible()
  await expect(deputato.getByText('2 voti')).toBeVisible()
  await picture(deputato, 'deputato-case')
  await beginRuling(deputato, 'Socio 1002', 'XII.5')
  await deputato.getByLabel('Motivo').fill('Le carte parlano: vinceva il tris.')
  await tick(deputato.getByRole('radio', { name: 'Si muovono fiches' }))
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
  await expect(deputato.getByText('Ragione a Socio 1002.', { exact: true })).toBeVisible()

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

test('XVII.4 a panel named on the tablet, accepted on a phone, rules by its majority', async ({
  browser,
}) => {
  const arbiters = ['4001', '4002', '4003']
  const office = await Office.open(browser, arbiters)
  const { desk } = office
  await office.openEvening()
  await office.play(1)
  const dispute = { table: 'T1', dispute: 1 }
  await office.give(desk, 'openDispute', {
    table: 'T1',
    colpo: 1,
    about: 'Il rilancio non era chiaro',
    provision: 'VIII.1',
    contenders: office.members.slice(0, 2),
  })
  const contender = await office.person('1002', 'phone')
  await office.give(contender, 'appealDispute', dispute)

  const tablet = await office.tablet()
  await tablet.getByRole('button', { name: 'Vota' }).click()
  await tablet.getByRole('button', { name: 'Nomina un arbitro' }).click()
  await expect(tablet.getByRole('checkbox', { name: 'Socio 1003' })).toHaveCount(0)
  for (const card of arbiters) {
    await tablet.getByLabel('Cerca fra i soci').fill(card)
    await tick(tablet.getByRole('checkbox', { name: `Socio ${card}` }))
  }
  await tablet.getByRole('button', { name: 'Socio 1001 è d’accordo' }).click()
  await expect(tablet.getByText(/^Socio 1001 nomina Socio 4001/)).toBeVisible()
  await picture(tablet, 'tablet-arbiters')
  await desk.goto(office.at('/segreteria#T1'))
  await desk.getByRole('button', { name: 'Nomina un arbitro' }).click()
  await expect(desk.getByRole('checkbox', { name: 'Socio 4002' })).toBeChecked()
  await picture(desk, 'desk-arbiters')
  await contender.getByRole('button', { name: /^D’accordo: giudicano/ }).click()
  await expect(contender.getByText(/Giudica il collegio nominato dalle parti/)).toBeVisible()
  await picture(contender, 'phone-contender')
  await expect(desk.getByText('attende l’arbitro')).toBeVisible()

  const [first, second] = await Promise.all(['4001', '4002'].map((one) => judge(one)))
  if (!first || !second) throw new Error('two of the panel are at their phones')
  await beginRuling(first, 'Socio 1002', 'VIII.1')
  await first.getByLabel('Motivo').fill('Era detto prima, e ad alta voce.')
  await tick(first.getByRole('radio', { name: /^Nulla/ }))
  await first.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  await picture(first, 'phone-judging')
  await first.getByRole('dialog').getByRole('button', { name: 'Propongo al collegio' }).click()
  await expect(first.getByText(/Manca un arbitro/)).toBeVisible()
  await second.getByRole('button', { name: 'Sono d’accordo' }).click()
  await picture(second, 'phone-agreeing')
  await second.getByRole('dialog').getByRole('button', { name: 'Sono d’accordo' }).click()
  await expect(second.getByText('Decisioni finora')).toBeVisible()
  await expect(desk.getByText('Ragione a Socio 1002.')).toBeVisible()
  await expect(
    desk.getByText(/Il collegio degli arbitri: Socio 4001, Socio 4002, in via definitiva/),
  ).toBeVisible()
  await office.close()

  async function judge(card: string) {
    const phone = await office.person(card, 'phone')
    await expect(phone.getByRole('heading', { name: 'Vi hanno nominato arbitro' })).toBeVisible()
    await phone.getByRole('button', { name: /Il rilancio non era chiaro/ }).click()
    return phone
  }
})

test('XVII.3 a dispute sent on before the evening closed is ruled afterwards, by the deputato or the arbiter', async ({
  browser,
}) => {
  const office = await Office.open(browser, ['4001'])
  const { desk, others } = office
  const [first = '', second = ''] = office.members
  await office.openEvening()
  await office.play(1)
  const contender = await office.person('1001', 'phone')
  const voters = [
    [await office.person('1003', 'phone'), office.members[2]],
    [await office.person('1004', 'phone'), office.members[3]],
  ] as const
  for (const [index, about] of ['Chi aveva aperto', 'Il rilancio non era chiaro'].entries()) {
    const contenders = [first, second]
    const quarrel = { table: 'T1', colpo: 1, about, provision: 'VI.3', contenders }
    await office.give(desk, 'openDispute', quarrel)
    const dispute = { table: 'T1', dispute: index + 1 }
    for (const voter of voters) {
      const [page, member] = voter
      await office.give(page, 'voteDispute', { ...dispute, member, inFavourOf: first })
    }
    await office.give(contender, 'appealDispute', dispute)
  }
  for (const member of [first, second])
    await office.give(desk, 'nameArbiter', { table: 'T1', dispute: 2, member, arbiters: others })
  await office.closeEvening()

  const deputato = await office.person('3001', 'phone')
  await deputato.goto(office.at('/deputato'))
  await expect(deputato.getByRole('heading', { name: 'Delle serate chiuse' })).toBeVisible()
  await picture(deputato, 'deputato-past')
  await deputato.getByRole('button', { name: /Chi aveva aperto/ }).click()
  await beginRuling(deputato, 'Socio 1002', 'VI.3')
  await expect(deputato.getByText(/Il tableau di questo tavolo è chiuso/)).toBeVisible()
  await deputato.getByLabel('Motivo').fill('Apre chi precede nel giro.')
  await picture(deputato, 'deputato-past-case')
  await deputato.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  await deputato.getByRole('dialog').getByRole('button', { name: 'Decidi in via' }).click()
  await expect(deputato.getByText('Ragione a Socio 1002.', { exact: true })).toBeVisible()
  await deputato.getByRole('button', { name: /Tutte le contestazioni/ }).click()
  await expect(deputato.getByRole('button', { name: /Il rilancio/ })).toBeVisible()
  await expect(deputato.getByRole('button', { name: /Chi aveva aperto/ })).toHaveCount(0)

  const judge = await office.person('4001', 'phone')
  await expect(judge.getByRole('heading', { name: 'Vi hanno nominato arbitro' })).toBeVisible()
  await picture(judge, 'phone-judging-past')
  await judge.getByRole('button', { name: /Il rilancio non era chiaro/ }).click()
  await beginRuling(judge, 'Nessuno dei due', 'VI.3')
  await judge.getByLabel('Motivo').fill('Era detto prima.')
  await judge.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  await judge.getByRole('dialog').getByRole('button', { name: 'Decidi in via' }).click()
  await expect(judge.getByText('Le cose restano come stanno.', { exact: true })).toBeVisible()
  await office.close()
})
