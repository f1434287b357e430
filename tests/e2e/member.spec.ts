import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { Room } from './support/room'
import { drawAutograph, picture, screen, signIn } from './support/screens'

let room: Room

test.beforeAll(async () => {
  room = await Room.open('prova')
  await room.member('2001', ['socio', 'segretario'])
  for (const card of ['1001', '1002', '1003']) await room.member(card)
  await room.tableClass({ uscita: 1, passata: 100 })
})
test.afterAll(() => room.close())

const at = (path: string) => `${room.url}/prova${path}`

async function phoneOf(browser: Parameters<typeof screen>[0], card: string): Promise<Page> {
  const phone = await screen(browser, 'phone', at('/entra'))
  await signIn(phone, card)
  return phone
}

/** The secretary opens an evening with one list, unless it is open already. */
async function openList(browser: Parameters<typeof screen>[0]): Promise<void> {
  const desk = await screen(browser, 'desk', at('/entra'))
  await signIn(desk, '2001')
  await desk.goto(at('/segreteria'))
  await desk.getByRole('button', { name: 'Apri la serata' }).click()
  await desk.getByRole('button', { name: 'Apri la lista' }).click()
  await expect(desk.getByRole('button', { name: /Aperta: nessuna firma/ })).toBeVisible()
  await desk.context().close()
}

async function refusedAtTheDoor(page: Page, card: string, password: string): Promise<void> {
  await page.getByLabel('Numero di tessera').fill(card)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
}

test('the sign-in page refuses a wrong password without revealing whether the card exists', async ({
  browser,
}) => {
  const page = await screen(browser, 'phone', at(''))
  await expect(page.getByRole('heading', { name: 'Benvenuti' })).toBeVisible()
  await refusedAtTheDoor(page, '1001', 'sbagliata')
  const known = await page.getByRole('main').getByRole('alert').textContent()
  await refusedAtTheDoor(page, '9999', 'sbagliata')
  expect(await page.getByRole('main').getByRole('alert').textContent()).toBe(known)
  await picture(page, 'phone-door')
})

test('the choice of English is kept', async ({ browser }) => {
  const page = await screen(browser, 'phone', at('/entra'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.goto(at('/regolamento/III.3'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('III.3')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a member signs, is shown the place on the list, and withdraws only after a question', async ({
  browser,
}) => {
  await openList(browser)
  const phone = await phoneOf(browser, '1001')
  const tv = await screen(browser, 'tv', at('/tabellone'))
  await expect(tv.getByText('Nessuna firma')).toBeVisible()
  await phone.getByRole('button', { name: 'Firma la lista' }).click()
  const sign = phone.getByRole('button', { name: 'Firmo, sono al Circolo' })
  await expect(sign).toBeDisabled()
  await drawAutograph(phone)
  await picture(phone, 'phone-sign')
  await sign.click()
  await expect(phone.getByText('Nessuno davanti a voi.')).toBeVisible()
  await expect(tv.getByText('Socio 1001')).toBeVisible()

  await phone.getByRole('button', { name: 'Ritiro la firma' }).click()
  const asked = phone.getByRole('dialog')
  await asked.getByRole('button', { name: 'Annulla' }).click()
  await expect(phone.getByText('Nessuno davanti a voi.')).toBeVisible()
  await phone.getByRole('button', { name: 'Ritiro la firma' }).click()
  await asked.getByRole('button', { name: 'Ritiro la firma' }).click()
  await expect(phone.getByText('Nessuno davanti a voi.')).toBeHidden()
  await expect(tv.getByText('Socio 1001')).toBeHidden()
})

test('a signature given without a network waits, says so, and arrives once', async ({
  browser,
}) => {
  const phone = await phoneOf(browser, '1002')
  await phone.getByRole('button', { name: 'Firma la lista' }).click()
  await drawAutograph(phone)
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Firmo, sono al Circolo' }).click()
  await expect(phone.getByText('1 operazione in attesa di rete.')).toBeAttached()
  await phone.context().setOffline(false)
  await expect(phone.getByText('Firma ricevuta')).toBeVisible()
  await expect(phone.getByText('in attesa di rete')).toBeHidden()
  await expect(phone.getByText('firma n. 2')).toBeVisible()
})

test('the wall never scrolls, on a large screen or a small one', async ({ browser }) => {
  const tv = await screen(browser, 'tv', at('/tabellone'))
  await expect(tv.getByText('Socio 1002')).toBeVisible()
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
  ]) {
    await tv.setViewportSize(size)
    const hidden = await tv.evaluate(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
      return { down: scrollHeight - clientHeight, right: scrollWidth - clientWidth }
    })
    expect(hidden).toEqual({ down: 0, right: 0 })
  }
})

test('a wrong password at the PIN is said in its own words, until a field changes', async ({
  browser,
}) => {
  const phone = await phoneOf(browser, '1003')
  await phone.goto(at('/entra/account'))
  const form = phone.locator('form').filter({ hasText: 'PIN' })
  const password = form.getByLabel('Password attuale')
  await password.fill('sbagliata')
  await form.getByLabel('PIN', { exact: true }).fill('90417263')
  await form.getByLabel('Il PIN un’altra volta').fill('90417263')
  await form.getByRole('button', { name: 'Imposta il PIN' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'La password non è quella: controllate e riprovate.',
  )
  await password.fill('un’altra')
  await expect(form.getByRole('alert')).toHaveCount(0)
})

test('signing out ends the session on this phone, and on every phone when asked', async ({
  browser,
}) => {
  const [first, second] = [await phoneOf(browser, '1003'), await phoneOf(browser, '1003')]
  await first.goto(at('/entra/account'))
  await first.getByRole('button', { name: 'Esci dappertutto' }).click()
  await first.getByRole('dialog').getByRole('button', { name: 'Esci dappertutto' }).click()
  await expect(first.getByRole('heading', { name: 'Benvenuti' })).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Entrate di nuovo' })).toBeVisible()
  expect(await cookiesOf(second.context())).toContain('circolo.session')
  await second.goto(at(''))
  await expect(second.getByRole('heading', { name: 'Benvenuti' })).toBeVisible()
})

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name)

test('an address without a page says so', async ({ browser }) => {
  const page = await screen(browser, 'phone', `${room.url}/nessun-circolo`)
  await expect(page.getByRole('heading', { name: 'Qui non c’è nulla' })).toBeVisible()
  await page.goto(at('/regolamento/XX.9'))
  await expect(page.getByRole('heading', { name: 'Qui non c’è nulla' })).toBeVisible()
})
