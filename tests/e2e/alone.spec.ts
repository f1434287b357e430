import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { Relay } from '@/tests/support/relay'
import { ClubTable } from './chemin/club-table'
import { Felt } from './chemin/felt'
import { Office } from './desk/office'
import { nameOf } from './support/night'
import { picture, signedIn } from './support/screens'
import { Tablet } from './support/tablet'

/** Much longer than a queue waits between two tries. */
const ASLEEP_MS = 12_000
/** Two colpi as the journal has them. */
const TWO_COLPI = ['colpoDealt', 'colpoSettled', 'colpoDealt', 'colpoSettled']

/** From then on a table goes on without its line: its game's rules are there. */
const isReady = (page: Page) => expect(page.locator('body[data-goes-alone]')).toBeAttached()

test.describe('poker', () => {
  test.describe.configure({ mode: 'serial' })

  let office: Office
  let page: Page
  let tablet: Tablet
  let context: BrowserContext

  test.beforeAll(async ({ browser }) => {
    office = await Office.open(browser)
    await office.openEvening()
    await office.play(1)
    page = await office.tablet()
    tablet = new Tablet(page)
    context = page.context()
    await isReady(page)
  })
  test.afterAll(() => office?.close())

  /** The events of the table in the journal's order. */
  async function journal(): Promise<string[]> {
    const rows = await office.room.database.sql<{ type: string }[]>`
    select type from journal where event ->> 'table' = 'T1' order by position`
    return rows.map(({ type }) => type)
  }

  test('without a network a colpo is finished and the next ones are played, and all arrive in their order', async () => {
    const before = await journal()
    await context.setOffline(true)
    await tablet.colpo(nameOf('1001'), { [nameOf('1002')]: 20 })
    await tablet.colpo(nameOf('1003'), { [nameOf('1001')]: 30 })
    await tablet.deal()
    await expect(page.getByText('Il tavolo va avanti')).toBeVisible()
    await expect(page.getByText('5 operazioni partiranno da sole')).toBeVisible()
    // In letters that are there without a network.
    await expect(page.getByText('In attesa di rete')).toHaveCSS('font-weight', '600')
    await picture(page, 'tablet-alone')
    expect(await journal()).toEqual(before)
    await tablet.button('Altro').click()
    await tablet.button('Registro del tavolo').click()
    const past = page.getByRole('dialog', { name: 'Registro del tavolo' })
    await expect(past.getByText('Connessione persa')).toBeVisible()
    await context.setOffline(false)
    await expect(past.getByText(`vince ${nameOf('1003')}`)).toBeVisible()
    await expect(past.getByText('Connessione persa')).toBeHidden()
    await tablet.button('Chiudi').click()
    await expect(page.getByText('In attesa di rete')).toBeHidden()
    const after = (await journal()).slice(before.length)
    expect(after).toEqual([
      'colpoDealt',
      'colpoSettled',
      'colpoDealt',
      'colpoSettled',
      'colpoDealt',
    ])
    await expect(page.getByRole('heading', { name: 'Chi ha vinto?' })).toBeVisible()
  })

  test('a command that the server refuses at the end is told with all that followed it, until somebody has read it', async () => {
    const before = await journal()
    await context.setOffline(true)
    await tablet.begin(nameOf('1004'))
    await tablet.put(nameOf('1005'), 40)
    await tablet.confirm()
    await tablet.colpo(nameOf('1002'), { [nameOf('1003')]: 50 })
    // The same colpo is recorded at the desk meanwhile.
    const put = office.members.slice(0, 2).map((member) => ({ member, chips: 5 }))
    const won = {
      kind: 'won',
      put,
      ranking: [office.members.slice(0, 1)],
      honours: [],
      refund: null,
    }
    await office.give(office.desk, 'recordColpo', { table: 'T1', outcome: won })
    await context.setOffline(false)
    const told = page.getByRole('dialog', { name: '3 operazioni non sono state accettate' })
    await expect(told).toContainText(`vince ${nameOf('1004')}`)
    await expect(told.getByRole('listitem')).toHaveCount(2)
    await expect(told.getByRole('listitem').last()).toContainText(`vince ${nameOf('1002')}`)
    await picture(page, 'tablet-alone-refused')
    expect((await journal()).slice(before.length)).toEqual(['colpoSettled'])
    await page.reload()
    await expect(told).toBeVisible()
    await told.getByRole('button', { name: 'Ho letto' }).click()
    await expect(told).toBeHidden()
    await page.reload()
    await expect(tablet.button(/^Carte date/)).toBeVisible()
    await expect(told).toBeHidden()
  })

  test('a tablet that is loaded again, or sleeps, while its line is down loses nothing', async () => {
    const before = await journal()
    await isReady(page)
    await context.setOffline(true)
    await tablet.colpo(nameOf('1001'), { [nameOf('1002')]: 20 })
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
    await context.setOffline(false)
    await page.goto(office.at('/tavolo'))
    await expect.poll(journal).toEqual([...before, 'colpoDealt', 'colpoSettled'])

    await isReady(page)
    await context.setOffline(true)
    await tablet.colpo(nameOf('1003'), { [nameOf('1002')]: 20 })
    const wire = await context.newCDPSession(page)
    await wire.send('Page.setWebLifecycleState', { state: 'frozen' })
    await context.setOffline(false)
    // Whether a page that sleeps sends what waits is the browser's to say.
    await new Promise((resume) => setTimeout(resume, ASLEEP_MS))
    await wire.send('Page.setWebLifecycleState', { state: 'active' })
    await expect.poll(journal).toEqual([...before, ...TWO_COLPI])
    await expect(page.getByText('In attesa di rete')).toBeHidden()
    await expect(tablet.button(/^Carte date/)).toBeVisible()
  })

  test('a tablet that was taken from its table tells what it has not sent, and sends it once it is back', async () => {
    const before = await journal()
    await isReady(page)
    await context.setOffline(true)
    await tablet.colpo(nameOf('1001'), { [nameOf('1005')]: 20 })
    await office.takeTablets()
    await context.setOffline(false)
    await expect(
      page.getByRole('heading', { name: 'Questo tablet non è più del tavolo' }),
    ).toBeVisible()
    const left = page.getByRole('heading', { name: '2 operazioni non sono arrivate al server' })
    await expect(left).toBeVisible()
    await expect(page.getByText(`vince ${nameOf('1001')}`)).toBeVisible()
    await picture(page, 'tablet-alone-left')
    await page.reload()
    await expect(left).toBeVisible()
    expect(await journal()).toEqual(before)
    await office.pair(page)
    await expect.poll(journal).toEqual([...before, 'colpoDealt', 'colpoSettled'])
    await expect(left).toBeHidden()
  })
})

test('chemin de fer: over a network that falls silent and then is gone the coups go on, and others’ taps come with the line', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 2)
  const { page, room } = table
  const relay = await Relay.to(room.url)
  const felt = new Felt(table)
  const journal = async () => {
    const rows = await room.database.sql<{ type: string }[]>`
      select type from journal where event ->> 'table' = 'T1' order by position`
    return rows.map(({ type }) => type)
  }
  const away = page
    .getByRole('list', { name: 'I posti' })
    .getByRole('listitem')
    .filter({ hasText: 'Socio 1004' })
    .getByText('assente')

  await test.step('the bank is opened and coups are told, with nothing sent', async () => {
    await page.goto(`${relay.url}/prova/tavolo`)
    await isReady(page)
    const before = await journal()
    relay.hush()
    await felt.opens(200)
    await felt.bankIs('200')
    await relay.cut()
    await felt.result('Banco', 200, '390')
    await felt.result('Pari', 0, '390')
    const phone = await signedIn(browser, 'phone', room, '1004')
    await phone.getByRole('button', { name: 'Mi assento' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Mi assento' }).click()
    await expect(phone.getByText('Risultate assente')).toBeVisible()
    await expect(page.getByText('le richieste dei soci arrivano con la rete')).toBeVisible()
    await expect(away).toBeHidden()
    await picture(page, 'chemin-alone')
    expect((await journal()).slice(before.length)).toEqual(['wentAway'])
  })

  await test.step('everything arrives, and the tap of the phone is seen', async () => {
    await relay.mend()
    await expect(page.getByText('In attesa di rete')).toBeHidden()
    await felt.bankIs('390')
    await expect(away).toBeVisible()
    const opened = (await journal()).indexOf('bankOpened')
    expect((await journal()).slice(opened)).toEqual(['bankOpened', 'coupRecorded', 'coupRecorded'])
  })

  await test.step('paired with another table meanwhile, the tablet tells there what it has not sent', async () => {
    const before = await journal()
    await relay.cut()
    await felt.result('Banco', 390, '760')
    await table.give('openTable', { seats: 9, minimum: 10, level: 2, isLarge: false })
    await page.goto('about:blank')
    await relay.mend()
    await table.pairAt('T2', relay.url)
    const told = page.getByRole('dialog', { name: 'Una operazione non è arrivata al server' })
    await expect(told).toContainText('al tavolo 1 di Chemin de fer')
    await picture(page, 'chemin-alone-elsewhere')
    await told.getByRole('button', { name: 'Più tardi' }).click()
    await page.reload()
    await told.getByRole('button', { name: 'Ho letto' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Chemin de fer · 2' })).toBeVisible()
    await expect(told).toBeHidden()
    expect(await journal()).toEqual(before)
  })
  await relay.cut()
  await room.close()
})
