import { expect, type Page, test } from '@playwright/test'
import { TAPS } from '@/docs/taps'
import { BlackJackTable } from './black-jack/day'
import { ClubTable } from './chemin/club-table'
import { Employee, Phone } from './chemin/phone'
import { Office } from './desk/office'
import { drawAutograph, screen, signedIn } from './support/screens'
import { expectTaps } from './support/taps'
import { TrenteTable } from './trente-et-quarante/day'

/** The story of the chips that a member asked. */
const asked = (phone: Page) => phone.getByRole('status').filter({ hasText: /^Fiches chieste/ })

test('poker: a member signs a list and asks for a passata; a tablet is paired by the code on the desk’s screen', async ({
  browser,
}) => {
  const office = await Office.open(browser, ['1006'])
  await office.openEvening()
  await office.play(0)
  const phone = await office.person('1006', 'phone')
  await expectTaps(phone, TAPS.phoneSigns, async () => {
    await phone.getByRole('button', { name: 'Firma la lista' }).click()
    await drawAutograph(phone)
    await phone.getByRole('button', { name: 'Firmo, sono al Circolo' }).click()
    await expect(phone.getByText('Firma ricevuta')).toBeVisible()
  })
  const player = await office.person('1003', 'phone')
  await expect(player.getByRole('heading', { name: 'I posti', exact: true })).toBeVisible()
  // Nothing of a giro before the first one.
  await expect(player.getByText('giro')).toHaveCount(0)
  await expectTaps(player, TAPS.phoneAsksPoker, async () => {
    await player.getByRole('button', { name: /^Una passata/ }).click()
    await player.getByRole('dialog').getByRole('button', { name: 'Chiedo' }).click()
    await expect(asked(player)).toBeVisible()
  })
  await office.deskTo('Tablet')
  await office.desk.getByRole('button', { name: 'Mostra il codice' }).click()
  const alt = await office.desk.getByRole('img', { name: /code=/ }).getAttribute('alt')
  const url = /https?:\S+/.exec(alt ?? '')?.[0] ?? ''
  const tablet = await screen(browser, 'tablet', url)
  await expectTaps(tablet, TAPS.tabletPaired, async () => {
    await tablet.getByRole('button', { name: 'Entra al tavolo' }).click()
    await tablet.waitForURL('**/tavolo')
  })
  await office.close()
})

test('chemin de fer: a member asks for a cassa, and stakes as before', async ({ browser }) => {
  const table = await ClubTable.open(browser, 3)
  const employee = new Employee(table)
  const phone = await Phone.of(browser, table, '1002')
  await expectTaps(phone.page, TAPS.phoneAsksChemin, async () => {
    await phone.button('Chiedo una cassa di…').click()
    await phone.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Chiedo una cassa di \d/ })
      .click()
    await expect(asked(phone.page)).toBeVisible()
  })
  await table.playCoup()
  await employee.give('openBank', { member: table.member('1002'), bank: 100 })
  await employee.announce()
  const other = await Phone.of(browser, table, '1004')
  await expectTaps(other.page, TAPS.phoneStakes, async () => {
    await other.button(/^Come prima/).click()
    await other.says('Avete puntato 40')
  })
  await table.room.close()
})

test('black jack: a member asks for a cassa, takes a seat and stakes', async ({ browser }) => {
  const table = await BlackJackTable.open(browser, 3)
  const phone = await signedIn(browser, 'phone', table.room, '1001')
  await expectTaps(phone, TAPS.phoneAsksBanked, async () => {
    await phone.getByRole('button', { name: 'Chiedi una cassa' }).click()
    await expect(asked(phone)).toBeVisible()
  })
  await phone.getByRole('button', { name: 'Lascio il posto' }).click()
  await expectTaps(phone, TAPS.phoneSits, async () => {
    await phone.getByRole('button', { name: '1', exact: true }).click()
    await expect(phone.getByRole('button', { name: 'Lascio il posto' })).toBeVisible()
  })
  for (const step of ['Mazzi controllati', 'Carte mescolate', 'Ha tagliato'])
    await table.button(step).click()
  for (const step of ['Nel sabot con la mascherina', 'Prime carte bruciate', 'Fate il gioco'])
    await table.button(step).click()
  await expectTaps(phone, TAPS.phoneStakes, async () => {
    await phone.getByRole('button', { name: /^Punto \d/ }).click()
    await expect(phone.getByRole('button', { name: 'Ritiro dalla casella 1' })).toBeVisible()
  })
  await table.room.close()
})

test('trente et quarante: a member asks for a cassa, and stakes', async ({ browser }) => {
  const table = await TrenteTable.open(browser, 3)
  const phone = await signedIn(browser, 'phone', table.room, '1001')
  await expectTaps(phone, TAPS.phoneAsksBanked, async () => {
    await phone.getByRole('button', { name: 'Chiedi una cassa' }).click()
    await expect(asked(phone)).toBeVisible()
  })
  await table.loadTaglia()
  await table.button('Fate il gioco').click()
  await expectTaps(phone, TAPS.phoneStakes, async () => {
    await phone.getByRole('button', { name: /^Nero \d/ }).click()
    await expect(phone.getByRole('button', { name: /^Ritiro/ })).toBeVisible()
  })
  await table.room.close()
})
