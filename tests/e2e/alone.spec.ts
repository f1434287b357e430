import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { Office } from './desk/office'
import { nameOf } from './support/night'
import { picture } from './support/screens'
import { Tablet } from './support/tablet'

test.describe.configure({ mode: 'serial' })

/** Words that stand in every game's rules and in no other script. */
const OF_THE_RULES = 'no article knows the event'

/** Whether the page has loaded them. */
async function isRulesThere(words: string): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => /\.js/.test(name))
  const texts = loaded.map(async ({ name }) => await (await fetch(name)).text())
  return (await Promise.all(texts)).some((text) => text.includes(words))
}

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
  await page.waitForFunction(isRulesThere, OF_THE_RULES, { polling: 1_000 })
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
