import { type Browser, expect, type Page, test } from '@playwright/test'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { countAsExpected, dialog, inDialog, part, press } from './float/acts'
import { Offices } from './float/offices'
import { inEnglish, picture, screen } from './support/screens'

const LIST = listOf(FLOAT_PROFILES.venezia)
const T1 = { table: 'T1' }

const openDeclaration = async (desk: Page) => {
  await desk.getByRole('button', { name: 'Usi della casa' }).click()
  await desk.getByRole('button', { name: 'Dichiara la dotazione' }).click()
  return desk.getByRole('dialog').last()
}

/** The administrator declares a licensed house, before which the desk can declare only a float in points. */
async function license({ desk, room }: Offices): Promise<void> {
  const points = await openDeclaration(desk)
  await expect(points.getByText(/^Qui si gioca a punti/)).toBeVisible()
  await expect(points.getByRole('button', { name: 'Venezia', exact: true })).toBeHidden()
  await picture(desk, 'float-room-points')
  await desk.goto(`${room.url}/prova/amministrazione#club`)
  await desk.getByRole('button', { name: /Casa con licenza/ }).click()
  await desk.getByRole('option', { name: 'Sì, con gli usi di Venezia' }).click()
  await press(desk, 'Salva')
  await expect(desk.getByText('Una serata è aperta: la licenza')).toBeVisible()
  await picture(desk, 'float-room-licence')
  await inEnglish(desk, room.url, async () => {
    await expect(desk.getByText('Licensed house')).toBeVisible()
    await picture(desk, 'float-room-licence-en')
  })
  await desk.goto(`${room.url}/prova/segreteria`)
}

/** The desk declares Venice’s float, and sets everybody to work; one of them by the screen. */
async function declare(offices: Offices): Promise<void> {
  const { desk } = offices
  const sheet = await openDeclaration(desk)
  await sheet.getByRole('button', { name: 'Venezia', exact: true }).click()
  await expect(sheet.getByText('12 tagli, 701 pezzi:')).toBeVisible()
  await expect(sheet.getByText('300.000', { exact: true })).toBeVisible()
  await picture(desk, 'float-room-declare')
  await sheet.getByRole('button', { name: 'Dichiara', exact: true }).click()
  await expect(desk.getByText('La dotazione è dichiarata')).toBeVisible()
  await desk.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true }).click()
  await part(desk, 'Sala e dotazioni')
  await part(desk, 'Personale')
  await press(desk, 'Metti in servizio')
  await dialog(desk)
    .getByRole('button', { name: /Ufficio/ })
    .click()
  await desk.getByRole('option', { name: 'commissario', exact: true }).click()
  await dialog(desk).getByLabel('Nome o tessera').fill('4001')
  await dialog(desk)
    .getByRole('button', { name: /Socio 4001/ })
    .click()
  await picture(desk, 'float-room-enter')
  await inDialog(desk, 'Metti in servizio')
  await expect(desk.getByRole('row', { name: /Socio 4001/ })).toBeVisible()
  await offices.staff()
}

async function stranger(browser: Browser, offices: Offices): Promise<void> {
  const page = await offices.person(browser, '1001')
  await expect(page.getByText('Il vostro servizio')).toBeHidden()
  await page.goto(`${offices.room.url}/prova/sala`)
  await expect(page.getByText('non avete un ufficio della sala')).toBeVisible()
  await page.close()
}

test('V.open-close-tables ch17 the room opens a float, approves and brings a reintegro, closes, and counts the box', async ({
  browser,
}) => {
  const offices = await Offices.open(browser)
  const { desk } = offices
  await test.step('V.float the desk declares a float, and nothing showed before', async () => {
    await expect(desk.getByRole('tab', { name: 'Sala e dotazioni' })).toBeHidden()
    await license(offices)
    await declare(offices)
    await stranger(browser, offices)
    await picture(desk, 'float-room-staff')
  })

  const inspector = await offices.person(browser, '4001')
  const witness = await offices.person(browser, '4002')
  await test.step('V.open-close-tables the inspector orders the opening on the phone', async () => {
    await expect(inspector.getByText('Il vostro servizio')).toBeVisible()
    await picture(inspector, 'float-room-link')
    for (const page of [inspector, witness]) await page.getByText('Apri la sala').click()
    await part(inspector, 'Tavoli')
    await press(inspector, 'Ordina l’apertura')
    await expect(inspector.getByText('apertura ordinata')).toBeVisible()
    await offices.prepareTable()
    await picture(inspector, 'float-room-phone-tables')
    await part(inspector, 'Personale')
    const leaves = inspector.getByRole('button', { name: 'Fine turno' })
    await expect(leaves.last()).toBeInViewport({ ratio: 1 })
    await picture(inspector, 'float-room-phone-staff')
  })

  await test.step('V.open-presence counted on the inspector’s phone, confirmed on the witness’s', async () => {
    await part(inspector, /Da fare/)
    await press(inspector, 'Conta per l’apertura')
    await picture(inspector, 'float-room-phone-count')
    await countAsExpected(inspector)
    await expect(witness.getByText('Conta di apertura')).toBeVisible()
    await picture(witness, 'float-room-phone-witness')
    await inEnglish(witness, offices.room.url, async () => {
      await expect(witness.getByText('Opening count')).toBeVisible()
      await picture(witness, 'float-room-phone-witness-en')
    })
    await press(witness, 'Confermo: ero presente')
    await expect(witness.getByText('Nulla vi attende in questo momento.')).toBeVisible()
  })

  await test.step('V.paper-leave the inspector allows a cheque, and identifies a person by their document', async () => {
    await part(inspector, 'Tavoli')
    await press(inspector, 'Identifica una persona')
    await dialog(inspector)
      .getByRole('button', { name: /Persona/ })
      .click()
    await inspector.getByRole('option', { name: /Socio 1001/ }).click()
    await picture(inspector, 'float-room-phone-identify')
    await inDialog(inspector, 'Documento visto')
    await expect(dialog(inspector)).toBeHidden()
    await press(inspector, 'Autorizza un assegno')
    await picture(inspector, 'float-room-phone-paper')
    await inDialog(inspector, 'Annulla')
    await part(inspector, /Da fare/)
  })

  const cash = await offices.person(browser, '4006', 'desk')
  const valletto = await offices.person(browser, '4005')
  await test.step('V.reintegro asked, approved, prepared, carried and received, each by its own person', async () => {
    await offices.give('4004', 'askMovement', {
      ...T1,
      kind: 'reintegro',
      gives: { 1000: 2 },
      gets: { 100: 15, 50: 10 },
    })
    await press(inspector, 'Approvo')
    await cash.goto(`${offices.room.url}/prova/sala`)
    await part(cash, 'Cassa esterna')
    await picture(cash, 'float-room-cash')
    await press(cash, 'Pezzi preparati')
    await valletto.getByText('Apri la sala').click()
    await press(valletto, 'Prendo e porto')
    // The tabs move when the number of things to do is gone, and rest for a moment.
    await expect(valletto.getByText('Nulla vi attende in questo momento.')).toBeVisible()
    await part(valletto, 'Moduli')
    await expect(valletto.getByText('in viaggio', { exact: true })).toBeVisible()
    await picture(valletto, 'float-room-phone-valletto')
    await part(witness, 'Moduli')
    await press(witness, 'Controfirmo')
    await offices.give('4004', 'receiveMovement', {
      ...T1,
      movement: 1,
      pieces: { 100: 15, 50: 10 },
    })
    await expect(cash.getByText('Nessuna richiesta.')).toBeVisible()
  })

  await test.step('V.plus-minus a minus waits for the inspector’s word and the witness’s', async () => {
    const { 20: twenties = 0 } = LIST
    const counted = { ...LIST, 1000: 28, 100: 165, 50: 110, 20: twenties - 1 }
    const gap = { ...T1, pieces: counted, banknotes: 0, cause: 'sconosciuta', note: '' }
    await offices.give('4004', 'declareGap', gap)
    await part(inspector, /Da fare/)
    await expect(inspector.getByText(/Minus di/)).toBeVisible()
    await picture(inspector, 'float-room-phone-gap')
    await press(inspector, 'Preso atto: si gioca')
    await part(witness, /Da fare/)
    await press(witness, 'Ne sono informato')
  })

  await test.step('the desk shows every table, and the wall nothing of the floats', async () => {
    await part(desk, 'Tavoli')
    await expect(desk.getByText('dotazione aperta')).toBeVisible()
    for (const [name, width, height] of [
      ['1024', 1024, 768],
      ['1280', 1280, 800],
    ] as const) {
      await desk.setViewportSize({ width, height })
      await picture(desk, `float-room-desk-${name}`)
    }
    const wall = await screen(browser, 'tv', `${offices.room.url}/prova/tabellone`)
    await expect(wall.getByText('Tavolo 1')).toBeVisible()
    await expect(wall.getByText(/dotazion/i)).toBeHidden()
    await picture(wall, 'float-room-wall')
    await wall.close()
  })

  await test.step('V.close-presence closed before both, and the box of the tax goes to the count', async () => {
    await part(inspector, 'Tavoli')
    await press(inspector, 'Ordina la chiusura')
    await inDialog(inspector, 'Ordina la chiusura')
    await press(inspector, 'Conta delle carte')
    await dialog(inspector).getByLabel('Carte', { exact: true }).fill('312')
    await inDialog(inspector, 'Scrivi la conta')
    await press(inspector, 'Conta per la chiusura')
    await dialog(inspector).getByLabel('Numero del sigillo').fill('204')
    await countAsExpected(inspector)
    await press(inspector, 'Sigilla la cassetta della cagnotte')
    await dialog(inspector).getByLabel('Numero del sigillo').fill('119')
    await inDialog(inspector, 'Sigilla')
    await press(witness, 'Confermo: ero presente')
    await part(inspector, /Da fare/)
    await press(inspector, 'La scorto alla sala conta')
  })

  await test.step('V.box-count two count it, and the difference stands beside it', async () => {
    const count = await offices.person(browser, '4007', 'desk')
    await count.goto(`${offices.room.url}/prova/sala`)
    await press(count, 'Ricevuta, sigillo intatto')
    await press(count, 'Conta la cassetta')
    for (const field of await dialog(count)
      .getByLabel(/^Pezzi da/)
      .all())
      await field.fill('0')
    await dialog(count).getByLabel('Pezzi da 5', { exact: true }).fill('1')
    await expect(dialog(count).getByText(/più dell’atteso/)).toBeVisible()
    await picture(count, 'float-room-count')
    await inDialog(count, 'Firma la conta')
    await part(count, 'Sala conta')
    await expect(count.getByText('attende l’altra firma')).toBeVisible()
    await expect(count.getByRole('button', { name: 'Confermo la conta' })).toBeHidden()
    const other = await offices.person(browser, '4008', 'desk')
    await other.goto(`${offices.room.url}/prova/sala`)
    await expect(other.getByText('Contato da una persona')).toBeVisible()
    await picture(other, 'float-room-count-confirm')
    await press(other, 'Confermo la conta')
    await expect(count.getByText('contata', { exact: true })).toBeVisible()
    await picture(count, 'float-room-count-room')
  })

  await test.step('the direction reads the figures, and takes them as CSV', async () => {
    const direction = await offices.person(browser, '4009', 'desk')
    await direction.goto(`${offices.room.url}/prova/sala`)
    await part(direction, 'Direzione')
    await picture(direction, 'float-room-direction')
    const href = await direction.getByRole('link', { name: 'CSV semplice' }).getAttribute('href')
    const file = await direction.request.get(`${offices.room.url}${href}`)
    expect(await file.text()).toContain('gap,1,Socio 4004,,-20')
    await part(direction, 'Libretti')
    await expect(direction.getByText(/cassetta/i).first()).toBeVisible()
    await picture(direction, 'float-room-books')
    await inEnglish(direction, offices.room.url, async () => {
      await part(direction, 'Tables')
      await picture(direction, 'float-room-tables-en')
      await part(direction, 'Staff')
      await picture(direction, 'float-room-staff-en')
    })
  })

  await test.step('ch16 the next evening starts from the last closing', async () => {
    await offices.closeEvening()
    await offices.openEvening()
    await desk.reload()
    await desk.getByRole('button', { name: 'Usi della casa' }).click()
    await desk.getByRole('button', { name: 'Dichiara la dotazione' }).click()
    await expect(desk.getByText('sigillo 204')).toBeVisible()
    await picture(desk, 'float-room-rolled')
    const sheet = desk.getByRole('dialog').last()
    await sheet.getByRole('button', { name: 'Dichiara', exact: true }).click()
    await expect(desk.getByText('La dotazione è dichiarata')).toBeVisible()
  })
})
