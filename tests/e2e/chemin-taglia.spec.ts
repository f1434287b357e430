import { expect, test } from '@playwright/test'
import { ClubTable } from './chemin/club-table'
import { Felt } from './chemin/felt'
import * as taglia from './chemin/taglia'

const COMPANY = { seated: 8, standing: 2 }

test('a whole taglia, move by move and then by results alone, comes to the same totals', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const table = await ClubTable.open(browser, 3, COMPANY)
  const felt = new Felt(table)
  await test.step('a suivi after a tie', () => taglia.suiviAfterTie(felt))
  await test.step('a mano sold twice, at its sum and by auction; a socio', () =>
    taglia.soldTwice(felt))
  await test.step('five errors, each with its consequence before it is confirmed', () =>
    taglia.fiveErrors(felt))
  await test.step('a wrong stake is corrected at the tablet, which says the chips to move', () =>
    taglia.corrected(felt))
  await test.step('the last coup, and the end of the taglia', () => taglia.lastCoup(felt))
  await test.step('a dispute, opened at the tablet and ruled', () => taglia.disputed(felt))
  const byMoves = await test.step('the count with an ammanco, and the tableau read back', () =>
    taglia.counted(felt))
  const byResults = await test.step('the same taglia at level 2', async () => {
    await table.evening(2)
    await taglia.byResults(felt)
    return await taglia.countedAs(felt, byMoves)
  })
  expect(byResults).toEqual(byMoves)
  await table.room.close()
})
