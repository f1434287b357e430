import { test } from '@playwright/test'
import type { Locale } from '@/messages/locale'
import { ClubTable } from '../../tests/e2e/chemin/club-table'
import { asDemo, NAMES, pictures, textsOf } from './taking'

const T1 = { table: 'T1' }
const COMPANY = { seated: 6, standing: 2 }

const words = (locale: Locale) => textsOf(locale, 'chemin-table')

test('a coup, a seguito and the end of a taglia on the tablet', async ({ browser }) => {
  // At level 1 the table is opened without its cards, so that they are prepared here.
  const table = await ClubTable.open(browser, 1, COMPANY, (room) => asDemo(room, NAMES, null))
  const { page } = table
  const give = (type: string, payload: object = {}) => table.give(type, { ...T1, ...payload })
  const who = (card: string) => ({ member: table.member(card) })
  const stake = (card: string, sum: number, place: object) =>
    give('layStake', { ...who(card), place, sum, line: 'beyond', part: null })
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor()

  await give('setLevel', { level: 3 })
  await give('enterPacks', { colours: ['blu', 'rosso'], first: 3 })
  for (const step of ['checkCards', 'beginTaglia', 'announceCards', 'offerCut']) await give(step)
  await pictures(page, 'chemin-cut', (locale) =>
    page.getByText(words(locale).taglia.cutOffered).first().waitFor(),
  )
  await give('cut', { ...who('1006'), cards: null })
  await give('loadSabot')
  await give('openBank', { ...who('1001'), bank: 200 })
  await give('announceBank', { toutVa: false, seesStakes: false })
  await stake('1002', 80, { kind: 'seat', seat: 2 })
  await stake('1004', 50, { kind: 'seat', seat: 4 })
  await stake('1007', 70, { kind: 'gap', after: 5 })
  await pictures(page, 'chemin-stakes', (locale) => heading(words(locale).stakes.open))
  await give('closeGame')
  await pictures(page, 'chemin-rights', (locale) => heading(words(locale).rights.whose))

  await give('giveCards', who('1002'))
  await give('dealCards')
  await give('sayWord', { side: 'punta', word: 'carta' })
  await give('showBank', { cards: ['Kp', '5c'] })
  await pictures(page, 'chemin-cards', (locale) =>
    page.getByRole('group', { name: words(locale).play.third.punta }).waitFor(),
  )
  await pictures(page, 'chemin-error', async (locale) => {
    const { errors, other } = words(locale)
    const error = errors.reportBankerError.thirdCovered
    await page.getByRole('button', { name: other.open }).click()
    await page.getByRole('button', { name: error }).click()
    await heading(error)
  })
  await give('drawThird', { side: 'punta', card: '9q', value: null })
  await give('sayWord', { side: 'banco', word: 'no' })
  await give('showPunta', { point: 4 })
  await give('settleCoup')
  await pictures(page, 'chemin-correct', async (locale) => {
    const { coups, more, settle } = words(locale)
    await page.getByRole('button', { name: more.open, exact: true }).click()
    await page.getByRole('button', { name: more.coups }).click()
    await page.getByRole('button', { name: coups.correct }).first().click()
    await page.getByText(settle.wins.tie, { exact: true }).first().click()
    await page.getByText(coups.then).first().waitFor()
  })

  await give('passMano', who('1001'))
  for (const step of ['closeStep', 'closeStep', 'closeStep', 'beginAuction']) await give(step)
  await give('bid', { ...who('1003'), after: null, chips: 100, together: false })
  await give('bid', { ...who('1005'), after: null, chips: 120, together: false })
  await pictures(page, 'chemin-auction', (locale) =>
    page.getByText(words(locale).seguito.step.auction).first().waitFor(),
  )
  await give('awardAuction')

  await give('setLevel', { level: 2 })
  await pictures(page, 'chemin-result', async (locale) => {
    const { result } = words(locale)
    await page.getByRole('button', { name: new RegExp(`^${result.wholeBank}`) }).click()
    await page.getByRole('button', { name: result.winner.banco, exact: true }).click()
  })
  await table.room.close()
})
