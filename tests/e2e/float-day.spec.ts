import { expect, test } from '@playwright/test'
import { pdfText } from '@/tests/print/pdfText'
import { nameOf } from './chemin/club-table'
import { VALUES } from './float/acts'
import { ChangeurPost, PIN, STAFF } from './float/post'
import { picture } from './support/screens'

const ENGLISH = [
  ['Change', 'change'],
  ['Tax', 'tax'],
  ['Banknotes', 'banknotes'],
  ['Advances', 'advances'],
  ['Reintegri', 'forms'],
  ['Side table', 'side'],
  ['Turn', 'turn'],
  ['Plus and minus', 'gap'],
  ['Open and close', 'day'],
  ['Day book', 'book'],
] as const

test('V.book the changeur’s whole day at the second tablet, from the opening to the count room', async ({
  browser,
}) => {
  const post = await ChangeurPost.open(browser)
  const { page, table } = post
  const equation = page.getByRole('region', { name: 'L’equazione della dotazione' })
  const aloud = page.getByText('Si dice:').locator('..')
  const counts = async () => await Promise.all(VALUES.map((value) => post.held(value)))

  await test.step('without an opened box the tablet shows the steps of the opening', async () => {
    await post.face('Cambio')
    await picture(page, 'float-opening')
    await post.signed('Ordina l’apertura')
    await post.tap(/^Sono 312 carte/)
    await post.placeTaxBox('7', '118')
    await post.tap('Conta la dotazione')
    await post.tickAll(post.sheet())
    await picture(page, 'float-opening-count')
    await post.tap(nameOf(STAFF.changeur), post.sheet())
    await post.tap('Firma il commissario', post.sheet())
    await picture(page, 'float-pin')
    await post.sign()
    await picture(page, 'float-opening-witness')
    await post.signed('Firma il testimone')
    await expect(equation).toContainText('300.000')
  })

  await test.step('the tablet keeps its face when the page is loaded again', async () => {
    await page.reload()
    await expect(equation).toContainText('300.000')
  })

  await test.step('a change proposes the fewest pieces; an unequal one cannot be sent', async () => {
    await post.pieces('500')
    await expect(page.getByText('2 × 200 + 1 × 100').first()).toBeVisible()
    await picture(page, 'float-change')
    await post.tap(/^Escono/)
    await post.pieces('100')
    await expect(page.getByText('Escono 100 di troppo.')).toBeVisible()
    await expect(post.button('Cambia 500')).toBeDisabled()
    await picture(page, 'float-change-unequal')
    await post.tap('5 × 100')
    await post.tap('Cambia 500')
    await expect(aloud).toContainText('Cambio di 500')
    await expect.poll(() => post.held('500')).toBe(34)
    await expect.poll(() => post.held('100')).toBe(145)
    await expect(equation).toContainText('= 300.000')
  })

  await test.step('a change that was written twice is undone, and its line stays with the reason', async () => {
    await post.part('Libretto')
    await picture(page, 'float-book')
    await post.tap('Annulla la riga…')
    await post.tap('Scritto due volte', post.sheet())
    await picture(page, 'float-undo')
    await post.tap('Annulla la riga', post.sheet())
    await expect.poll(() => post.held('500')).toBe(33)
    await post.tap('Qualcosa non va?')
    await picture(page, 'float-slips')
  })

  await test.step('the tax of a coup falls into the box by one tap', async () => {
    await post.face('Partita')
    await post.wins(200)
    await picture(page, 'float-game-face')
    await post.face('Cambio')
    await post.part('Cagnotte')
    await expect(page.getByText('di fatto 200')).toBeVisible()
    await picture(page, 'float-tax')
    await post.tap('Nella cassetta')
    await expect(page.getByText('Nessuna cagnotte da versare.')).toBeVisible()
    await picture(page, 'float-tax-paid')
  })

  await test.step('the turn changes when both have counted the same', async () => {
    await post.part('Turno')
    await picture(page, 'float-turn')
    const counted = await counts()
    await post.tap(/^Passa il turno a/)
    await picture(page, 'float-handover')
    await post.typeCounts([...counted, 0], true)
    await post.tap('Firma la conta')
    await expect(post.button(/ha contato$/)).toBeVisible()
    await post.typeCounts([...counted, 0], true)
    await picture(page, 'float-handover-second')
    await post.tap('Firma e prende il turno')
    await expect(post.sheet().getByRole('group', { name: 'PIN' })).toBeVisible()
    await post.rest()
    await page.keyboard.type(PIN, { delay: 50 })
    await page.keyboard.press('Enter')
    await expect(page.locator('header')).toContainText(nameOf(STAFF.second))
  })

  await test.step('a reintegro goes through its five steps, each with its hour', async () => {
    await post.part('Reintegri')
    await post.tap('Reintegro')
    await post.tap('Togli tutti i pezzi')
    await post.pieces('1')
    for (const digit of ['1', '00']) await post.tap(digit)
    await post.tap(/^Escono dal tavolo/)
    await post.pieces('100')
    await picture(page, 'float-reintegro')
    await post.tap('Chiedi 100')
    await post.signed('Approva il commissario')
    await post.signed('Prepara la cassa')
    await post.signed('Controfirma il testimone')
    await post.signed('Parte il valletto')
    await expect(equation).toContainText('= 300.000')
    await picture(page, 'float-reintegro-carried')
    await post.tap('Conta e ricevi')
    await post.tickAll(post.sheet())
    await picture(page, 'float-receive')
    await post.tap('Ricevuto', post.sheet())
    await expect.poll(() => post.held('1')).toBe(120)
  })

  await test.step('an aggiunta makes the float larger', async () => {
    await post.tap('Aggiunta')
    await post.pieces('1.000', '1.000')
    await post.tap('Chiedi 2.000')
    for (const step of ['Approva il commissario', 'Prepara la cassa', 'Parte il valletto'])
      await post.signed(step)
    await post.tap('Conta e ricevi')
    await post.tickAll(post.sheet())
    await post.tap('Ricevuto', post.sheet())
    await expect(equation).toContainText('= 302.000')
  })

  await test.step('an advance needs the inspector’s leave, and its last return is said aloud', async () => {
    await post.part('Anticipazioni')
    await post.tap(/Persona/)
    await page.getByRole('option', { name: /Socio 1002/ }).click()
    await page.getByRole('textbox', { name: 'Somma, al più 500' }).fill('300')
    await page.keyboard.press('Tab')
    await post.signed('Concede: firma il commissario')
    await picture(page, 'float-advance')
    await post.tap(/^Consegna/)
    await expect(equation).toContainText('= 302.000')
    await picture(page, 'float-advance-out')
    await post.tap(/^Rientra tutto/)
    await expect(aloud).toContainText('Ultimo rientro, posto 2')
    await picture(page, 'float-advance-back')
  })

  await test.step('banknotes become chips within the person’s limit', async () => {
    await post.part('Banconote')
    await post.tap(/Persona/)
    await page.getByRole('option', { name: /Socio 1003/ }).click()
    await page.getByRole('textbox', { name: 'Totale della macchina contabanconote' }).fill('1000')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Oggi può ancora cambiare')).toContainText('3.000')
    await picture(page, 'float-banknotes')
    await post.tap('Banconote in fiches: 1.000')
    await expect(aloud).toContainText('Banconote in fiches: 1.000')
    await expect(equation).toContainText('= 302.000')
    // Below the threshold no name is needed.
    await post.tap(/Persona/)
    await page.getByRole('option', { name: 'Senza nome' }).click()
    await page.getByRole('textbox', { name: 'Totale della macchina contabanconote' }).fill('100')
    await page.keyboard.press('Tab')
    await post.tap('Banconote in fiches: 100')
    await expect(aloud).toContainText('Banconote in fiches: 100')
    await expect(equation).toContainText('= 302.000')
  })

  await test.step('a tip lies on the side table, outside the float', async () => {
    await post.part('Tavolino')
    await post.tap('Mancia o orfanello…')
    await post.pieces('20')
    await picture(page, 'float-tip')
    await post.tap('Sul tavolino: 20')
    await post.tap('Riferito al commissario')
    await post.signed('Ritira il commissario')
    await expect(page.getByText('Sul tavolino non c’è nulla.')).toBeVisible()
  })

  await test.step('without a network a change waits and goes by itself; a signature says that it cannot wait', async () => {
    await post.part('Cambio')
    const before = await post.held('200')
    await page.context().setOffline(true)
    await post.pieces('200')
    await post.tap(/^Cambia 200/)
    await expect(page.getByText('1 operazione partirà da sola')).toBeVisible()
    await picture(page, 'float-offline')
    await post.part('Apri e chiudi')
    await post.tap('Ordina la chiusura')
    await post.typePin()
    await expect(post.sheet().getByText(/^Manca la connessione/)).toBeVisible()
    await post.tap('Chiudi', post.sheet())
    await page.context().setOffline(false)
    await expect.poll(() => post.held('200')).toBe(before + 1)
  })

  await test.step('every part speaks English too', async () => {
    await post.speak('en')
    for (const [name, file] of ENGLISH) {
      await post.part(name, 'Parts of the changeur’s post')
      await picture(page, `float-en-${file}`)
    }
    await post.speak('it')
  })

  await test.step('a minus of one chip is narrowed to its coups and declared', async () => {
    await post.face('Partita')
    await post.tap(/^Tutto il banco/)
    await post.tap('Banco', page.locator('aside'))
    await post.tap(/^Banco 390 → /)
    await post.face('Cambio')
    await post.part('Cagnotte')
    await post.tap('Nella cassetta')
    await post.part('Plus e minus')
    await picture(page, 'float-gap')
    const fifty = (await post.held('50')) - 1
    await post.tap('Conta la dotazione')
    const sheet = post.sheet()
    await post.tickAll(sheet)
    await post.tap(/^50, /, sheet)
    for (const digit of String(fifty)) await post.tap(digit, sheet)
    await expect(sheet.getByText('Manca 1 pezzo da 50')).toBeVisible()
    await expect(sheet.getByText(/^Un colpo e \d+ righe del libretto/)).toBeVisible()
    await picture(page, 'float-minus')
    await post.tap('Dichiara un minus di 50', sheet)
    await post.signed('Si gioca: firma il commissario')
    await post.signed('Il testimone ne prende nota')
    await expect(equation).toContainText('= 301.950')
    await picture(page, 'float-minus-declared')
  })

  await test.step('the table is closed before two, and the box goes to the count room', async () => {
    await post.part('Apri e chiudi')
    await post.signed('Ordina la chiusura')
    await post.tap(/^Sono 312 carte/)
    await picture(page, 'float-closing')
    await page.getByLabel('Nuovo sigillo').fill('119')
    await post.signed('Sigilla il commissario')
    await post.tap('Conta la dotazione')
    await post.tickAll(post.sheet())
    await post.sheet().getByLabel('Sigillo della cassetta in custodia').fill('120')
    await picture(page, 'float-closing-count')
    await post.signed('Firma il commissario', post.sheet())
    await post.signed('Firma il testimone')
    await post.signed('Scorta il commissario')
    await expect(page.getByRole('heading', { name: 'Giornata chiusa' })).toBeVisible()
    await picture(page, 'float-closed')
    await post.signElsewhere('conta', 'receiveTaxBox', { isSealWhole: true })
    await post.signElsewhere('conta', 'countTaxBox', { pieces: { 10: 1 } })
    await expect(page.getByText(/in sala conta alle/)).toBeVisible()
    await post.tap('Firma la seconda persona')
    await picture(page, 'float-box-confirm')
    await post.sign()
    await expect(post.button('Firma la seconda persona')).toBeHidden()
  })
  await test.step('the day book is printed with everything that happened', async () => {
    const at = `${table.room.url}/print/prova/${table.eveningId}/float/libretto/T1.pdf`
    const printed = await page.request.get(at)
    expect(printed.ok()).toBe(true)
    const paper = pdfText(await printed.body())
    expect(paper).toContain('Libretto del tavolo')
    expect(paper).not.toContain('PROVVISORIO')
    for (const words of ['Minus dichiarati − 50', 'Aggiunte 2.000', 'Scritto due volte'])
      expect(paper).toContain(words)
    for (const role of ['changeur', 'second'] as const) expect(paper).toContain(nameOf(STAFF[role]))
  })
  await table.room.close()
})
