import { expect, type Locator, type Page, test } from '@playwright/test'
import { ClubTable, nameOf } from './chemin/club-table'
import { Felt } from './chemin/felt'
import { picture, signedIn } from './support/screens'

const T1 = { table: 'T1' } as const
const COMPANY = { seated: 9, standing: 2 }

/** The latest event of a type in the journal of the room. */
async function latest(table: ClubTable, type: string): Promise<Record<string, unknown> | null> {
  const [row] = await table.room.database.sql<{ event: Record<string, unknown> }[]>`
    select event from journal where type = ${type} order by position desc limit 1`
  return row?.event ?? null
}

/** A seat where a member stakes. */
const seat = (number: number) => ({ kind: 'seat', seat: number }) as const

test('at a chemin de fer table what the rules leave to the table’s word can be said on the tablet', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3, COMPANY)
  const felt = new Felt(table)
  const { page, desk } = table
  const member = (card: string) => table.member(card)
  const confirm = async (sheet: Locator) => {
    await felt.button('Conferma', sheet).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await test.step('S.1 the packs have the colours that lie on the table', async () => {
    const sheet = await felt.otherCase('Annota i mazzi')
    await sheet.getByLabel('Primo colore', { exact: true }).fill('verde')
    await felt.button('2', sheet).click()
    await picture(page, 'chemin-packs')
    await confirm(sheet)
    expect(await latest(table, 'packsEntered')).toMatchObject({
      colours: ['verde', 'rosso'],
      first: 2,
    })
  })

  await test.step('S.32 who looked at cards is named, and may lose the seat', async () => {
    const sheet = await felt.otherCase('È successo qualcosa alle carte')
    await felt.button('guardate nel sabot', sheet).click()
    await felt.button('Chi: —', sheet).click()
    await felt.button(nameOf('1006'), page.getByRole('dialog', { name: 'Chi' })).click()
    await picture(page, 'chemin-looked')
    await confirm(sheet)
    await desk.goto(`${table.room.url}/prova/segreteria`)
    await desk.getByRole('tab', { name: 'Tavolo 1' }).click()
    const row = desk.getByRole('row', { name: new RegExp(nameOf('1006')) })
    await expect(felt.button('Togli il posto', row)).toBeVisible()
  })

  await test.step('S.17c banknotes of another player are told as theirs', async () => {
    const sheet = await felt.otherCase('Cambia banconote')
    await felt.button(nameOf('1001'), sheet).click()
    await felt.button('Da chi: —', sheet).click()
    await felt.button(nameOf('1002'), page.getByRole('dialog', { name: 'Da chi' })).click()
    await confirm(sheet)
    expect(await latest(table, 'notesChanged')).toMatchObject({ from: member('1002') })
  })

  await table.give('openBank', { ...T1, member: member('1001'), bank: 100 })
  await table.give('announceBank', { ...T1, toutVa: false, seesStakes: false })
  const stake = { place: seat(2), sum: 30, line: 'beyond', part: null }
  await table.give('layStake', { ...T1, member: member('1002'), ...stake })

  await test.step('S.38a a stake made away from the table goes back', async () => {
    const sheet = await felt.otherCase('Richiamo a chi punta')
    await picture(page, 'chemin-reproved')
    await confirm(sheet)
    expect(await latest(table, 'stakeReproved')).toMatchObject({ provision: 'S.38a' })
    expect(await latest(table, 'stakeWithdrawn')).toMatchObject({ member: member('1002') })
  })

  await test.step('S.43b a caller who asks for another’s chips is not solo', async () => {
    const place = { kind: 'gap', after: 4 }
    const call = { place, respects: [], helpers: [] }
    await table.give('callBanco', { ...T1, member: member('1010'), ...call })
    const sheet = await felt.otherCase('Accetta un’offerta')
    await felt.button(nameOf('1003'), sheet).click()
    await felt.button('L’ha chiesto chi chiama', sheet).click()
    await picture(page, 'chemin-asked-for')
    await confirm(sheet)
    expect(await latest(table, 'offerAccepted')).toMatchObject({ asked: true })
  })

  await test.step('S.116 the row of a reproof is chosen', async () => {
    await table.give('closeGame', T1)
    await table.give('giveCards', { ...T1, member: member('1010') })
    await table.give('dealCards', T1)
    const sheet = await felt.otherCase('Richiamo a chi ha le carte')
    await felt.button(/§ S\.116$/, sheet).click()
    await confirm(sheet)
    expect(await latest(table, 'holderReproved')).toMatchObject({ provision: 'S.116' })
  })

  await test.step('S.75 a banker with a natural offers a card, and has lost the natural', async () => {
    await table.give('sayWord', { ...T1, side: 'punta', word: 'carta' })
    await felt.button('Ha 8 o 9, ma offre carta').click()
    const sheet = page.getByRole('dialog', { name: 'Ha 8 o 9, ma offre carta' })
    await felt.button('8', sheet).click()
    await picture(page, 'chemin-natural-lost')
    await confirm(sheet)
    await felt.value('Terza carta alla punta', 5)
    expect(await latest(table, 'bankShown')).toMatchObject({ point: 8, word: null })
  })

  await test.step('S.124 con terzi the inspector voids a coup whose third card was turned over', async () => {
    const inspector = await signedIn(browser, 'desk', table.room, '3001', '/deputato')
    await felt.button('Annulla: voltata la terza carta', inspector).click()
    await felt.button(/Tavolo 1|Chemin de fer · 1/, inspector.getByRole('dialog')).click()
    await expect(inspector.getByRole('dialog')).toHaveCount(0)
    expect(await latest(table, 'punterErred')).toMatchObject({ provision: 'S.124' })
    expect(await latest(table, 'coupVoided')).toMatchObject({ provision: 'S.124' })
  })
  await table.room.close()
})

test('the acts of the inspector and of the desk at a chemin de fer table: another bank, a mano let pass, no least stake, a booking', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3, COMPANY, async (room) => {
    await room.member('1050')
  })
  const felt = new Felt(table)
  const { page, desk } = table
  const inspector = await signedIn(browser, 'desk', table.room, '3001', '/deputato')
  const dialogOf = (at: Page) => at.getByRole('dialog')

  await test.step('V.away the inspector opens with the bank that the absent holder wished', async () => {
    const wishes = { instructions: 'apra con 50', coups: 2, keepsBank: true }
    await table.give('stepAway', { ...T1, member: table.member('1001'), ...wishes })
    await expect(page.getByText('apra con 50', { exact: true })).toBeVisible()
    await expect(page.getByText('al più 2 colpi, senza dimezzare il banco')).toBeVisible()
    await picture(page, 'chemin-wishes')
    await felt.button('Fa la mano per chi è assente', inspector).click()
    await dialogOf(inspector).getByRole('button').filter({ hasText: /1$/ }).first().click()
    await dialogOf(inspector).getByLabel('Banco').fill('50')
    await picture(inspector, 'chemin-stand-in')
    await felt.button('Fa la mano per chi è assente', dialogOf(inspector)).click()
    await felt.bankIs('50')
  })

  await test.step('S.9 a least stake is dropped again', async () => {
    await desk.goto(`${table.room.url}/prova/segreteria`)
    await desk.getByRole('tab', { name: 'Tavolo 1' }).click()
    await table.give('setLeastStake', { ...T1, leastStake: 20 })
    await felt.button('Nessuna puntata minima', desk).click()
    await expect(felt.button('Nessuna puntata minima', desk)).toHaveCount(0)
    expect(await latest(table, 'leastStakeSet')).toMatchObject({ leastStake: null })
  })

  await test.step('S.19a a member who has drawn nothing yet is booked at the desk', async () => {
    await desk.getByRole('button', { name: /^Prenotati/ }).click()
    await felt.button('Un altro socio…', desk).click()
    await desk.getByLabel('Nome o tessera').fill('1050')
    await desk.getByRole('button', { name: /Socio 1050/ }).click()
    await expect(desk.getByText('Socio 1050')).toBeVisible()
    await picture(desk, 'chemin-booked')
  })

  await test.step('S.54 by the inspector’s leave a banker who refuses the coup passes the mano', async () => {
    await table.give('announceBank', { ...T1, toutVa: false, seesStakes: false })
    await table.give('reportBankerError', { ...T1, error: { kind: 'drawnEarly' } })
    await felt.button('Lascia passare la mano a chi rifiuta', inspector).click()
    await picture(inspector, 'chemin-lets-pass')
    await dialogOf(inspector)
      .getByRole('button', { name: new RegExp(nameOf('1001')) })
      .click()
    await expect(dialogOf(inspector)).toHaveCount(0)
    expect(await latest(table, 'boundCoupRefused')).toMatchObject({ passes: true })
  })

  await test.step('S.33 the packs are changed, with their colours and the reason', async () => {
    await desk.getByRole('button', { name: 'Altri atti al tavolo' }).click()
    await felt.button('Cambia i mazzi', desk).click()
    await dialogOf(desk).getByLabel('Primo colore', { exact: true }).fill('verde')
    await dialogOf(desk).getByLabel('Motivo').fill('una carta piegata')
    await picture(desk, 'chemin-packs-changed')
    await felt.button('Cambia i mazzi', dialogOf(desk)).click()
    await expect(dialogOf(desk)).toHaveCount(0)
    expect(await latest(table, 'packsChanged')).toMatchObject({
      colours: ['verde', 'rosso'],
      why: 'una carta piegata',
    })
  })

  await test.step('S.9 the game is stopped, with the reason', async () => {
    await felt.button('Ferma il gioco', desk).click()
    await dialogOf(desk).getByLabel('Motivo').fill('si aspetta un ispettore')
    await picture(desk, 'chemin-stopped')
    await felt.button('Ferma il gioco', dialogOf(desk)).click()
    await expect(felt.button('Riprendi il gioco', desk)).toBeVisible()
    expect(await latest(table, 'gameStopped')).toMatchObject({ why: 'si aspetta un ispettore' })
  })
  await table.room.close()
})

test('cards that lie beside the coup are told by their values: a muddle, and an error of who plays alla regola', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const felt = new Felt(table)
  const { page } = table
  const [first, second, third] = ['1001', '1002', '1003'].map((card) => table.member(card))
  const bank = async (member: string | undefined) => {
    await table.give('openBank', { ...T1, member, bank: 100 })
    await table.give('announceBank', { ...T1, toutVa: false, seesStakes: false })
  }
  const dealTo = async (member: string | undefined, number: number) => {
    const stake = { place: seat(number), sum: 100, line: 'beyond', part: null }
    await table.give('layStake', { ...T1, member, ...stake })
    await table.give('closeGame', T1)
    await table.give('giveCards', { ...T1, member })
    await table.give('dealCards', T1)
    await table.give('sayWord', { ...T1, side: 'punta', word: 'carta' })
  }

  await test.step('S.70 of a muddle the punta gets the card that is best for it', async () => {
    await bank(first)
    await dealTo(second, 2)
    const sheet = await felt.otherCase('La terza carta è data coperta')
    await felt.value('Punto delle prime due della punta: —', 6)
    await felt.value('Punto delle prime due del banco: —', 6)
    for (const value of [4, 3, 2]) await felt.value('Le carte confuse, se sono più d’una', value)
    await picture(page, 'chemin-muddle')
    await felt.button('Conferma', sheet).click()
    await felt.ends('Vince la punta')
  })

  await test.step('S.111 the cards that an error alla regola has detached are told', async () => {
    await table.give('declareRule', { ...T1, member: second })
    await bank(second)
    await dealTo(third, 3)
    const sheet = await felt.otherCase('Errore di chi gioca alla regola')
    await felt.button('sì', sheet).click()
    await felt.value('Punto delle prime due della punta: —', 4)
    await felt.value('Punto delle prime due del banco: —', 7)
    await felt.value('Carte uscite per errore', 5)
    await picture(page, 'chemin-rule-error')
    await felt.button('Conferma', sheet).click()
    await felt.ends('Vince la punta')
  })
  await table.room.close()
})
