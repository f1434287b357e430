import { expect, test } from '@playwright/test'
import { Settings } from '@/rules/black-jack/settings'
import { BlackJackTable } from './black-jack/day'
import { picture, signedIn } from './support/screens'

const T1 = { table: 'T1' }

test('card by card each person, sum and word that the rules take has its place: standing without a name, less than half insured, a wish left, an old slip', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 3)
  const { page, inspector, desk } = table
  const next = table.button.bind(table)
  const settings = Settings.parse({ awayWord: 'inspector', ratio: 'at-most' })
  await table.give('setTableSettings', { ...T1, settings })

  await test.step('B1 where the ratio is the most, a smaller maximum is asked for', async () => {
    await desk.goto(table.at('segreteria'))
    await desk.getByRole('tab', { name: 'Tavolo 1' }).click()
    await desk.getByRole('textbox', { name: 'Massimo' }).fill('60')
    await next(/^Chiedi limiti/, desk).click()
    await expect(next('Lascia cadere', desk)).toBeVisible()
    await expect(desk.getByText('10–60').first()).toBeVisible()
    await table.give('dropLimits', T1)
  })
  await inspector.goto(table.at('deputato'))
  await table.loadShoe()

  await test.step('A1 somebody who stands without a name stakes on a casella whose seat is held', async () => {
    await next('Fate il gioco').click()
    await next('50').click()
    for (const casella of [2, 1]) await table.stake(casella)
    await next('Per un altro').click()
    await next('Chi sta in piedi, senza nome', page.getByRole('dialog')).click()
    await next('Casella 1', table.column(1)).click()
    await expect(table.column(1).getByText('In piedi 1A')).toBeVisible()
    await next('Chi sta in piedi, senza nome').click()
    await next('In piedi 1A', page.getByRole('dialog')).click()
    await next('Casella 1', table.column(1)).click()
    await expect(table.column(1).getByText('100')).toBeVisible()
    await next('Rien ne va plus').click()
  })

  await test.step('B.9.2 a puntata is insured for less than half, on the tablet and on the phone', async () => {
    await table.cards('5 10 A 6 9')
    await next('Altra somma').click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText(/In piedi 1A/).click()
    await next('7', sheet).click()
    await picture(page, 'bj-tablet-insured-for-less')
    await next(/^Assicura 7/, sheet).click()
    await expect(table.column(1).getByText('ass. 7')).toBeVisible()
    const phone = await signedIn(browser, 'phone', table.room, '1002')
    await phone.getByRole('textbox', { name: 'Assicurazione' }).fill('9')
    await next(/^Assicuro 9/, phone).click()
    await expect(table.column(2).getByText('ass. 9')).toBeVisible()
    await picture(phone, 'bj-phone-insured-for-less')
  })

  await test.step('A6 the inspector doubles for a titolare who is away and left that wish', async () => {
    await table.give('markAway', { ...T1, player: table.member('1001'), isAway: true })
    await inspector.getByText('Atti di chi vigila').click()
    await picture(inspector, 'bj-inspector-wish')
    await next(/^Raddoppia per l’assente · casella 1/, inspector).click()
    await expect(page.getByRole('heading', { name: /^Raddoppio/ })).toBeVisible()
    await next('Non si unisce').click()
    await table.give('markAway', { ...T1, player: table.member('1001'), isAway: false })
  })

  await test.step('B.21 one who stands without a name is sent out, and keeps the puntata of this colpo', async () => {
    const acts = await inspector.locator('details li').allTextContents()
    const sendsOut = acts.map((act) => act.startsWith('Allontana'))
    expect(sendsOut.lastIndexOf(true) - sendsOut.indexOf(true) + 1).toBe(
      sendsOut.filter(Boolean).length,
    )
    await next(/^Allontana · In piedi 1A/, inspector).click()
    const asked = inspector.getByRole('dialog')
    await asked.getByRole('textbox').fill('ha toccato le carte')
    await next('Conferma', asked).click()
    await expect(asked).toHaveCount(0)
    await expect(next(/^Allontana · In piedi 1A/, inspector)).toHaveCount(0)
  })

  await test.step('B.26 any wrong point is told, and any number of cards without a puntata leaves the colpo', async () => {
    await table.cards('9')
    await next('No').click()
    await table.cards('4')
    await table.cards('3')
    await expect(page.getByRole('heading', { name: /^Banco 18/ })).toBeVisible()
    await next('Errori').click()
    const sheet = page.getByRole('dialog')
    await next('Carte senza puntata', sheet).click()
    await sheet.getByText('5', { exact: true }).first().click()
    for (const card of ['2', '3', '4'])
      await sheet.getByRole('button', { name: card, exact: true }).last().click()
    await next('Registra', sheet).click()
    await expect(sheet).toHaveCount(0)
    await next('Errori').click()
    await next('Errore del banco', sheet).click()
    await next('16', sheet).click()
    await expect(sheet).toHaveCount(0)
  })

  await test.step('F10 a slip of the colpo before the latest one is put right', async () => {
    await next('Tutto pagato: colpo esaurito').click()
    await next('Fate il gioco').click()
    for (const casella of [3, 4]) await table.stake(casella)
    await next('Rien ne va plus').click()
    await table.cards('10 9 6 9 9')
    for (const _ of [3, 4]) await next('No').click()
    await table.cards('K J')
    await next('Tutto pagato: colpo esaurito').click()
    await expect(page.getByRole('heading', { name: 'Nuovo colpo' })).toBeVisible()
    const before = await table.balance(`chips:${table.member('1002')}`)
    await next('Corregge un colpo di prima', inspector).click()
    await inspector.locator('summary', { hasText: /^Colpo 1/ }).click()
    await picture(inspector, 'bj-inspector-earlier')
    await next(/^Corregge il colpo 1 · casella 2/, inspector).click()
    const asked = inspector.getByRole('dialog')
    await asked.getByRole('textbox', { name: 'Somma' }).fill('15')
    await asked.getByRole('textbox', { name: 'Motivo' }).fill('mano segnata persa')
    await next('Conferma', asked).click()
    await expect(asked).toHaveCount(0)
    expect(await table.balance(`chips:${table.member('1002')}`)).toBe(before + 15)
  })

  await test.step('B.37.2 the desk signs for abandoned winnings as the control, the inspector for the management', async () => {
    const taken = { ...T1, casella: 3, player: table.member('1003'), chips: 20 }
    await table.give('takeAbandoned', taken, inspector)
    await desk.goto(table.at('segreteria'))
    await expect(
      desk.getByRole('heading', { name: /vincite abbandonate da firmare/ }),
    ).toBeInViewport()
    await picture(desk, 'bj-desk-abandoned')
    await next('A chi le chiede · controllo', desk).click()
    await expect(next('A chi le chiede · controllo', desk)).toHaveCount(0)
    await next('A chi le chiede · direzione giochi', inspector).click()
    await expect.poll(() => table.balance('abbandonate:T1')).toBe(0)
  })
  await table.room.close()
})

test('at the result level several stand at one casella without a name, and a puntata is insured for less than half; while chips are counted no colpo is told', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 2)
  const { page } = table
  const next = table.button.bind(table)
  await table.loadShoe()
  for (const casella of [1, 2]) await table.stake(casella)
  await next('Per un altro').click()
  await next('Chi sta in piedi, senza nome', page.getByRole('dialog')).click()
  for (const name of ['In piedi 1A', 'In piedi 1B']) {
    await next('Casella 1', table.column(1)).click()
    await expect(table.column(1).getByText(name)).toBeVisible()
  }
  await next('Altro…', table.column(1)).click()
  const sheet = page.getByRole('dialog')
  const own = sheet.getByRole('group', { name: /^In piedi 1A/ })
  await own.getByText(/^Assicurata/).click()
  await next('Altra somma', own).click()
  await next('3', own).click()
  await expect(own.getByText(/^Assicurata 3/)).toBeVisible()
  await picture(page, 'bj-tablet-casella-insured')
  await next('Chiudi', sheet).click()
  await expect(table.column(1).getByText('ass. 3')).toBeVisible()
  await next('Perde', table.column(2)).click()
  await page.getByText('Black jack del banco').click()
  for (const casella of [1, 2]) await next('Perde', table.column(casella)).click()
  await table.give('beginCount', {})
  await expect(page.getByRole('heading', { name: 'Si contano le fiches' })).toBeVisible()
  await expect(next('Perde', table.column(1))).toHaveCount(0)
  await table.room.close()
})
