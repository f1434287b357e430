import { expect, type Page, test } from '@playwright/test'
import { Office } from './desk/office'
import { picture, screen } from './support/screens'

/** The sizes of all letters that can be seen on the wall, in px, and those of the names of the called. */
async function lettersOf(wall: Page): Promise<{ least: number; others: number; called: number }> {
  return await wall.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const sizes = { least: Number.POSITIVE_INFINITY, others: 0, called: Number.POSITIVE_INFINITY }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement
      if (!box || !node.textContent?.trim() || !box.checkVisibility()) continue
      if (box.getBoundingClientRect().width <= 1) continue
      const px = Number.parseFloat(getComputedStyle(box).fontSize)
      sizes.least = Math.min(sizes.least, px)
      if (box.closest('[data-called]')) sizes.called = Math.min(sizes.called, px)
      else sizes.others = Math.max(sizes.others, px)
    }
    return sizes
  })
}

/** Counts the notes that the wall plays. */
const NOTES = () => {
  const heard = { notes: 0 }
  Object.assign(window, { heard })
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (when) {
    heard.notes += 1
    return start.call(this, when)
  }
}
const notesOf = (wall: Page) =>
  wall.evaluate(() => (window as unknown as { heard: { notes: number } }).heard.notes)

test('the wall is read from six metres, tells the truth about who counts, and sounds at a call', async ({
  browser,
}) => {
  const office = await Office.open(browser, ['1006', '1007'])
  // The wall hangs there before the evening is opened, as it does at a club.
  const wall = await screen(browser, 'tv', office.at('/tabellone'))
  await wall.addInitScript(NOTES)
  await wall.reload()
  await office.openEvening()

  await test.step('before anybody signs it says how many are needed, with a code to sign', async () => {
    await expect(wall.getByText('ne mancano cinque')).toBeVisible()
    await picture(wall, 'board-empty-list')
  })

  await test.step('I.8 who is outside the Club is marked, and does not count', async () => {
    for (const card of ['1001', '1002', '1003', '1006']) await office.sign(card)
    await office.give(office.desk, 'setPresence', { member: office.others[0], inClub: false })
    await expect(wall.getByText('3 su 5: ne mancano 2')).toBeVisible()
    const outside = wall.getByRole('listitem').filter({ hasText: 'Socio 1006' })
    await expect(outside).toContainText('fuori')
    await expect(wall.getByText('fuori')).toHaveCount(1)
    expect((await lettersOf(wall)).least).toBeGreaterThanOrEqual(48)
    await picture(wall, 'board-list')
  })

  await test.step('one tap lets it sound, and a call sounds', async () => {
    await office.sign('1004')
    await wall.getByRole('button', { name: 'Attiva il suono' }).click()
    await expect(wall.getByRole('button', { name: 'Suono attivo' })).toBeVisible()
    const before = await notesOf(wall)
    expect(before).toBeGreaterThan(0)
    await office.sign('1005')
    await expect(wall.getByRole('region', { name: 'Chiamati al tavolo' })).toBeVisible()
    await expect.poll(() => notesOf(wall)).toBeGreaterThan(before)
  })

  await test.step('the called are the largest letters, on a screen of 1080 lines and of 2160', async () => {
    const called = wall.getByRole('region', { name: 'Chiamati al tavolo' })
    await expect(called.getByRole('listitem')).toHaveCount(5)
    for (const [size, lines] of [
      ['tv', 1],
      ['large', 2],
    ] as const) {
      await wall.setViewportSize({ width: 1920 * lines, height: 1080 * lines })
      const letters = await lettersOf(wall)
      expect(letters.least).toBeGreaterThanOrEqual(32 * lines)
      expect(letters.called).toBeGreaterThanOrEqual(96 * lines)
      expect(letters.called).toBeGreaterThan(letters.others)
      await picture(wall, `board-called-${size}`)
    }
    await wall.setViewportSize({ width: 1920, height: 1080 })
  })

  await test.step('a game in play fills the wall, with the places that are free', async () => {
    for (const signUp of [1, 2, 3, 5, 6])
      await office.give(office.desk, 'answerCall', { signUp, answer: 'coming' })
    await office.give(office.desk, 'drawLots', { table: 'T1' })
    await expect(wall.getByText('Un posto libero')).toBeVisible()
    await expect(wall.getByText('Socio 1001')).toBeVisible()
    expect((await lettersOf(wall)).least).toBeGreaterThanOrEqual(48)
    await picture(wall, 'board-playing')
  })
  await office.close()
})
