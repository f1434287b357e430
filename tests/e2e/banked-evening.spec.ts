import { expect, test } from '@playwright/test'
import { BankedFloat, FloatStaff } from './banked/float'
import { BlackJackTable } from './black-jack/day'
import { picture } from './support/screens'
import { TrenteTable } from './trente-et-quarante/day'

test('J.6 an evening at black jack: insurance lost and won, par, a split, a surplus card, a void casella, the last colpo, a fill, a gap, the book', async ({
  browser,
}) => {
  const staff = new FloatStaff()
  const table = await BlackJackTable.open(browser, 3, staff.prepare)
  const float = await BankedFloat.open(table, browser, staff)
  const { page, inspector } = table
  const tap = (name: string | RegExp, within = page.locator('body')) =>
    table.button(name, within).first().click()
  const stakes = async (...caselle: readonly number[]) => {
    await tap('Fate il gioco')
    await tap('20')
    for (const casella of caselle) await table.stake(casella)
  }
  const settled = async (won: number) => {
    await tap('Tutto pagato: colpo esaurito')
    await expect(page.getByRole('heading', { name: 'Nuovo colpo' })).toBeVisible()
    await expect.poll(() => table.balance('banco:T1')).toBe(won)
  }

  await test.step('B.1.2 B.30.1 the shoe, as far as its first colpo', async () => {
    for (const step of ['Mazzi controllati', 'Carte mescolate', 'Ha tagliato']) await tap(step)
    for (const step of ['Nel sabot con la mascherina', 'Prime carte bruciate']) await tap(step)
  })

  await test.step('B.9.1 B.11.1 an insurance is laid, and a companion goes with one half of a split', async () => {
    await stakes(1, 3, 5)
    await tap('Per un altro')
    await table.button('Socio 1008', page.getByRole('dialog')).click()
    await table.button('Casella 1', table.column(1)).click()
    await expect(table.column(1).getByText('Socio 1008')).toBeVisible()
    await tap('Rien ne va plus')
    await table.cards('8 10 5 A 8 9 6')
    await tap(/^Assicura/)
    await expect.poll(() => table.balance(`assicurazione:T1:1:${table.member('1008')}`)).toBe(10)
    await expect(table.column(1).getByText('ass.')).toBeVisible()
    await tap('Divide')
    await tap('Seconda carta')
    await table.cards('10')
    await tap('No')
    await table.cards('3')
    await tap('Raddoppia')
    await tap('Si unisce')
    await table.cards('K')
  })

  await test.step('B.24.1 a card drawn unasked is refused by two, and stays for the banco', async () => {
    await tap('Errori')
    const sheet = page.getByRole('dialog')
    await table.button('Carta non richiesta', sheet).click()
    await table.button('4', sheet).click()
    await table.button('Registra', sheet).click()
    await tap('La rifiuta')
    await expect(page.getByText(/Casella 5/).first()).toBeVisible()
    await tap('La rifiuta')
    await expect(page.getByText('al banco: 4')).toBeVisible()
  })

  await test.step('B.19.2 the inspector voids a casella on their own phone', async () => {
    await inspector.goto(table.at('deputato'))
    await inspector.getByText('Atti di chi vigila').click()
    await table.button(/^Annulla la casella .*5/, inspector).click()
    const sheet = inspector.getByRole('dialog')
    await sheet.getByLabel('Motivo').fill('una carta di troppo')
    await picture(inspector, 'banked-evening-void')
    await table.button('Conferma', sheet).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('B.13.2 without a black jack of the banco the insurance is lost', async () => {
    await table.cards('4 3')
    await expect(page.getByRole('heading', { name: /^Banco 18/ })).toBeVisible()
    expect(await table.balance(`assicurazione:T1:1:${table.member('1008')}`)).toBe(0)
    // 10 of the insurance; casella 3 wins 20; of the split one half ties, the other is doubled and wins for two.
    await settled(10 - 20 - 40 - 40)
  })

  await test.step('B1.game.1 B.13.1 a black jack is paid at par, and an insurance against the ace wins', async () => {
    await stakes(2, 3)
    await tap('Rien ne va plus')
    await table.cards('A 10 A K 8')
    await picture(page, 'banked-evening-offers')
    await table.button(/^Alla pari/).click()
    await expect(table.button(/^Alla pari/)).toBeHidden()
    await expect(table.button(/già pagata alla pari$/)).toHaveCount(1)
    await table.button(/^Assicura .*Socio 1003$/).click()
    await expect.poll(() => table.balance(`assicurazione:T1:3:${table.member('1003')}`)).toBe(10)
    await expect(table.column(3).getByText('ass.')).toBeVisible()
    await tap('Si prosegue')
    await expect(table.button('Si prosegue')).toBeHidden()
    await tap('No')
    await table.cards('K')
    await expect(page.getByText('10 × 2 = 20').first()).toBeVisible()
    await picture(page, 'banked-evening-insured')
    // 20 at par, 20 for the insurance; the stake behind it is lost.
    await settled(-90 - 20 - 20 + 20)
  })

  await test.step('B.33.1 the mascherina comes out: this colpo is the last of the shoe', async () => {
    await stakes(2, 3)
    await picture(page, 'banked-evening-stakes')
    await tap('Rien ne va plus')
    await table.cards('10 10 10')
    await tap('Mascherina')
    await expect(page.getByText('Ultimo colpo', { exact: true })).toBeVisible()
    await table.cards('7 8')
    await tap('No')
    await expect(page.getByRole('heading', { name: 'Casella 3' })).toBeVisible()
    await tap('No')
    await table.cards('10')
    await picture(page, 'banked-evening-last')
    await tap('Tutto pagato: colpo esaurito')
    await expect(page.getByText('Il sabot è finito.')).toBeVisible()
    await expect.poll(() => table.balance('banco:T1')).toBe(-110 + 40)
  })

  await test.step('V.aggiunta a fill is asked at the tablet, approved on a phone and received', async () => {
    await float.face('Cambio')
    await float.fill('100', 2, '200')
    await picture(page, 'banked-evening-fill')
  })

  await test.step('J.6 the count lacks five, and the gap names the colpi since the last good one', async () => {
    await float.declare([10, 42, 40, 50, 100, 100, 25], 'minus di 5')
    await expect(page.getByText('Minus di 5').first()).toBeVisible()
    await expect(page.getByText(/colpi 1–3/)).toBeVisible()
    await picture(page, 'banked-evening-gap')
    await float.judge()
    await expect(page.getByText(/^Si gioca:/)).toBeVisible()
  })

  await test.step('J.6 the book of the table and the sheet of the day are fetched and read', async () => {
    const book = await table.paper('tavolo/T1')
    expect(book).toContain('Libro del tavolo')
    expect(book).toContain('Secondo i colpi −70')
    expect(book).toContain('Plus e minus dichiarati −5')
    expect(book).toContain('Secondo la dotazione −75')
    expect(book).toMatch(/1–3 \(3\) −70/)
    expect(book).toContain('una carta di troppo')
    for (const card of ['4001', '4003', '4004']) expect(book).toContain(`Socio ${card}`)
    const day = await table.paper('giornata')
    expect(day).toContain('13.600 200')
    expect(day).toContain('Risultato di tutti i tavoli −75')
  })
  await table.room.close()
})

test('K.4 an evening at trente et quarante: prison, a move within it, insurance, the last colpo, a gap, the book', async ({
  browser,
}) => {
  const staff = new FloatStaff()
  const table = await TrenteTable.open(browser, 2, staff.prepare)
  const float = await BankedFloat.open(table, browser, staff)
  const { page } = table
  const sheet = page.getByRole('dialog')
  const choose = (card: string) => table.button(`Socio ${card}`).first().click()
  const insures = async () => {
    await table.box('Nero').getByRole('listitem').getByRole('button').click()
    await table.button(/^Assicura 500/, sheet).click()
    await expect(table.box('Nero').getByText('ass.')).toBeVisible()
  }
  await table.loadTaglia()

  await test.step('T.5.1 T.6.1 31–31: an insured stake stays free, the other lies in prison', async () => {
    await table.button('Altra somma').click()
    await table.button('Cancella').click()
    for (const digit of ['5', '00']) await table.button(digit).click()
    await table.button('Altra somma').click()
    await table.stake('Nero')
    await insures()
    await choose('1002')
    await table.button('100').click()
    await table.stake('Colore')
    await table.tell(31, 31, 'nera')
    const prison = table.box('Colore').getByRole('region', { name: 'In prigione' })
    await expect(prison).toBeVisible()
    await expect.poll(() => table.balance('banco:T1')).toBe(5)
  })

  await test.step('T.5.4 the imprisoned stake is moved at its owner’s request', async () => {
    const prison = table.box('Colore').getByRole('region', { name: 'In prigione' })
    await prison.getByRole('button', { name: /^Socio 1002/ }).click()
    await table.button('Inverso', sheet).click()
    await expect(table.box('Inverso').getByText('In prigione')).toBeVisible()
    await picture(page, 'banked-evening-moved')
  })

  await test.step('T.6.1 an insurance is lost without a 31–31, and the prisoner is freed', async () => {
    await table.button('Fate il gioco 1 non ha risposto').click()
    await table.button('Fate il gioco', page.getByRole('dialog')).click()
    await insures()
    await table.tell(40, 32, 'nera')
    await expect(table.box('Inverso').getByText('liberata')).toBeVisible()
    await expect.poll(() => table.balance('banco:T1')).toBe(5 + 500 + 5)
    await table.button(/^Prende/).click()
    await expect(table.box('Inverso').getByRole('listitem')).toHaveCount(0)
  })

  await test.step('T.9 the last colpo of the taglia', async () => {
    await table.button('Fate il gioco').click()
    await choose('1003')
    await table.button('100').click()
    await table.stake('Nero')
    await table.button('Altro').click()
    await table.button('Ultimo colpo della taglia', sheet).click()
    await table.button('Chiudi', sheet).click()
    await expect(page.getByText('Ultimo colpo', { exact: true })).toBeVisible()
    await table.tell(38, 36, 'nera')
    await expect(page.getByText(/^La taglia è finita/)).toBeVisible()
    await expect.poll(() => table.balance('banco:T1')).toBe(510 + 100)
  })

  await test.step('K.4 the count has one too many, and the gap names its colpi', async () => {
    await float.face('Cambio')
    // 13.600 at the opening and 610 that the banco won, with a piece of one besides.
    await float.declare([11, 41, 40, 50, 100, 100, 111], 'plus di 1')
    await expect(page.getByText(/colpi 1–3/)).toBeVisible()
    await float.judge()
  })

  await test.step('K.4 the book of the table and the sheet of the day are fetched and read', async () => {
    const book = await table.paper('tavolo/T1')
    expect(book).toContain('Libro del tavolo')
    expect(book).toContain('Secondo i colpi +610')
    expect(book).toContain('Plus e minus dichiarati +1')
    expect(book).toContain('Secondo la dotazione +611')
    expect(book).toMatch(/1–3 \(3\) \+610/)
    expect(await table.paper('giornata')).toContain('Risultato di tutti i tavoli +611')
  })
  await table.room.close()
})
