import { expect, test } from '@playwright/test'
import { ClubTable, nameOf } from './chemin/club-table'
import { Felt } from './chemin/felt'
import { RESTED_MS, tapEvery } from './support/controls'
import { picture } from './support/screens'

/** More than the tablet has at one step of a coup, its sheets included. */
const MOST_CONTROLS = 60
const ENDING = /[Ss]taccalo|English|^Annulla il colpo|^Lascia il posto/

/** Taps every control in reach twice or three times; none may mean more than one thing. */
async function expectOneMeaning(table: ClubTable, ending: RegExp): Promise<void> {
  const { tapped, doubled } = await tapEvery(table.page, {
    accepted: () => table.room.accepted(),
    ending,
    most: MOST_CONTROLS,
  })
  console.log(`${tapped.size} controls tapped`)
  expect(doubled).toEqual([])
  expect(tapped.size).toBeGreaterThan(25)
}

test('between coups a double or triple tap on any control of the tablet means one thing at most', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const felt = new Felt(table)
  const { page } = felt
  await test.step('a request from a phone has a strip of its own, and no button moves', async () => {
    await felt.opens(200)
    const announce = felt.button(/^Annunciate il banco/)
    await expect(announce).toBeVisible()
    await page.waitForTimeout(RESTED_MS)
    const before = await announce.boundingBox()
    const member = table.member('1003')
    await table.give('offerPartner', { table: 'T1', member, terms: 'double' })
    const strip = page.getByRole('region', { name: 'Richieste al tavolo' })
    await expect(strip).toContainText(nameOf('1003'))
    expect(await announce.boundingBox()).toEqual(before)
    await picture(page, 'chemin-strip')
  })
  await expectOneMeaning(table, ENDING)
  await table.room.close()
})

test('in the middle of a coup a double or triple tap means one thing at most', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const felt = new Felt(table)
  await felt.opens(200)
  await felt.stakes({ card: '1002', what: 100 }, { card: '1007', after: 3, what: 50 })
  await felt.dealTo('1002')
  await expectOneMeaning(table, /[Ss]taccalo|English|Annulla|confuse|paniere|Conferma/)
  await table.room.close()
})
