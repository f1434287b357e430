import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { Office } from './desk/office'
import { nameOf } from './support/night'
import { picture } from './support/screens'
import { Tablet } from './support/tablet'

test.describe.configure({ mode: 'serial' })

/** A script as heavy as a game's rules and no other. */
const RULES_BYTES = 400_000

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
  await page.waitForFunction(
    (bytes) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
        ({ decodedBodySize, initiatorType }) =>
          initiatorType === 'script' && decodedBodySize > bytes,
      ),
    RULES_BYTES,
  )
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
  await picture(page, 'tablet-alone')
  expect(await journal()).toEqual(before)
  await context.setOffline(false)
  await expect(page.getByText('In attesa di rete')).toBeHidden()
  const after = (await journal()).slice(before.length)
  expect(after).toEqual(['colpoDealt', 'colpoSettled', 'colpoDealt', 'colpoSettled', 'colpoDealt'])
  await expect(page.getByRole('heading', { name: 'Chi ha vinto?' })).toBeVisible()
})
