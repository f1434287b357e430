import { expect, type Locator, test } from '@playwright/test'
import { TAPS } from '@/docs/taps'
import { Office } from './desk/office'
import { Moves } from './play/moves'
import { nameOf } from './support/night'
import { picture } from './support/screens'
import { Tablet } from './support/tablet'
import { expectTaps } from './support/taps'

test.describe.configure({ mode: 'serial' })

let office: Office
let tablet: Tablet

const [ALFA, BETA, GAMMA, DELTA] = [nameOf('1001'), nameOf('1002'), nameOf('1003'), nameOf('1004')]
const LAST = nameOf('1005')

test.beforeAll(async ({ browser }) => {
  office = await Office.open(browser)
  await office.openEvening()
  await office.play(0)
  tablet = new Tablet(await office.tablet())
})
test.afterAll(() => office?.close())

const dialog = (): Locator => tablet.page.getByRole('dialog')
const card = (): Locator => tablet.page.getByRole('region', { name: /^Fine del colpo/ })
const stake = (member: string): Locator =>
  tablet.rows().getByRole('listitem').filter({ hasText: member }).getByRole('button').nth(1)

async function type(...keys: string[]): Promise<void> {
  const pad = tablet.page.getByRole('region', { name: 'Quanto ha messo' })
  for (const key of keys) await tablet.button(key, pad).click()
}

test('one winner and nobody paying: three taps, and the buttons keep their places', async () => {
  const places = async () => {
    const region = tablet.page.getByRole('region', { name: /^Colpo \d+ in gioco$/ })
    const boxes = [ALFA, BETA, GAMMA, DELTA, LAST].map((name) =>
      tablet.button(name, region).boundingBox(),
    )
    return Promise.all(boxes)
  }
  await expectTaps(tablet.page, TAPS.oneWinner, async () => {
    await tablet.deal()
    await tablet.begin(ALFA)
    await tablet.confirm()
    await expect(card()).toContainText(`vince ${ALFA}`)
  })
  await expect(card()).toContainText('+5')
  await tablet.deal()
  const before = await places()
  await picture(tablet.page, 'result-winners')
  await tablet.begin('Nessuno ha aperto')
  await tablet.confirm()
  await expect(card()).toContainText('nessuno apre', { ignoreCase: true })
  await tablet.deal()
  expect(await places()).toEqual(before)
  await tablet.begin(ALFA)
  await tablet.confirm()
})

test('a second name moves the win, dividing is its own button, and the button says what will happen', async () => {
  await tablet.deal()
  await tablet.begin(ALFA)
  // Each player's resto stands beside the name, since it bounds what they can have put in.
  await expect(tablet.rows().getByText(/^resto \d+$/)).toHaveCount(5)
  await tablet.choose(BETA)
  await expect(tablet.button(/^Conferma\s*Socio 1002 \+5$/, dialog())).toBeEnabled()
  await tablet.button('Si divide…', dialog()).click()
  await tablet.choose(ALFA)
  await expect(tablet.button(/^Conferma.*Socio 1001 \+\d.*/, dialog())).toBeEnabled()
  await expect(tablet.button(/Socio 1002 \+\d/, dialog())).toBeEnabled()
  await tablet.button('Chiudi', dialog()).click()
  await tablet.begin(BETA)
  await tablet.confirm()
})

test('three who pay the same: six taps', async () => {
  const sitsOut = tablet.page.getByRole('group', { name: 'Toccate chi non gioca' })
  await tablet.button(LAST, sitsOut).click()
  await expectTaps(tablet.page, TAPS.threePay, async () => {
    await tablet.deal()
    await tablet.begin(ALFA)
    await type('1', '0')
    await tablet.button(`Tutti come ${ALFA}`, dialog()).click()
    await picture(tablet.page, 'result-three')
    await expect(tablet.button(/^Conferma\s*Socio 1001 \+34$/, dialog())).toBeVisible()
    await tablet.confirm()
  })
  for (const member of [BETA, GAMMA, DELTA]) await expect(card()).toContainText(`${member}−10`)
  await picture(tablet.page, 'result-end-card')
})

test('the phones of the table are told in one line', async () => {
  const phone = await office.person('1002', 'phone')
  await expect(phone.getByText(/vince Socio 1001/).first()).toBeVisible()
  await expect(phone.getByText(/voi\s*−10/)).toBeVisible()
  await picture(phone, 'phone-end-card')
})

test('a side pot: eight taps', async () => {
  await tablet.colpo(BETA, { [BETA]: 50, [DELTA]: 50 })
  await expectTaps(tablet.page, TAPS.sidePot, async () => {
    await tablet.deal()
    await tablet.begin(DELTA)
    await stake(GAMMA).click()
    await type('7', '0')
    await stake(BETA).click()
    const question = dialog().getByRole('group', { name: /oltre il resto del vincitore/ })
    await picture(tablet.page, 'result-side')
    await tablet.button(BETA, question).click()
    await tablet.confirm()
  })
})

test('XII.5 two who are equal share what lies beyond the winner’s resto', async () => {
  await tablet.colpo(BETA, { [BETA]: 60, [LAST]: 60 })
  await tablet.deal()
  await tablet.begin(LAST)
  await stake(ALFA).click()
  await type('5', '0')
  await stake(BETA).click()
  const question = dialog().getByRole('group', { name: /oltre il resto del vincitore/ })
  await tablet.button('Si divide…', question).click()
  await expect(tablet.button('Se la dividono', question)).toBeDisabled()
  for (const member of [ALFA, BETA]) await tablet.button(member, question).click()
  await picture(tablet.page, 'result-side-shared')
  await tablet.button('Se la dividono', question).click()
  await expect(dialog().getByText(`La parte oltre va a ${ALFA}, ${BETA}`)).toBeVisible()
  await tablet.confirm()
  const [row] = await office.room.database.sql<{ ranking: string[][] }[]>`
    select event -> 'outcome' -> 'ranking' as ranking from journal
     where type = 'colpoSettled' order by position desc limit 1`
  expect(row?.ranking.map((group) => group.length)).toEqual([1, 2])
})

test('a correction says which chips to move until the table has moved them; the same again is not offered', async () => {
  const { page } = tablet
  await tablet.colpo(ALFA, { [ALFA]: 10, [LAST]: 10 })
  const number = await tablet.page.getByText('Colpo', { exact: true }).locator('..').textContent()
  const colpo = Number((number ?? '').replace(/\D/g, ''))
  await tablet.button(`Correggi il colpo ${colpo}`).click()
  await expect(dialog().getByText('non c’è nulla da correggere')).toBeVisible()
  await tablet.button('Vincitore sbagliato', dialog()).click()
  await expect(tablet.button(/^Conferma/, dialog())).toBeDisabled()
  await tablet.choose(LAST)
  await expect(dialog().getByText(`${ALFA} dà 25 a ${LAST}`)).toBeVisible()
  await picture(page, 'result-correction')
  await tablet.confirm()
  const moves = page.getByRole('region', {
    name: `Colpo ${colpo}: spostate le fiches`,
  })
  await expect(moves).toContainText(`${ALFA} dà 25 a ${LAST}`)
  await tablet.deal()
  await page.reload()
  await expect(moves).toBeVisible()
  await picture(page, 'result-chips-to-move')
  await tablet.button('Fatto', moves).click()
  await expect(moves).toBeHidden()
})

test('X.2 at level 2 too, who leaves with alien cards takes the uscita back', async () => {
  await tablet.begin(ALFA)
  await tablet.button('Fuori dal colpo…', dialog()).click()
  const row = tablet.rows().getByRole('listitem').filter({ hasText: BETA })
  await tablet.button('riprende l’uscita', row).click()
  await picture(tablet.page, 'result-out')
  await tablet.confirm()
  await expect(card()).toContainText('+4')
  await tablet.deal()
})

test('V.5 an error of the deal is reported as found before or after the second card', async () => {
  await tablet.button('Colpo nullo…').click()
  await tablet.button('Mancava l’alzata', dialog()).click()
  await picture(tablet.page, 'result-void')
  await tablet.button('Prima della seconda carta al primo giocatore', dialog()).click()
  await expect(card()).toContainText('colpo nullo (§ V.5)', { ignoreCase: true })
})

test('XII.3 a winner who opened without the opening voids the colpo, and the tablet says so before', async () => {
  await tablet.deal()
  await tablet.begin(ALFA)
  await type('1', '0')
  await stake(BETA).click()
  await tablet.button('Apertura mancata…', dialog()).click()
  const row = tablet.rows().getByRole('listitem').filter({ hasText: ALFA })
  await tablet.button('ha aperto senza', row).click()
  await expect(dialog().getByText(/ognuno riprende la sua messa/)).toBeVisible()
  await picture(tablet.page, 'result-wrong-opener')
  await tablet.button('Annulla il colpo', dialog()).click()
  await expect(card()).toContainText('XII.3')
})

test('a colpo move by move ends with its card too, and VI.6 is read before “no”', async () => {
  const { page } = tablet
  await tablet.button('Altro').click()
  await tablet.button(/^Mossa per mossa/).click()
  await tablet.button('Chiudi').click()
  const moves = new Moves(tablet)
  const [opener = '', second = '', ...others] = await moves.deal()
  // Less than the pot, so that whoever opens keeps chips for the bet after the draw.
  await moves.openFor(opener, 2)
  await moves.says(second, /^Accetta\s*2$/)
  await moves.fold(...others)
  await moves.draw([opener, 'Servito'], [second, 'Servito'])
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(second, /^Accetta\s*1$/)
  await tablet.button('No', moves.panel()).click()
  await expect(dialog()).toContainText('L’apertura va mostrata')
  await picture(page, 'result-opening-no')
  await tablet.button('Annulla', dialog()).click()
  await moves.showsOpening(true)
  await moves.shows(opener, '10c 10q 10p 7f 6c')
  await moves.shows(second, 'Kc Kq 9p 9f 6q')
  await expect(card()).toContainText('Tris di dieci batte doppia', { ignoreCase: true })
  await expect(card()).toContainText('XII.5')
  await picture(page, 'result-end-card-moves')
  await tablet.button('Visto', card()).click()
  await expect(card()).toBeHidden()
  await tablet.button('Altro').click()
  await tablet.button(/^Il risultato di ogni colpo/).click()
  await tablet.button('Chiudi').click()
})

test('a parol: five taps and one a player; its pot is shared at the count by those in it, and the desk is asked', async () => {
  await expectTaps(tablet.page, TAPS.parol, async () => {
    await tablet.deal()
    await tablet.begin('Parol')
    await type('1', '0')
    for (const member of [ALFA, BETA, GAMMA]) await tablet.choose(member)
    await picture(tablet.page, 'result-parol')
    await tablet.confirm()
  })
  const { desk } = office
  await office.deskTo('Conta e tableau')
  await desk.getByRole('button', { name: 'Comincia la conta' }).click()
  const asked = desk.getByRole('dialog')
  await expect(asked).toContainText('Il pot del parol si divide tra chi vi partecipa')
  await expect(asked.getByRole('list', { name: 'A ciascuno' }).getByRole('listitem')).toHaveCount(3)
  await picture(desk, 'desk-parol-shared')
  await asked.getByRole('button', { name: 'Comincia la conta' }).click()
  await expect(desk.getByRole('textbox', { name: /^Resto contato di/ }).first()).toBeVisible()
})
