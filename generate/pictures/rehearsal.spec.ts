import { expect, test } from '@playwright/test'
import { Room } from '../../tests/e2e/support/room'
import { signedIn } from '../../tests/e2e/support/screens'
import { pictures } from './taking'

/** By then every screen has come, and some hands were played. */
const PLAYED_MS = 20_000

test('an evening to look at: wall, desk, tablet and phone side by side', async ({ browser }) => {
  const room = await Room.open('alfa')
  await room.member('1001', ['socio', 'segretario'])
  await room.tableClass({ uscita: 1, passata: 50 })
  const page = await signedIn(browser, 'tv', room, '1001')
  await page.goto(`${room.url}/alfa/prova?storia=watched`)
  await page.waitForURL(/\/prova-/)
  await pictures(page, 'evening', async () => {
    await expect(page.locator('iframe')).toHaveCount(4)
    await page.waitForTimeout(PLAYED_MS)
  })
  await room.close()
})
