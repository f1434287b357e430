import { expect, test } from '@playwright/test'
import { Office } from './desk/office'
import { Moves } from './play/moves'
import { nameOf } from './support/night'
import { picture, takeBack } from './support/screens'
import { Tablet } from './support/tablet'

test.describe.configure({ mode: 'serial' })

let office: Office
let tablet: Tablet
let moves: Moves

test.beforeAll(async ({ browser }) => {
  office = await Office.open(browser, [], [], undefined, { level: 3 })
  await office.openEvening()
  await office.play(0)
  tablet = new Tablet(await office.tablet())
  moves = new Moves(tablet)
})
test.afterAll(() => office?.close())

test('a seat entered by mistake is undone before the first card, and taken again', async () => {
  const { page } = tablet
  const seats = page.getByRole('list', { name: 'Posti al tavolo' })
  const seat = seats.getByRole('button', { name: /Socio 1005/ })
  await seat.click()
  await tablet.button('Segnato per sbaglio: non siede qui').click()
  await expect(seat).toContainText('si attende')
  await tablet.button('Ha preso posto').click()
  await expect(seat).not.toContainText('si attende')
})

test('Carte date names who sits out, and one tap takes the cards back before the first word', async () => {
  const { page } = tablet
  const out = page.getByRole('group', { name: 'Toccate chi non gioca' })
  await out.getByRole('button', { name: 'Socio 1005' }).click()
  await tablet.button('Carte date senza Socio 1005').click()
  await expect(moves.panel()).toBeVisible()
  await picture(page, 'deal-taken-back')
  await tablet.button(/^Togli: le carte/).click()
  await expect(page.getByRole('heading', { name: 'Primo colpo' })).toBeVisible()
  await expect(tablet.button('Carte date')).toBeVisible()
})

test('the raise says what it is, the apertore and the alzore are marked, red suits are red', async () => {
  const { page } = tablet
  const [opener = '', raiser = '', ...others] = await moves.deal()
  const seats = page.getByRole('list', { name: 'Posti al tavolo' })
  await expect(seats.getByText('alzore')).toHaveCount(1)
  await moves.says(opener, /^Apre\s*5$/)
  await expect(
    seats.getByRole('listitem').filter({ hasText: opener }).getByText('apertore'),
  ).toBeVisible()
  await expect(tablet.button(/^Rilancia a\s*10 \(5 \+ 5\)$/, moves.panel())).toBeVisible()
  await picture(page, 'play-level3-raise')
  await moves.says(raiser, /^Rilancia a\s*10/)
  await tablet.button('Altri casi…', moves.panel()).click()
  const dialog = page.getByRole('dialog')
  await tablet.button(/^Ha parlato prima del suo turno/, dialog).click()
  await picture(page, 'play-early-words')
  await tablet.button('Chiudi', dialog).click()
  const contested = await moves.rareCase('Rilancio contestato')
  const stands = contested.getByRole('group', { name: /^Contestato, il rilancio vale/ })
  await tablet.button(raiser, stands).click()
  await expect(contested).toBeHidden()
  await moves.fold(...others)
  await moves.says(opener, /^Accetta\s*5$/)
  await expect(moves.panel().getByRole('heading')).toContainText(/Accomodo: chiede\s*Socio/)
  await moves.draw([opener, '1 carta'], [raiser, '1 carta'])
  await moves.says(opener, 'Parol')
  await moves.says(raiser, /^Punta\s*1$/)
  await moves.says(opener, 'Lascia')
  await moves.showsOpening(true)
  await expect(page.getByRole('heading', { name: 'Prossimo colpo' })).toBeVisible()
})

test('the move that ended a colpo is taken back until the next deal', async () => {
  const { page } = tablet
  const before = await moves.resti()
  await picture(page, 'tablet-take-back')
  await takeBack(page, /vince/i)
  await expect(moves.panel().getByText('mostra l’apertura?')).toBeVisible()
  await moves.showsOpening(true)
  await expect(page.getByRole('heading', { name: 'Prossimo colpo' })).toBeVisible()
  expect(await moves.resti()).toEqual(before)
})

test('a word on a parol and a split are taken back until its hand is dealt', async () => {
  const { page } = tablet
  const [opener = '', second = '', ...others] = await moves.deal()
  await moves.says(opener, /^Apre\s*\d/)
  await moves.says(second, /^Accetta/)
  await moves.fold(...others)
  await moves.draw([opener, '1 carta'], [second, '1 carta'])
  await moves.says(opener, 'Parol')
  await moves.says(second, 'Parol')
  const panel = page.getByRole('region', { name: 'Parol' })
  const speaks = panel.getByText('dichiara, una volta per tutte')
  const first = (await speaks.textContent()) ?? ''
  await tablet.button(/^Entra/, panel).click()
  await expect(speaks).not.toHaveText(first)
  await takeBack(page, /la parola di/)
  await expect(speaks).toHaveText(first)
  await tablet.declareParol(5)
  await tablet.button('Dividi il pot in 2').click()
  await takeBack(page, 'la divisione del pot')
  await expect(tablet.button('Dividi il pot in 2')).toBeVisible()
  await picture(page, 'tablet-parol-take-back')
})

test('a dispute freezes the panel, and the panel says why; the level says why it cannot change', async () => {
  const { page } = tablet
  await moves.deal()
  await tablet.button('Altro').click()
  await expect(
    page.getByText('Un colpo è già in gioco: prima registratene il risultato.'),
  ).toBeVisible()
  await picture(page, 'tablet-level-reason')
  await tablet.button('Contestazione').click()
  const sheet = page.getByRole('dialog')
  for (const card of ['1001', '1002']) await tablet.button(nameOf(card), sheet).click()
  await tablet.button('Un rilancio', sheet).click()
  await tablet.button('Apri la contestazione', sheet).click()
  await expect(moves.panel().getByText(/Fermi: c’è una contestazione/)).toBeVisible()
  await picture(page, 'tablet-frozen')
})

test('where no card is recorded a deal is taken back with a question, and a result begun upon it does not reach the next', async ({
  browser,
}) => {
  const other = await Office.open(browser, [], [], undefined, { level: 2 })
  await other.openEvening()
  await other.play(0)
  const first = new Tablet(await other.tablet())
  await first.deal()
  await first.begin(nameOf('1001'))
  await expect(first.page.getByRole('dialog')).toBeVisible()
  const page = await first.page.context().newPage()
  await page.goto(first.page.url())
  await takeBack(page, 'le carte date')
  await new Tablet(page).deal()
  await first.page.bringToFront()
  await expect(first.page.getByRole('heading', { name: 'Chi ha vinto?' })).toBeVisible()
  await expect(first.rows()).toHaveCount(0)
  await other.close()
})
