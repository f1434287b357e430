import { expect, type Page, test } from '@playwright/test'
import { Office } from './desk/office'
import { drawAutograph, picture } from './support/screens'

const THE_PHONE = { width: 390, height: 844 }
const THE_DESK = { width: 1024, height: 768 }

let office: Office
const phones = new Map<string, Page>()

async function phoneOf(card: string): Promise<Page> {
  const known = phones.get(card)
  if (known) return known
  const page = await office.person(card, 'phone')
  await page.setViewportSize(THE_PHONE)
  phones.set(card, page)
  return page
}

test.beforeAll(async ({ browser }) => {
  office = await Office.open(browser, ['1006', '1007'], [], undefined, { seats: 7 })
  await office.desk.setViewportSize(THE_DESK)
  await office.openEvening()
})
test.afterAll(() => office.close())

test('signing says where one is in the same tap, and a member on the way says when they arrive', async () => {
  const phone = await phoneOf('1006')
  await phone.getByRole('button', { name: 'Firma la lista' }).click()
  await expect(phone.getByRole('button', { name: 'Firmo, sto arrivando' })).toBeDisabled()
  await drawAutograph(phone)
  await picture(phone, 'phone-sign-where')
  await phone.getByRole('button', { name: 'Firmo, sto arrivando' }).click()
  await expect(phone.getByText('Quando arrivate, ditelo qui.')).toBeVisible()
  await expect(phone.getByText('Risultate fuori dal Circolo')).toBeVisible()
  await picture(phone, 'phone-on-the-way')
  await phone.getByRole('button', { name: 'Sono al Circolo' }).click()
  await expect(phone.getByText('Segnato: siete al Circolo.')).toBeVisible()
  await expect(phone.getByText('Risultate fuori dal Circolo')).toBeHidden()
})

test('offline the signature says that it waits, above the sheet', async () => {
  const phone = await phoneOf('1007')
  await phone.getByRole('button', { name: 'Firma la lista' }).click()
  await drawAutograph(phone)
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Firmo, sono al Circolo' }).click()
  const sheet = phone.getByRole('dialog')
  await expect(sheet.getByText('la firma è al sicuro su questo telefono')).toBeVisible()
  const banner = phone.getByRole('status').filter({ hasText: '1 operazione in attesa di rete.' })
  await expect(banner).toBeVisible()
  const isOnTop = await banner.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  })
  expect(isOnTop).toBe(true)
  await picture(phone, 'phone-sign-offline')
  await phone.context().setOffline(false)
  await expect(phone.getByText('Firma ricevuta')).toBeVisible()
  await expect(sheet).toBeHidden()
})

test('a member without a phone signs at the desk before the secretary, drawn or attested', async () => {
  const { desk } = office
  await desk.goto(office.at('/segreteria#L1'))
  await desk.getByRole('button', { name: 'Firma qui' }).click()
  const sheet = desk.getByRole('dialog').or(desk.getByRole('alertdialog'))
  await sheet.getByRole('searchbox', { name: 'Nome o tessera' }).fill('1001')
  await sheet.getByRole('button', { name: /Scegli: .*1001/ }).click()
  await expect(sheet.getByRole('button', { name: 'Registra la firma' })).toBeDisabled()
  await drawAutograph(desk)
  await picture(desk, 'desk-sign-here')
  await sheet.getByRole('button', { name: 'Registra la firma' }).click()
  await expect(desk.getByText('Socio 1001 è in lista.')).toBeVisible()
  await expect(desk.getByRole('row', { name: /Socio 1001/ })).toBeVisible()

  await desk.getByRole('button', { name: 'Firma qui' }).click()
  await sheet.getByRole('searchbox', { name: 'Nome o tessera' }).fill('1002')
  await sheet.getByRole('button', { name: /Scegli: .*1002/ }).click()
  await sheet.getByRole('switch').click()
  await picture(desk, 'desk-sign-attested')
  await sheet.getByRole('button', { name: 'Attesto la firma' }).click()
  await expect(desk.getByRole('row', { name: /Socio 1002/ })).toBeVisible()
})

test('a table that comes undone tells the others why', async () => {
  // 1006, 1007, 1001 and 1002 have signed; the fifth makes the table.
  await office.sign('1003')
  const refusing = await phoneOf('1007')
  const other = await phoneOf('1006')
  const call = refusing.getByRole('alertdialog')
  await call.getByRole('button', { name: 'Rinuncio' }).click()
  const sure = refusing.getByRole('dialog').last()
  await sure.getByRole('button', { name: 'Rinuncio' }).click()
  await expect(refusing.getByText('Avete rinunciato')).toBeVisible()
  await expect(
    other.getByText(/Il tavolo non si fa più: Socio 1007 ha lasciato il posto/),
  ).toBeVisible()
  await picture(other, 'phone-unformed')
})

test('seven seats do not overlap on a phone', async () => {
  for (const card of ['1004', '1005', '1007']) await office.sign(card)
  for (const signUp of [1, 3, 4, 5, 6, 7, 8])
    await office.give(office.desk, 'answerCall', { signUp, answer: 'coming' })
  await office.give(office.desk, 'drawLots', { table: 'T2' })
  const phone = await phoneOf('1006')
  const map = phone.getByRole('list', { name: 'Posti al tavolo' })
  await expect(map.getByRole('listitem')).toHaveCount(7)
  await map.scrollIntoViewIfNeeded()
  const boxes = await map
    .getByRole('listitem')
    .evaluateAll((seats) => seats.map((seat) => seat.getBoundingClientRect().toJSON()))
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
      expect(apart, `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true)
    }
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(THE_PHONE.width)
  }
  await picture(phone, 'phone-seven-seats')
})
