import { expect, type Page, test } from '@playwright/test'
import { picture, tick } from '../support/screens'
import { Office } from './office'

const T1 = { table: 'T1' }

/** Five at level 3: in the second colpo one opens for 10 and the next raises to 30; they quarrel before the deputato. */
async function raisedAndDisputed(office: Office): Promise<void> {
  const { desk } = office
  await office.openEvening()
  await office.play(0)
  await office.give(desk, 'setLevel', { ...T1, level: 3 })
  await office.give(desk, 'deal', { ...T1, out: [] })
  for (const member of await office.giro())
    await office.give(desk, 'passOpening', { ...T1, member })
  await office.give(desk, 'deal', { ...T1, out: [] })
  const [opener = '', raiser = ''] = await office.giro()
  await office.give(desk, 'open', { ...T1, member: opener, chips: 10 })
  await office.give(desk, 'raise', { ...T1, member: raiser, by: 30, tris: false })
  const about = { about: 'Il rilancio era tardivo', provision: 'VIII.2' }
  const contenders = [opener, raiser]
  await office.give(desk, 'openDispute', { ...T1, colpo: 2, ...about, contenders })
  await appeal(office, opener)
}

/** A contender goes to the deputato from their phone. */
async function appeal(office: Office, contender: string): Promise<void> {
  const card = 1001 + office.members.indexOf(contender)
  const phone = await office.person(`${card}`, 'phone')
  await office.give(phone, 'appealDispute', { ...T1, dispute: 1 })
  await phone.context().close()
}

async function openCase(office: Office, size: 'phone' | 'desk', about: RegExp): Promise<Page> {
  const deputato = await office.person('3001', size)
  await deputato.goto(office.at('/deputato'))
  await deputato.getByRole('button', { name: about }).click()
  return deputato
}

/** The judge chooses the party in the right and the provision. */
async function favour(deputato: Page, who: string, provision: string): Promise<void> {
  await tick(deputato.getByRole('radio', { name: who }))
  await deputato.getByRole('button', { name: /Secondo$/ }).click()
  const named = new RegExp(`^${provision.replace('.', '\\.')} `)
  await deputato.getByRole('option', { name: named }).click()
}

test('XVII.2 the colpo is replayed at the deputato’s phone, and a raise falls in mid-colpo as was shown', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  await raisedAndDisputed(office)
  const deputato = await openCase(office, 'phone', /Il rilancio era tardivo/)

  const replay = deputato.getByRole('region', { name: 'Il colpo, passo per passo' })
  await expect(replay.getByText('Passo 3 di 3')).toBeVisible()
  await expect(replay.getByRole('caption')).toContainText('50')
  await picture(deputato, 'deputato-replay-phone')
  await replay.getByRole('button', { name: /Indietro/ }).click()
  await expect(replay.getByRole('caption')).toContainText('20')
  await expect(replay.getByText(/apre per 10/).first()).toBeVisible()
  await replay.getByText('Tutti i passi').click()
  await replay.getByRole('listitem').first().getByRole('button').click()
  await expect(replay.getByRole('caption')).toContainText('10')
  await replay.getByRole('button', { name: 'Riproduci' }).click()
  await expect(replay.getByText('Passo 3 di 3')).toBeVisible()
  await replay.getByRole('slider', { name: 'Vai al passo' }).press('Home')
  await expect(replay.getByText('Passo 1 di 3')).toBeVisible()

  await deputato.getByRole('button', { name: 'Scrivi la decisione' }).click()
  const divided = deputato.getByRole('radio', { name: /Il pot si divide/ })
  await expect(divided).toBeDisabled()
  await expect(deputato.getByText(/Il pot si divide quando si mostrano le carte/)).toBeVisible()
  await expect(deputato.getByText(/le fiches si muovono quando è finito/)).toBeVisible()
  await tick(deputato.getByRole('radio', { name: 'Cade un rilancio' }))
  const effect = deputato.getByRole('region', { name: 'Come resterebbero resti, pot e tableau' })
  await expect(effect.getByRole('row', { name: /In mezzo/ })).toContainText('50→30')
  await expect(effect.getByText(/Poi la parola va a/)).toBeVisible()
  await picture(deputato, 'deputato-what-if-phone')
  await favour(deputato, 'Nessuno dei due', 'VIII.2')
  await deputato.getByLabel('Motivo').fill('Il rilancio era tardivo.')
  await deputato.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  const sure = deputato.getByRole('dialog')
  await sure.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  await expect(deputato.getByText(/vale come accettazione/).first()).toBeVisible()
  await expect(replay.getByRole('caption')).toContainText('30')
  await office.close()
})

test('N3 N4 three disputes of one member rest the phone’s button; at the count a dead hand is said to be counted anew', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk, members } = office
  await office.openEvening()
  await office.play(0)
  const contenders = members.slice(0, 2)
  const [winner = '', loser = ''] = contenders
  for (const chips of [20, 21, 22]) {
    const put = contenders.map((member) => ({ member, chips }))
    const outcome = { kind: 'won', put, ranking: [[winner], [loser]], honours: [], refund: null }
    await office.give(desk, 'deal', { ...T1, out: [] })
    await office.give(desk, 'recordColpo', { ...T1, outcome })
  }
  const phone = await office.person('1001', 'phone')
  for (const colpo of [1, 2, 3])
    await office.give(phone, 'openDispute', {
      ...T1,
      colpo,
      about: 'Il pot',
      provision: null,
      contenders,
    })
  await phone.goto(office.at(''))
  await expect(phone.getByRole('button', { name: 'Apri una contestazione' })).toBeDisabled()
  await expect(phone.getByText(/Ne avete 3 aperte/)).toBeVisible()
  const deputato = await office.person('3001', 'desk')
  const ruling = { inFavourOf: null, why: 'Per ora.', provision: null, final: false, transfers: [] }
  for (const dispute of [1, 2, 3]) {
    await office.give(phone, 'appealDispute', { ...T1, dispute })
    await office.give(deputato, 'ruleDispute', { ...T1, dispute, ...ruling })
  }
  await office.give(desk, 'beginCount', T1)
  await deputato.goto(office.at('/deputato'))
  await deputato
    .getByRole('button', { name: /Il pot/ })
    .first()
    .click()
  await deputato.getByRole('button', { name: 'Scrivi la decisione' }).click()
  const anew = deputato.getByText(/la segreteria riconta chi dà e chi riceve/)
  await expect(anew).toBeHidden()
  await tick(deputato.getByRole('radio', { name: 'Una mano è morta' }))
  // Two hands may be the dead one: the judge says which.
  await deputato.getByRole('button', { name: /Quale$/ }).click()
  await deputato.getByRole('option').first().click()
  await expect(anew).toBeVisible()
  await office.close()
})

test('XVII.2 after the end the deputato at the desk voids the colpo and sees the tableau before; the massimario keeps it', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk, members } = office
  await office.openEvening()
  await office.play(1)
  const [winner = '', loser = ''] = members
  const about = { about: 'Le carte erano di meno', provision: 'V.6' }
  await office.give(desk, 'openDispute', {
    ...T1,
    colpo: 1,
    ...about,
    contenders: [winner, loser],
  })
  await appeal(office, loser)
  const deputato = await openCase(office, 'desk', /Le carte erano di meno/)
  await expect(deputato.locator('summary').getByText('vince Socio 1001')).toBeVisible()
  const replay = deputato.getByRole('region', { name: 'Il colpo, passo per passo' })
  await expect(replay.getByText('Passo 2 di 2')).toBeVisible()
  await deputato.getByRole('button', { name: 'Scrivi la decisione' }).click()
  await expect(deputato.getByRole('radio', { name: /Cade un rilancio/ })).toBeDisabled()
  await tick(deputato.getByRole('radio', { name: 'Il colpo è nullo' }))
  const effect = deputato.getByRole('region', { name: 'Come resterebbero resti, pot e tableau' })
  await expect(effect.getByRole('row', { name: /Socio 1001/ })).toContainText('124→99')
  await expect(effect.getByRole('row', { name: /Socio 1002/ })).toContainText('79→99')
  await expect(effect.getByRole('row', { name: /In mezzo/ })).toContainText('0→5')
  await picture(deputato, 'deputato-what-if-desk')
  await favour(deputato, 'Nessuno dei due', 'V.6')
  await deputato.getByLabel('Motivo').fill('Mancavano carte: lo dice Socio 1002.')
  await deputato.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  const sure = deputato.getByRole('dialog')
  await sure.getByRole('button', { name: 'Decidi in via definitiva' }).click()
  await expect(
    deputato.getByText('Il colpo è nullo: le poste tornano, il pot resta.').first(),
  ).toBeVisible()
  await expect(effect).toBeHidden()

  await office.give(desk, 'beginCount', T1)
  for (const member of members) await office.give(desk, 'countResto', { ...T1, member, chips: 100 })
  await office.give(desk, 'closeTableau', { ...T1, settleBy: 'desk' })
  await office.give(desk, 'closeEvening', {})

  await deputato.goto(office.at('/regolamento/poker/V.6'))
  await deputato.getByRole('link', { name: 'Decisioni del Circolo su V.6' }).click()
  await expect(deputato.getByRole('heading', { name: 'Massimario' })).toBeVisible()
  const found = deputato.getByText(/Mancavano carte: lo dice/)
  await expect(found).toBeVisible()
  await expect(deputato.getByText('Socio 1002')).toHaveCount(0)
  await deputato.getByLabel(/Parole/).fill('rilancio')
  await deputato.getByRole('button', { name: 'Cerca' }).click()
  await expect(deputato.getByText(/Nessuna decisione/)).toBeVisible()
  await deputato.getByLabel(/Parole/).fill('mancava carta')
  await deputato.getByRole('button', { name: 'Cerca' }).click()
  await expect(found).toBeVisible()
  await picture(deputato, 'massimario-desk')
  const phone = await office.person('1003', 'phone')
  await phone.goto(office.at('/massimario/poker'))
  await expect(phone.getByText(/Mancavano carte/)).toBeVisible()
  await picture(phone, 'massimario-phone')
  await office.close()
})
