import { test } from '@playwright/test'
import { BlackJackTable } from '../../tests/e2e/black-jack/day'
import { asDemo, NAMES, pictures, textsOf } from './taking'

test('a colpo of black jack on the tablet', async ({ browser }) => {
  const table = await BlackJackTable.open(browser, 3, (room) => asDemo(room, NAMES, null))
  const { page } = table
  const give = (type: string, payload: object = {}) => table.give(type, { table: 'T1', ...payload })
  const who = (card: string) => ({ player: table.member(card) })
  const draw = async (cards: string) => {
    for (const card of cards.split(' ')) await give('drawCard', { card })
  }
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor()

  for (const step of ['checkPacks', 'mixCards']) await give(step)
  await give('answerCut', { ...who('1001'), cuts: true })
  for (const step of ['loadShoe', 'burnCards', 'inviteStakes']) await give(step)
  const stakes = { 1: ['1001', '1008'], 2: ['1002'], 3: ['1003'], 5: ['1005'], 7: ['1007'] }
  for (const [casella, cards] of Object.entries(stakes))
    for (const card of cards)
      await give('layStake', { casella: Number(casella), ...who(card), chips: 20 })
  await pictures(page, 'bj-stakes', (locale) => heading(textsOf(locale, 'banked').stakesOpen))
  await give('closeStakes')
  await draw('10 8 A 9 5 A 9 J K 7 6')
  await give('insure', { casella: 1, ...who('1001'), chips: 10 })
  await pictures(page, 'bj-insurance', (locale) =>
    heading(textsOf(locale, 'bj-table').offers.insurance),
  )
  for (const [casella, card] of [
    [1, '1001'],
    [2, '1002'],
    [5, '1005'],
    [7, '1007'],
  ] as const) {
    if (card === '1007') {
      await give('double', { casella, ...who(card) })
      await draw('K')
    } else await give('sayWord', { casella, ...who(card), word: 'no' })
  }
  await draw('7')
  await pictures(page, 'bj-settle', (locale) =>
    page.getByRole('button', { name: textsOf(locale, 'bj-table').step.settleColpo }).waitFor(),
  )
  await table.room.close()
})
