import { type Browser, test } from '@playwright/test'
import { Office } from '../tests/e2e/desk/office'
import { screen } from '../tests/e2e/support/screens'
import { asDemo, pictures, textsOf } from './pictures/taking'

const T1 = { table: 'T1' }

const NAMES = {
  '1001': 'Demo Alfa',
  '1002': 'Demo Bravo',
  '1003': 'Demo Charlie',
  '1004': 'Demo Delta',
  '1005': 'Demo Echo',
  '2001': 'Demo Golf',
  '2002': 'Demo Hotel',
  '3001': 'Demo India',
} as const

const officeOf = (browser: Browser) => Office.open(browser, [], [], (room) => asDemo(room, NAMES))

test('an evening: list, call, table, count', async ({ browser }) => {
  const office = await officeOf(browser)
  const { desk } = office
  await office.openEvening()
  for (const card of ['1002', '1003', '1004']) await office.sign(card)
  const phone = await office.person('1001', 'phone')
  await pictures(phone, 'phone-list', (locale) =>
    phone.getByRole('button', { name: textsOf(locale, 'member').lists.sign }).waitFor(),
  )
  await office.sign('1001')
  await office.sign('1005')
  await pictures(phone, 'phone', () => phone.getByRole('alertdialog').waitFor())
  const board = await screen(browser, 'tv', office.at('/tabellone'))
  await pictures(board, 'board', () => board.getByText(NAMES['1003']).first().waitFor())
  await desk.setViewportSize({ width: 1024, height: 768 })
  await desk.goto(office.at('/segreteria#L1'))
  await pictures(desk, 'desk-list', () => desk.getByText(NAMES['1003']).first().waitFor())

  for (const signUp of [1, 2, 3, 4, 5])
    await office.give(desk, 'answerCall', { signUp, answer: 'coming' })
  const tablet = await office.tablet()
  await office.give(desk, 'drawLots', T1)
  for (const member of office.members) await office.give(desk, 'confirmPassata', { ...T1, member })
  for (const number of [0, 5, 9]) await office.colpo(number)
  await office.give(desk, 'deal', { ...T1, out: [] })
  await pictures(tablet, 'tablet', (locale) =>
    tablet.getByRole('heading', { name: textsOf(locale, 'table').colpo.whoWon }).waitFor(),
  )
  await pictures(phone, 'phone-table', (locale) =>
    phone.getByText(textsOf(locale, 'member').table.resto).first().waitFor(),
  )

  const outcome = { kind: 'nobody-opened' }
  await office.give(desk, 'recordColpo', { ...T1, outcome })
  await office.give(desk, 'beginCount', T1)
  await desk.goto(office.at('/segreteria#T1'))
  await desk.getByRole('tab', { name: textsOf('it', 'desk').tabs.cash }).click()
  // Three are counted: two as expected, one seven short.
  for (const [at, short] of [
    [1, 0],
    [2, 7],
    [3, 0],
  ] as const) {
    const row = desk.getByRole('row').nth(at)
    const expected = Number((await row.getByRole('cell').nth(1).textContent())?.match(/\d+/)?.[0])
    await row.getByRole('textbox').fill(String(expected - short))
    await row.getByRole('textbox').press('Enter')
  }
  await pictures(desk, 'desk', async (locale) => {
    await desk.getByRole('tab', { name: textsOf(locale, 'desk').tabs.cash }).click()
    await desk.getByText(textsOf(locale, 'desk').count.expected).first().waitFor()
  })
  await office.close()
})

test('the deputato: a raise is disputed in mid-colpo', async ({ browser }) => {
  const office = await officeOf(browser)
  const { desk } = office
  await office.openEvening()
  await office.play(0)
  await office.give(desk, 'setLevel', { ...T1, level: 3 })
  await office.give(desk, 'deal', { ...T1, out: [] })
  for (const member of await office.giro())
    await office.give(desk, 'passOpening', { ...T1, member })
  await office.give(desk, 'deal', { ...T1, out: [] })
  const [opener = '', raiser = ''] = await office.giro()
  await office.give(desk, 'open', { ...T1, member: opener, chips: 10 })
  await office.give(desk, 'raise', { ...T1, member: raiser, by: 30, tris: false })
  const about = 'Il rilancio era tardivo'
  const contenders = [opener, raiser]
  const dispute = { ...T1, colpo: 2, about, provision: 'VIII.2', contenders }
  await office.give(desk, 'openDispute', dispute)
  const phone = await office.person(`${1001 + office.members.indexOf(opener)}`, 'phone')
  await office.give(phone, 'appealDispute', { ...T1, dispute: 1 })
  const deputato = await office.person('3001', 'tablet')
  await deputato.goto(office.at('/deputato'))
  const choose = async () => {
    const chosen = deputato.getByRole('button', { name: new RegExp(about) })
    await chosen.click()
  }
  await pictures(deputato, 'deputato', choose)
  await pictures(deputato, 'deputato-ruling', async (locale) => {
    await choose()
    const title = textsOf(locale, 'deputato').rule.title
    await deputato.getByRole('heading', { name: title }).evaluate((one) => one.scrollIntoView())
  })
  await office.close()
})
