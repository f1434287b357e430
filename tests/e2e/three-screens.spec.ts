import { expect, test } from '@playwright/test'
import { ClubTable } from './chemin/club-table'
import { Felt } from './chemin/felt'
import { nameOf, Phone } from './chemin/phone'
import { AFTER_PALETTE, toAuction } from './chemin/sale'
import { Office } from './desk/office'
import { picture, signedIn } from './support/screens'
import { Tablet } from './support/tablet'

test('poker: the tablet dissolves the table, the player’s phone and the desk say so, and the resti are counted', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  await office.openEvening()
  await office.play(2)
  const tablet = new Tablet(await office.tablet())
  const phone = await office.person('1003', 'phone')
  const { desk } = office
  await office.deskTo('Conta e tableau')

  await test.step('II.7 after the first hour the tablet ends the game in two taps', async () => {
    await office.room.pass(61)
    await tablet.button('Altro').click()
    await tablet.button('Sciogli il tavolo…').click()
    await picture(tablet.page, 'three-poker-dissolve')
    await tablet.button('Sì, scioglilo').click()
    await expect(tablet.page.getByRole('heading', { name: 'Il tavolo si è sciolto' })).toBeVisible()
    await picture(tablet.page, 'three-poker-tablet')
  })

  await test.step('the phone says that the chips go to the desk, and the desk that the table is dissolved', async () => {
    await expect(phone.getByText('Sciolto', { exact: true }).first()).toBeVisible()
    await picture(phone, 'three-poker-phone')
    await expect(desk.getByText('sciolto', { exact: true }).first()).toBeVisible()
    await picture(desk, 'three-poker-desk')
  })

  await test.step('XVI.1 the desk counts each resto, and tablet and phone show what follows', async () => {
    await desk.getByRole('button', { name: 'Comincia la conta' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Comincia la conta' }).click()
    await expect(tablet.page.getByRole('heading', { name: 'Si contano i resti' })).toBeVisible()
    const fields = desk.getByRole('textbox', { name: /^Resto contato di/ })
    await expect(fields).toHaveCount(office.members.length)
    const resti = [149, 57, 98, 98, 98]
    for (const [at, resto] of resti.entries()) {
      await fields.nth(at).fill(String(resto))
      await fields.nth(at).press('Enter')
    }
    await expect(desk.getByText('Tutti i resti sono contati')).toBeVisible()
    await picture(desk, 'three-poker-count')
    await desk.getByRole('button', { name: 'Chiudi il tableau' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Chiudi il tableau' }).click()
    await expect(tablet.page.getByRole('heading', { name: 'Tableau chiuso' })).toBeVisible()
    await picture(tablet.page, 'three-poker-closed')
    await picture(phone, 'three-poker-phone-closed')
  })
  await office.close()
})

test('chemin de fer: the suivi called on a phone, a mano that nobody buys imposed on the next, and the end of the taglia', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const felt = new Felt(table)
  const { page } = felt
  const second = await Phone.of(browser, table, '1002')
  const inspector = await signedIn(browser, 'phone', table.room, '3001', '/deputato')
  await expect(inspector.getByRole('heading').first()).toBeVisible()

  await test.step('S.90a banco is called on the phone, lost, and followed by the suivi', async () => {
    await felt.opens(200)
    await felt.announce()
    await second.button('Banco 200').click()
    await second.says('Avete chiamato')
    await felt.button('Chiudi il gioco').click()
    await felt.dealTo('1002')
    await felt.says('No')
    await felt.bankStandsOn(7)
    await felt.puntaShows(6)
    await felt.ends('Vince il banco', '390')
    await felt.announce()
    await second.says('Avete diritto al suivi')
    await second.picture('three-chemin-suivi-phone')
    await second
      .button(/^Suivi/)
      .first()
      .click()
    await second.says('Avete chiamato')
    await felt.button('Chiudi il gioco').click()
    await expect(felt.button(/^Socio 1002.*ha il suivi/)).toBeVisible()
    await picture(page, 'three-chemin-suivi')
    await felt.dealTo('1002')
    await felt.says('Batte 8')
    await felt.bankShows(9)
    await felt.ends('Vince il banco', '760')
  })

  await test.step('S.99 everybody lets the mano go by, on the phone or at the tablet, and it is imposed', async () => {
    const panel = felt.part('La mano passata')
    await felt.act('Passa la mano')
    await second.says('La mano è in vendita: la prendete per')
    await second.button('Lascio passare').click()
    const asked = felt.button('La lascia', panel)
    for (const card of ['1003', '1004', '1005', '1006']) {
      await expect(panel).toContainText(nameOf(card))
      await asked.click()
    }
    await toAuction(felt, AFTER_PALETTE)
    await picture(page, 'three-chemin-auction')
    await felt.button('Nessuno compra', panel).click()
    await expect(page.getByText('Deve prendere la mano: nessuno l’ha comprata.')).toBeVisible()
    await picture(page, 'three-chemin-imposed')
    await second.says('spetta a voi per obbligo')
    await second.picture('three-chemin-imposed-phone')
    await second.sum('Apro con', 50)
    await felt.bankIs('50')
  })

  await test.step('S.35 the mask comes out: this coup is the last, and the taglia ends', async () => {
    await felt.stakes({ card: '1003', what: 50 })
    await felt.dealTo('1003')
    await felt.button('Maschera').click()
    await expect(page.getByText('Ultimo colpo', { exact: true })).toBeVisible()
    await second.picture('three-chemin-last-phone')
    await felt.says('No')
    await felt.bankStandsOn(6)
    await felt.puntaShows(7)
    await felt.act('Conta le ultime carte')
    await felt.ends('Vince la punta')
    await expect(felt.heading('Taglia 1 finita')).toBeVisible()
    await picture(page, 'three-chemin-over')
    await second.picture('three-chemin-over-phone')
    await picture(inspector, 'three-chemin-inspector')
    await felt.button('Fine della taglia').click()
    await expect(felt.heading('Taglia 2: da mescolare')).toBeVisible()
  })
  await table.room.close()
})
