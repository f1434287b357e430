import { expect, type Page, test } from '@playwright/test'
import { BankedFloat, FloatStaff } from './banked/float'
import { BlackJackTable } from './black-jack/day'
import { picture, signedIn } from './support/screens'
import { TrenteTable } from './trente-et-quarante/day'

const tap = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

test('black jack: a split and a double answered by titolare and companion on their phones, then a fill through the desk', async ({
  browser,
}) => {
  const staff = new FloatStaff()
  const table = await BlackJackTable.open(browser, 3, staff.prepare)
  const float = await BankedFloat.open(table, browser, staff)
  const { page } = table
  const titolare = await signedIn(browser, 'phone', table.room, '1001')
  const companion = await signedIn(browser, 'phone', table.room, '1008')
  await table.loadShoe()

  await test.step('B.3.1 the companion stakes on the titolare’s casella from the phone', async () => {
    await table.button('Fate il gioco').click()
    await table.button('20').click()
    for (const casella of [1, 3]) await table.stake(casella)
    await expect(companion.getByText('Puntate aperte')).toBeVisible()
    await tap(companion, /^Punto \d/)
    await expect(table.column(1).getByText('Socio 1008')).toBeVisible()
    await picture(companion, 'three-bj-companion')
    await table.button('Rien ne va plus').click()
  })

  await test.step('B.9.1 B.11.1 insurance and half of a split on the phones, cards on the tablet', async () => {
    await table.cards('8 10 A 8 9')
    await tap(companion, /^Assicuro/)
    await expect(table.column(1).getByText('ass.')).toBeVisible()
    await picture(page, 'three-bj-insured')
    await picture(titolare, 'three-bj-word')
    await tap(titolare, 'Divido')
    await expect(page.getByRole('heading', { name: /^Divisione/ })).toBeVisible()
    await picture(companion, 'three-bj-split')
    await tap(companion, 'Seconda carta')
    await table.cards('10')
    await tap(titolare, 'No')
    await table.cards('3')
    await tap(titolare, 'Raddoppio')
    await picture(page, 'three-bj-double')
    await tap(companion, 'Mi unisco')
    await table.cards('K')
    await table.button('No').click()
    await table.cards('7')
    await expect(page.getByRole('heading', { name: /^Banco 18/ })).toBeVisible()
    await picture(page, 'three-bj-settle')
    await picture(companion, 'three-bj-settled')
    await table.button('Tutto pagato: colpo esaurito').click()
    await expect(page.getByRole('heading', { name: 'Nuovo colpo' })).toBeVisible()
  })

  await test.step('V.aggiunta the changeur asks, the inspector approves, the cash desk prepares', async () => {
    await float.face('Cambio')
    await float.fill('100', 2, '200')
    await picture(page, 'three-bj-fill')
    await picture(await float.phone('commissario'), 'three-bj-fill-inspector')
    await picture(await float.phone('cassa-esterna'), 'three-bj-fill-cash')
  })
  await table.room.close()
})

/** Writes the sum that the phone’s next stake has. */
async function stakes(phone: Page, chips: number): Promise<void> {
  await expect(phone.getByRole('button', { name: /^Nero/ })).toBeVisible()
  const sum = phone.getByRole('textbox', { name: 'Somma' }).first()
  await sum.fill(String(chips))
  await sum.press('Tab')
}

test('trente et quarante: insured on the phone, the inspector says that the taglia is the last, and the day’s last colpo divides', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 2)
  const { page, inspector } = table
  const first = await signedIn(browser, 'phone', table.room, '1001')
  const second = await signedIn(browser, 'phone', table.room, '1002')

  await test.step('T.9 the inspector declares the last taglia on the phone', async () => {
    await inspector.goto(table.at('deputato'))
    await tap(inspector, 'È l’ultima taglia')
    const question = inspector.getByRole('dialog')
    await expect(question).toBeVisible()
    await picture(inspector, 'three-teq-inspector')
    await question.getByRole('button', { name: 'È l’ultima taglia' }).click()
    await expect(question).toBeHidden()
    await table.loadTaglia()
    await expect(page.getByText('Ultima taglia')).toBeVisible()
  })

  await test.step('T.6.1 stakes and an insurance on the phones', async () => {
    await table.button('Fate il gioco').click()
    await stakes(first, 500)
    await tap(first, /^Nero/)
    await tap(first, /^Assicuro/)
    await expect(table.box('Nero').getByText('ass.')).toBeVisible()
    await stakes(second, 100)
    await tap(second, /^Colore/)
    await expect(table.box('Colore').getByRole('listitem')).toHaveCount(1)
    await picture(first, 'three-teq-insured')
    await picture(page, 'three-teq-stakes')
  })

  await test.step('T.5.1 31–31: one stays free, the other answers from prison on the phone', async () => {
    await table.tell(31, 31, 'nera')
    await expect(table.box('Colore').getByRole('region', { name: 'In prigione' })).toBeVisible()
    await expect(second.getByText('Resto in prigione')).toBeVisible()
    await picture(second, 'three-teq-prison')
    await tap(second, /^Resto in prigione/)
    await expect(table.button('Fate il gioco')).toBeVisible()
  })

  await test.step('T.9 the last colpo of the day ends 31–31, and what lies there is divided', async () => {
    await table.button('Fate il gioco').click()
    await table.button('Altro').click()
    const sheet = page.getByRole('dialog')
    await table.button('Ultimo colpo della taglia', sheet).click()
    await table.button('Chiudi', sheet).click()
    await table.tell(31, 31, 'rossa')
    await expect(page.getByText(/^L’ultima taglia della giornata è finita/)).toBeVisible()
    await picture(page, 'three-teq-ended')
    await picture(first, 'three-teq-ended-first')
    await picture(second, 'three-teq-ended-second')
  })
  await table.room.close()
})
