import { expect, type Route, test } from '@playwright/test'
import { TAPS } from '@/docs/taps'
import { ClubTable, nameOf } from './chemin/club-table'
import { Felt } from './chemin/felt'
import { picture, takeBack } from './support/screens'
import { expectTaps } from './support/taps'

/** After this time every control means something again. */
const RESTED_MS = 500

test('at level 2 a coup takes three taps, is told on a card, and is taken back by one', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 2)
  const { page } = table

  await test.step('the holder whose turn it is opens the bank with a typed sum', async () => {
    await expect(page.getByRole('heading', { name: nameOf('1001') })).toBeVisible()
    await picture(page, 'chemin-tablet-opening')
    const opening = page.getByRole('region', { name: 'Apertura del banco' })
    for (const digit of ['2', '00']) await table.button(digit, opening).click()
    await table.button(/^Apre con 200/, opening).click()
    await expect(table.bank()).toHaveText('200')
    await page.waitForTimeout(RESTED_MS)
  })

  await test.step('the whole bank, the winner, and the button that says what happens', async () => {
    const before = await table.room.accepted()
    await expectTaps(page, TAPS.cheminResult, async () => {
      await table.button(/^Tutto il banco/).click()
      await table.button('Banco').click()
      await picture(page, 'chemin-tablet-result')
      await table.button('Banco 200 → 390, cagnotte 10').click()
      await expect(table.bank()).toHaveText('390')
    })
    expect(await table.room.accepted()).toBe(before + 1)
    const card = page.getByRole('region', { name: 'Colpo 1' })
    await expect(card).toContainText('Vince il banco')
    await expect(card).toContainText('Banco 200 + 200 − 10 cagnotte = 390')
    await picture(page, 'chemin-tablet-card')
  })

  await test.step('a double tap on the confirming button means one coup', async () => {
    await page.waitForTimeout(RESTED_MS)
    const before = await table.room.accepted()
    await table.button(/^Tutto il banco/).click()
    await table.button('Pari').click()
    const confirm = table.button(/^Pari: il banco resta/)
    await expect(confirm).toBeVisible()
    await page.waitForTimeout(RESTED_MS)
    const box = await confirm.boundingBox()
    if (!box) throw new Error('the confirming button is not in sight')
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    await page.mouse.click(...at)
    await page.waitForTimeout(130)
    await page.mouse.click(...at)
    await expect(page.getByRole('region', { name: 'Colpo 2' })).toBeVisible()
    await page.waitForTimeout(RESTED_MS)
    expect(await table.room.accepted()).toBe(before + 1)
  })

  await test.step('the latest entry is taken back', async () => {
    await takeBack(page, /\w/)
    await expect(page.getByRole('region', { name: 'Colpo 2' })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Colpo 1' })).toBeVisible()
  })

  await test.step('the other cases are listed in plain words', async () => {
    await page.waitForTimeout(RESTED_MS)
    await table.button('Altri casi…').click()
    await expect(table.button('Passa la mano', page.getByRole('dialog'))).toBeVisible()
    await picture(page, 'chemin-tablet-other')
    await table.button('Chiudi', page.getByRole('dialog')).click()
  })

  await test.step('where somebody else was quicker the refusal can be read, and leaves its place to the next entry', async () => {
    const tie = async () => {
      await page.waitForTimeout(RESTED_MS)
      await table.button(/^Tutto il banco/).click()
      await table.button('Pari').click()
      await table.button(/^Pari: il banco resta/).click()
      await expect(page.getByRole('region', { name: 'Colpo 2' })).toBeVisible()
    }
    const quicker = async (route: Route) => {
      await table.give('takeBack', { table: 'T1' })
      await route.continue()
    }
    await tie()
    await page.route('**/chemin-de-fer.takeBack*', quicker, { times: 1 })
    await page.waitForTimeout(RESTED_MS)
    await table.button(/^Togli:/).click()
    await table.button('Togli', page.getByRole('dialog')).click()
    await expect(page.getByRole('alert').filter({ hasText: 'andato avanti' })).toBeVisible()
    await picture(page, 'chemin-tablet-not-taken-back')
    await tie()
    await expect(table.button(/^Togli:/)).toBeVisible()
  })
  await table.room.close()
})

test('at level 3 stakes are laid before the places, the cards go by right, and the coup is paid', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const { page } = table
  const seats = page.getByRole('list', { name: 'I posti' })
  const rest = () => page.waitForTimeout(RESTED_MS)

  await test.step('bank, stakes and the closing', async () => {
    await table.button(/^Apre con ?100/).click()
    await table.button(/^Annunciate il banco/).click()
    await expect(page.getByRole('heading', { name: 'Fate il vostro gioco' })).toBeVisible()
    await rest()
    await table.button(new RegExp(nameOf('1002')), seats).click()
    const stakes = page.getByRole('region', { name: 'Puntate e chiamate' })
    for (const digit of ['6', '0']) await table.button(digit, stakes).click()
    await table.button(/^Punta 60/, stakes).click()
    await expect(page.getByRole('heading', { name: 'Fate il vostro gioco' })).toBeVisible()
    await rest()
    await table.button('In piedi tra 4 e 5').click()
    await table.button(nameOf('1007'), stakes).click()
    await picture(page, 'chemin-tablet-stake')
    await table
      .button(/^La differenza/, stakes)
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Fate il vostro gioco' })).toBeVisible()
    await rest()
    await picture(page, 'chemin-tablet-stakes')
    await table.button('Chiudi il gioco').click()
  })

  await test.step('the first by right has the cards, with the row that says so', async () => {
    await expect(page.getByRole('heading', { name: 'A chi le carte?' })).toBeVisible()
    await rest()
    await picture(page, 'chemin-tablet-rights')
    await table.button(new RegExp(`^${nameOf('1002')}`), page.locator('aside')).click()
    await table.button('Carte date').click()
  })

  await test.step('the word, the cards by their value, and the result', async () => {
    await expect(page.getByRole('heading', { name: 'La punta parla' })).toBeVisible()
    await rest()
    await picture(page, 'chemin-tablet-word')
    await table.button('Carta').click()
    await expect(page.getByRole('group', { name: /Il banco scopre/ })).toBeVisible()
    await rest()
    await table.button('Valore 5').click()
    await expect(page.getByRole('group', { name: 'Terza carta alla punta' })).toBeVisible()
    await rest()
    await table.button('Valore 9').click()
    await expect(table.button('Il banco resta')).toBeVisible()
    await rest()
    await picture(page, 'chemin-tablet-third')
    await table.button('Il banco resta').click()
    await expect(page.getByRole('group', { name: /La punta scopre/ })).toBeVisible()
    await rest()
    await table.button('Valore 4').click()
    await expect(page.getByRole('heading', { name: 'Vince il banco' })).toBeVisible()
    await picture(page, 'chemin-tablet-decided')
    await rest()
    await table.button('Pagato: avanti').click()
    await expect(table.bank()).toHaveText('195')
    await picture(page, 'chemin-tablet-paid')
  })
  await table.room.close()
})

test('at level 1 only the banker is followed, and the level is raised for the next mano', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 1)
  const felt = new Felt(table)
  const { page } = felt
  await felt.button('Comincia la taglia').click()
  await expect(felt.heading(nameOf('1001'))).toBeVisible()
  await felt.button('Prende la mano').click()
  await expect(page.getByText('A questo livello si segue solo chi tiene il banco.')).toBeVisible()
  await picture(page, 'chemin-level-1')
  await felt.act('La mano è finita')
  await expect(felt.heading(nameOf('1002'))).toBeVisible()
  await felt.button('Altro').click()
  await felt.button('Il risultato di ogni colpo', page.getByRole('dialog')).click()
  await felt.button('Chiudi', page.getByRole('dialog')).click()
  await felt.opens(50)
  await felt.bankIs('50')
  await table.room.close()
})
