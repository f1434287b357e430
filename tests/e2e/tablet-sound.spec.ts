import { expect, type Page, test } from '@playwright/test'
import { BlackJackTable } from './black-jack/day'

const T1 = { table: 'T1' }

/** The pitches of all tones that the page has begun, in Hz: the real sounds, heard by a counter. */
const heard = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { tones: number[] }).tones)

test('a tap that counts clicks and a call chimes on a tablet where it was chosen; on others nothing is heard', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 3)
  const { page } = table
  await page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(window, { tones })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value)
      start.call(this, when)
    }
  })
  await page.reload()
  await table.loadShoe()
  expect(await heard(page)).toEqual([])

  await table.button('Altro').click()
  await table.button('Suono dei tocchi e delle chiamate: spento').click()
  await expect(table.button('Suono dei tocchi e delle chiamate: acceso')).toBeVisible()
  // It answers by sounding once.
  await expect.poll(() => heard(page)).toHaveLength(2)
  await table.button('Chiudi', page.getByRole('dialog')).click()
  await expect.poll(() => heard(page)).toHaveLength(3)

  await table.button('Fate il gioco').click()
  await expect.poll(() => heard(page)).toHaveLength(4)
  await expect(table.button('Rien ne va plus')).toBeDisabled()
  const box = await table.button('Rien ne va plus').boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.waitForTimeout(500)
  expect(await heard(page)).toHaveLength(4)

  const player = table.member('1001')
  for (const n of [1, 2])
    await table.give('layStake', {
      ...T1,
      casella: n,
      player: table.member(String(1000 + n)),
      chips: 10,
    })
  await table.give('closeStakes', T1)
  await table.give('makeClaim', { ...T1, casella: 1, player, text: 'Avevo puntato prima' })
  await expect.poll(() => heard(page)).toHaveLength(6)

  await page.reload()
  await expect(table.button('Altro')).toBeVisible()
  await table.button('Altro').click()
  await table.button('Suono dei tocchi e delle chiamate: acceso').click()
  await expect(table.button('Suono dei tocchi e delle chiamate: spento')).toBeVisible()
  const before = await heard(page)
  await table.button('Chiudi', page.getByRole('dialog')).click()
  expect(await heard(page)).toEqual(before)
  await table.room.close()
})
