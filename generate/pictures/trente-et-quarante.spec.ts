import { test } from '@playwright/test'
import { TrenteTable } from '../../tests/e2e/trente-et-quarante/day'
import { asDemo, pictures, textsOf } from './taking'

const NAMES = {
  '1001': 'Demo Alfa',
  '1002': 'Demo Bravo',
  '1003': 'Demo Charlie',
  '1004': 'Demo Delta',
  '2001': 'Demo India',
  '3001': 'Demo Lima',
} as const

test('a colpo of trente et quarante on the tablet, and the prison after 31–31', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 2, (room) => asDemo(room, NAMES, null))
  const { page } = table
  const give = (type: string, payload: object = {}) => table.give(type, { table: 'T1', ...payload })
  const who = (card: string) => ({ player: table.member(card) })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
  const lay = (card: string, chance: string, chips: number) =>
    give('layStake', { ...who(card), chance, chips })

  for (const step of ['layOutPacks', 'mixCards']) await give(step)
  await give('cutCards', { ...who('1001'), witness: null })
  for (const step of ['burnCards', 'inviteStakes']) await give(step)
  await lay('1001', 'nero', 500)
  await give('insure', { ...who('1001'), chance: 'nero', chips: 500 })
  await lay('1002', 'colore', 100)
  await lay('1003', 'rosso', 50)
  await lay('1004', 'inverso', 20)
  await pictures(page, 'teq-stakes', (locale) => heading(textsOf(locale, 'banked').stakesOpen))
  await give('recordResult', { nero: 31, rosso: 31, first: 'nero' })
  await pictures(page, 'teq-prison', (locale) => heading(textsOf(locale, 'banked').newColpo))
  await give('inviteStakes')
  await lay('1003', 'inverso', 50)
  await give('callStakes')
  await pictures(page, 'teq-told', async (locale) => {
    const { tell, chance } = textsOf(locale, 'trente-table')
    const row = (name: string) =>
      page.getByRole('group', { name: tell.row.replace('{row}', name), exact: true })
    await table.button('33', row(chance.nero)).click()
    await table.button('37', row(chance.rosso)).click()
    await page
      .getByRole('group', { name: tell.first })
      .getByRole('button', { name: tell.rosso })
      .click()
    await page.getByText('50 × 1 = 50').waitFor()
  })
  await table.room.close()
})
