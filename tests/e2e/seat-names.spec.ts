import { expect, type Locator, test } from '@playwright/test'
import { BlackJackTable } from './black-jack/day'
import { ClubTable } from './chemin/club-table'
import { Office } from './desk/office'
import type { Room } from './support/room'

const NAMES = [
  'Alessandro Ferrari',
  'Ferdinando Neri',
  'Bartolomeo Bo',
  'Massimiliano Re',
  'Francesco De Luca',
  'Massimo Gallo',
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

/** The members of a table, under these names. */
const named = async ({ database }: Room) => {
  for (const [at, name] of NAMES.entries())
    await database.sql`update member set name = ${name} where card = ${String(1001 + at)}`
}

/** All of these names stand in this place, each of them whole. */
async function expectWhole(place: Locator, names: readonly string[]): Promise<void> {
  const found = place.locator('.wrap-anywhere')
  await expect(found).toHaveCount(names.length)
  expect((await found.allInnerTexts()).sort()).toEqual([...names].sort())
  expect(await found.evaluateAll(unread)).toEqual([])
}

const CASELLE = [1, 2, 3, 4, 5, 6, 7]

test('usual names stand whole on the seats of the smallest tablet, below a puntata on the casella of another, and on their insurances', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 3, named)
  const caselle = table.page.getByRole('list', { name: 'Le caselle' })
  await expectWhole(caselle, NAMES)
  await table.loadShoe()
  await table.give('inviteStakes', { table: 'T1' })
  const stakesBeside = async (steps: number) => {
    for (const [at, casella] of CASELLE.entries()) {
      const player = table.member(String(1001 + ((at + steps) % 7)))
      await table.give('layStake', { table: 'T1', casella, player, chips: 10 })
    }
  }
  await stakesBeside(1)
  await expectWhole(caselle, [...NAMES, ...NAMES])
  await stakesBeside(2)
  await table.give('closeStakes', { table: 'T1' })
  for (const card of [...CASELLE.map(() => '8'), 'A', ...CASELLE.map(() => '8')])
    await table.give('drawCard', { table: 'T1', card })
  const heading = table.page.getByRole('heading', { name: 'Assicurazione' })
  await expectWhole(table.page.locator('section', { has: heading }), [...NAMES, ...NAMES])
  await table.room.close()
})

test('usual names stand whole on the seats of chemin de fer, and on a phone on those of poker', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3, { seated: 7, standing: 1 }, named)
  await expectWhole(table.page.getByRole('list', { name: 'I posti' }), NAMES)
  await table.room.close()

  const office = await Office.open(browser, [], [], named)
  await office.openEvening()
  await office.play(0)
  const phone = await office.person('1001', 'phone')
  await expectWhole(phone.getByRole('list', { name: 'Posti al tavolo' }), NAMES.slice(0, 5))
  await office.close()
})
