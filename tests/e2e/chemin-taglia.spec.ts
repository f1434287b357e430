import { expect, test } from '@playwright/test'
import { ClubTable } from './chemin/club-table'
import { counted, countedAs } from './chemin/count'
import { Felt } from './chemin/felt'
import { soldTwice } from './chemin/sale'
import { boundAndVoid, forcedThreeTimes } from './chemin/slips'
import { byResults, corrected, disputed, lastCoup, suiviAfterTie } from './chemin/taglia'

const COMPANY = { seated: 8, standing: 2 }

test('a whole taglia, move by move and then by results alone, comes to the same totals', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3, COMPANY)
  const felt = new Felt(table)
  await test.step('a suivi after a tie', () => suiviAfterTie(felt))
  await test.step('a mano sold twice, at its sum and by auction; a socio', () => soldTwice(felt))
  await test.step('five errors, each with its consequence before it is confirmed', async () => {
    await forcedThreeTimes(felt)
    await boundAndVoid(felt)
  })
  await test.step('a wrong stake is corrected at the tablet, which says the chips to move', () =>
    corrected(felt))
  await test.step('the last coup, and the end of the taglia', () => lastCoup(felt))
  await test.step('a dispute, opened at the tablet and ruled', () => disputed(felt, browser))
  const byMoves = await test.step('the count with an ammanco, and the tableau read back', () =>
    counted(felt))
  const told = await test.step('the same taglia at level 2', async () => {
    await table.evening(2)
    await byResults(felt)
    return await countedAs(felt, byMoves)
  })
  expect(told).toEqual(byMoves)
  await table.room.close()
})
