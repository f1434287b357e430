import { expect, test } from '@playwright/test'
import { ClubTable, nameOf } from './chemin/club-table'
import { Felt } from './chemin/felt'
import { closeSheets, RESTED_MS, tapEvery } from './support/controls'
import { picture } from './support/screens'

/** More than the tablet has at one step of a coup, its sheets included. */
const MOST_CONTROLS = 60
const ENDING = /[Ss]taccalo|English|^Chiudi il gioco|Annulla il colpo|^Lascia il posto/

test('a double or triple tap on any control of chemin de fer’s tablet means one thing at most', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const table = await ClubTable.open(browser, 3)
  const felt = new Felt(table)
  const { page } = felt
  const tapAll = async (what: string) => {
    const { tapped, doubled } = await tapEvery(page, {
      accepted: () => table.accepted(),
      ending: ENDING,
      most: MOST_CONTROLS,
    })
    console.log(`${what}: ${tapped.size} controls tapped`)
    expect(doubled, what).toEqual([])
    await closeSheets(page)
    return tapped.size
  }

  await test.step('a request from a phone has a strip of its own, and no button moves', async () => {
    await felt.opens(200)
    await expect(felt.button(/^Annunciate il banco/)).toBeVisible()
    await page.waitForTimeout(RESTED_MS)
    const announce = felt.button(/^Annunciate il banco/)
    const before = await announce.boundingBox()
    const member = table.member('1003')
    await table.give('offerPartner', { table: 'T1', member, terms: 'double' })
    const strip = page.getByRole('region', { name: 'Richieste al tavolo' })
    await expect(strip).toContainText(nameOf('1003'))
    expect(await announce.boundingBox()).toEqual(before)
    await picture(page, 'chemin-strip')
  })
  const count = await test.step('every control, from the bank on', () => tapAll('between coups'))
  expect(count).toBeGreaterThan(25)
  await table.room.close()
})
