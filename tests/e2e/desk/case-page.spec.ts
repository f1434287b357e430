import { type Browser, expect, type Page, test } from '@playwright/test'
import { BlackJackTable } from '../black-jack/day'
import { ClubTable, nameOf } from '../chemin/club-table'
import { draftsIn } from '../support/judge'
import { picture, SIZES, signedIn, tick } from '../support/screens'
import { TrenteTable } from '../trente-et-quarante/day'
import { Office } from './office'

/** A case is read in so many screens of a phone. */
const MOST_SCREENS = 1.5
const T1 = { table: 'T1' }
const FINAL = /^Decidi.*definitiva$/
const REASON = 'Così si vede dal colpo.'

/** The judge opens the case on a phone: all of it is read in a screen and a half, the replay first, and no form before it. */
async function reads(judge: Page, url: string, about: string, name: string): Promise<void> {
  await judge.goto(url)
  await judge.getByRole('button', { name: new RegExp(about) }).click()
  const sheet = judge.getByRole('article')
  const replay = sheet.getByRole('region', { name: 'Il colpo, passo per passo' })
  await expect(replay.getByRole('slider')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Scrivi la decisione' })).toBeVisible()
  await picture(judge, `case-${name}`)
  const top = (await replay.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  expect(top, `${name}: the replay begins on the first screen`).toBeLessThan(SIZES.phone.height / 2)
  for (const part of await sheet.locator('details').all())
    if (await part.isVisible())
      expect((await part.boundingBox())?.y, `${name}: the replay is first`).toBeGreaterThan(top)
  const height = await judge.evaluate(() => document.documentElement.scrollHeight)
  expect(height, `${name}: screens of a phone`).toBeLessThanOrEqual(
    SIZES.phone.height * MOST_SCREENS,
  )
}

const missingIn = (judge: Page) =>
  judge
    .getByRole('article')
    .getByRole('status')
    .filter({ hasText: /^Da indicare/ })
const reason = (judge: Page) => judge.getByRole('article').getByLabel(/^Motivo/)

/** Nothing in the form is chosen beforehand, it says what is missing, and what is written outlives a reload and another page. */
async function writes(
  judge: Page,
  about: string,
  favoured: string,
  missing: string,
): Promise<void> {
  const again = async () => await judge.getByRole('button', { name: new RegExp(about) }).click()
  await judge.getByRole('button', { name: 'Scrivi la decisione' }).click()
  await expect(judge.getByRole('radio', { checked: true })).toHaveCount(0)
  const says = missingIn(judge)
  await expect(says).toHaveText(missing)
  const give = judge.getByRole('button', { name: FINAL })
  await expect(give).toBeDisabled()
  await tick(judge.getByRole('radio', { name: favoured }))
  await reason(judge).fill(REASON)
  await judge.getByRole('button', { name: /Secondo$/ }).click()
  await judge.getByRole('option').first().click()
  for (const leave of ['reload', 'another page'] as const) {
    if (leave === 'reload') await judge.reload()
    else {
      const here = judge.url()
      await judge.goto(here.replace(/\/deputato.*/, ''))
      await judge.goto(here)
    }
    await again()
    await expect(judge.getByRole('radio', { name: favoured })).toBeChecked()
    await expect(reason(judge)).toHaveValue(REASON)
  }
}

/** The ruling is given, the form is gone, and each phone that it concerns tells it without being asked. */
async function rules(judge: Page, phones: readonly Page[]): Promise<void> {
  await expect(missingIn(judge)).toBeHidden()
  await judge.getByRole('button', { name: FINAL }).click()
  await judge.getByRole('dialog').getByRole('button', { name: FINAL }).click()
  await expect(reason(judge)).toBeHidden()
  await expect(judge.getByText(REASON).first()).toBeVisible()
  for (const phone of phones) await expect(phone.getByText(REASON).first()).toBeVisible()
  expect(await draftsIn(judge)).toEqual([])
}

test('XVII.2 poker: a case is read at once, its draft kept, and its ruling told', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  await office.openEvening()
  await office.play(1)
  const loser = await office.appealed()
  const judge = await office.person('3001', 'phone')
  await reads(judge, office.at('/deputato'), 'Chi aveva aperto', 'poker')
  const missing = 'Da indicare ancora: chi ha ragione, la norma, il motivo e che cosa cambia.'
  await writes(judge, 'Chi aveva aperto', 'Socio 1002', missing)
  await expect(missingIn(judge)).toHaveText('Da indicare ancora: che cosa cambia.')
  await tick(judge.getByRole('radio', { name: /Nulla: resta tutto/ }))
  await rules(judge, [loser])
  await office.close()
})

test('S.39a chemin de fer: a case is read at once, its draft kept, and its ruling told', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const { room } = table
  await table.playCoup()
  const contenders = ['1001', '1002'].map((card) => table.member(card))
  const about = { about: 'Una puntata', provision: null }
  await table.give('openDispute', { ...T1, coup: 1, ...about, contenders })
  const phones = await phonesOf(browser, table.room, ['1001', '1002'])
  const judge = await signedIn(browser, 'phone', room, '3001')
  await reads(judge, `${room.url}/prova/deputato`, 'Una puntata', 'chemin')
  const missing = 'Da indicare ancora: chi ha ragione, la norma e il motivo.'
  await writes(judge, 'Una puntata', nameOf('1002'), missing)
  await rules(judge, phones)
  await room.close()
})

test('B.29 black jack: a case is read at once, its draft kept, and its ruling told', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 3)
  const player = table.member('1003')
  for (const step of ['Mazzi controllati', 'Carte mescolate', 'Ha tagliato'])
    await table.button(step).click()
  for (const step of ['Nel sabot con la mascherina', 'Prime carte bruciate', 'Fate il gioco', '20'])
    await table.button(step).click()
  for (const casella of [1, 3]) await table.stake(casella)
  await table.button('Rien ne va plus').click()
  await table.cards('8 10 5')
  const claim = { ...T1, casella: 3, player, text: 'Avevo chiesto carta' }
  await table.give('makeClaim', claim)
  const [phone] = await phonesOf(browser, table.room, ['1003'])
  const judge = table.inspector
  await reads(judge, table.at('deputato'), 'Avevo chiesto carta', 'bj')
  const missing = 'Da indicare ancora: chi ha ragione, la norma e il motivo.'
  await writes(judge, 'Avevo chiesto carta', 'Socio 1003', missing)
  await rules(judge, phone ? [phone] : [])
  await table.room.close()
})

test('T.10 trente et quarante: a case is read at once, its draft kept, and its ruling told', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 3)
  await table.loadTaglia()
  await table.button('Fate il gioco').click()
  await table.stake('Nero')
  await table.button('Rien ne va plus').click()
  await table.page.getByRole('group', { name: 'Prima carta' }).getByText('nera').click()
  await table.cards('10 K 9 3')
  const player = table.member('1001')
  await table.give('openDispute', { ...T1, player, about: 'Avevo il colore', provision: null })
  const phones = await phonesOf(browser, table.room, ['1001'])
  const judge = table.inspector
  await reads(judge, table.at('deputato'), 'Avevo il colore', 'teq')
  const missing = 'Da indicare ancora: chi ha ragione, la norma e il motivo.'
  await writes(judge, 'Avevo il colore', 'Socio 1001', missing)
  await expect(missingIn(judge)).toHaveText('Da indicare ancora: la somma.')
  await judge.getByLabel('Il banco paga a chi reclama').fill('20')
  await judge.getByLabel('Il banco paga a chi reclama').press('Tab')
  await rules(judge, phones)
  await table.room.close()
})

const phonesOf = async (browser: Browser, room: ClubTable['room'], cards: readonly string[]) =>
  await Promise.all(cards.map((card) => signedIn(browser, 'phone', room, card)))
