import { expect, test } from '@playwright/test'
import { BlackJackTable } from './black-jack/day'

const NAMES = [
  'Alessandro Ferrari',
  'Ferdinando Neri',
  'Francesco De Luca',
  'Massimo Gallo',
  'Bartolomeo Bo',
  'Massimiliano Re',
  'Castelbarco Visconti',
]

/** The names that their line cuts, or of which a word is broken in two. */
const unread = (names: HTMLElement[]): string[] =>
  names.flatMap((name) => {
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode()
    const found = name.scrollHeight > name.clientHeight + 1 ? [`${name.textContent} is cut`] : []
    for (const { 0: word, index } of (text?.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text as Node, index)
      range.setEnd(text as Node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        found.push(`${word} is broken`)
    }
    return found
  })

test('usual names stand whole on the seats of the smallest tablet', async ({ browser }) => {
  const table = await BlackJackTable.open(browser, 2, async ({ database }) => {
    for (const [at, name] of NAMES.entries())
      await database.sql`update member set name = ${name} where card = ${String(1001 + at)}`
  })
  const seats = table.page.getByRole('list', { name: 'Le caselle' }).locator('.line-clamp-2')
  await expect(seats).toHaveText(NAMES)
  expect(await seats.evaluateAll(unread)).toEqual([])
  await table.room.close()
})
