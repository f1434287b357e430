import { type Browser, expect, type Page, test } from '@playwright/test'
import { Relay } from '@/tests/support/relay'
import { BlackJackTable } from './black-jack/day'
import { ClubTable } from './chemin/club-table'
import { seating, signing } from './evening/list'
import { Night } from './support/night'
import type { Room } from './support/room'
import { SIZES } from './support/screens'
import { Tablet } from './support/tablet'
import { TrenteTable } from './trente-et-quarante/day'

const POST = '/prova/tavolo'
const SLEEP_MS = 180_000
/** Much sooner than a line that is silent is given up by itself. */
const AWAKE_MS = 30_000

interface AtTable {
  browser: Browser
  room: Room
  desk: Page
  /** The tablet that falls asleep. */
  page: Page
}

interface Meanwhile {
  /** An act of the table, done on another screen of its post. */
  act(other: Page): Promise<unknown>
  /** The tablet then shows it. */
  truth(page: Page): ReturnType<Page['getByText']>
}

/** The tablet sleeps while another screen of its post goes on; then a second one comes, and the desk takes the first from the post. */
async function sleeps({ browser, room, desk, page }: AtTable, { act, truth }: Meanwhile) {
  const relay = await Relay.to(room.url)
  await page.clock.install()
  await page.goto(relay.url + POST)
  await expect(page.getByRole('button', { name: 'Altro', exact: true })).toBeVisible()
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ storageState, viewport: SIZES.tablet })
  const other = await context.newPage()
  await other.goto(room.url + POST)

  relay.hush()
  await act(other)
  await expect(truth(other)).toBeVisible()
  await expect(truth(page)).toBeHidden()
  // The clock of a device runs on while its timers sleep.
  await page.clock.setSystemTime(Date.now() + SLEEP_MS)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(truth(page)).toBeVisible({ timeout: AWAKE_MS })
  await expect(page.getByText('In attesa di rete')).toBeHidden()

  const [device] = await room.post<Device[]>(desk, 'devices.list')
  const { url } = await room.code(desk, device?.evening ?? '', device?.post)
  const second = await (await browser.newContext({ viewport: SIZES.tablet })).newPage()
  await second.goto(room.url + new URL(url).pathname + new URL(url).search)
  await button(second, 'Entra al tavolo').click()
  for (const one of [second, other])
    await expect(one.getByText(/^Un altro tablet è a questo posto dalle/)).toBeVisible()
  await expect(second.getByText('In attesa di rete')).toBeHidden()

  await room.post(desk, 'devices.revoke', { id: device?.id })
  const gone = { name: 'Questo tablet non è più del tavolo' }
  await expect(page.getByRole('heading', gone)).toBeVisible({ timeout: AWAKE_MS })
  await expect(truth(second)).toBeVisible()
  await relay.cut()
  await room.close()
}

interface Device {
  id: string
  evening: string
  post: string
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('poker: a tablet that slept wakes to the colpo dealt meanwhile, is told of a second one and of being taken from the table', async ({
  browser,
}) => {
  const night = await Night.begin(browser)
  await signing(night)
  const { page } = await seating(night)
  const { room, desk } = night
  await sleeps(
    { browser, room, desk, page },
    {
      act: (other) => new Tablet(other).deal(),
      truth: (one) => one.getByRole('heading', { name: 'Chi ha vinto?' }),
    },
  )
})

test('chemin de fer: a tablet that slept wakes to the bank opened meanwhile, is told of a second one and of being taken from the table', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  await sleeps(
    { browser, room: table.room, desk: table.desk, page: table.page },
    {
      act: () => table.give('openBank', { table: 'T1', member: table.member('1001'), bank: 400 }),
      truth: (one) => one.locator('[data-bank]'),
    },
  )
})

test('black jack: a tablet that slept wakes to the stakes opened meanwhile, is told of a second one and of being taken from the table', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 3)
  await table.loadShoe()
  await sleeps(
    { browser, room: table.room, desk: table.desk, page: table.page },
    {
      act: (other) => button(other, 'Fate il gioco').click(),
      truth: (one) => button(one, 'Rien ne va plus'),
    },
  )
})

test('trente et quarante: a tablet that slept wakes to the stakes opened meanwhile, is told of a second one and of being taken from the table', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 2)
  await table.loadTaglia()
  await sleeps(
    { browser, room: table.room, desk: table.desk, page: table.page },
    {
      act: () => table.give('inviteStakes', { table: 'T1' }),
      truth: (one) => one.getByRole('heading', { name: 'Puntate aperte' }),
    },
  )
})
