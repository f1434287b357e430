import { expect, test } from '@playwright/test'
import { BlackJackTable } from './black-jack/day'
import { ClubTable } from './chemin/club-table'
import { disputing } from './evening/dispute'
import { seating, signing } from './evening/list'
import { expectActsInSight, expectOnEveryTablet } from './support/foot'
import { Night } from './support/night'
import { picture, takeBack } from './support/screens'
import { TrenteTable } from './trente-et-quarante/day'

const T1 = { table: 'T1' }
const ALL = [1, 2, 3, 4, 5, 6, 7]
/** How much of the words beside the act of the moment must be scrolled to. */
const scrolled = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight

test('poker: the deal, and a ruling to read', async ({ browser }) => {
  const night = await Night.begin(browser)
  await signing(night)
  const tablet = await seating(night)
  const { page } = tablet
  await expectActsInSight(page)
  await expectOnEveryTablet(page, 'poker-deal')
  await tablet.deal()
  await expectOnEveryTablet(page, 'poker-colpo')
  await takeBack(page, /le carte date/)
  await disputing(night, tablet)
  const read = tablet.button('Letto')
  await expectActsInSight(page, read)
  await picture(page, 'foot-poker-ruling')
  await expectOnEveryTablet(page, 'poker-ruling')
  await night.room.close()
})

test('chemin de fer with nine seats and three who stand: each step, Riapre le puntate among the rights', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3, { seated: 9, standing: 3 })
  const { page } = table
  const give = async (type: string, payload: object = {}) => {
    await table.give(type, { ...T1, ...payload })
    await page.waitForTimeout(300)
    await expectActsInSight(page)
  }
  const member = (card: number) => table.member(String(card))
  await expectActsInSight(page)
  await give('openBank', { member: member(1001), bank: 400 })
  await give('announceBank', { toutVa: false, seesStakes: false })
  for (let at = 2; at <= 12; at++) {
    const place = at <= 9 ? { kind: 'seat', seat: at } : { kind: 'gap', after: at - 9 }
    await table.give('layStake', {
      ...T1,
      member: member(1000 + at),
      place,
      sum: 10,
      line: 'beyond',
      part: null,
    })
  }
  await expectActsInSight(page, table.button('Chiudi il gioco'))
  await give('closeGame')
  await expectActsInSight(page, table.button('Riapre le puntate'))
  await picture(page, 'foot-chemin-rights')
  await expectOnEveryTablet(page, 'chemin-rights')
  await give('giveCards', { member: member(1002) })
  await picture(page, 'foot-chemin-given')
  await give('dealCards')
  await give('sayWord', { side: 'punta', word: 'carta' })
  await give('showBank', { cards: ['Qp', '6q'], laysDown: true })
  await give('drawThird', { side: 'punta', card: '5c' })
  await give('sayWord', { side: 'banco', word: 'no' })
  await give('showPunta', { cards: ['2f', 'Ap'] })
  for (const [side, point] of [
    ['punta', '8'],
    ['banco', '6'],
  ] as const)
    await expect(page.locator(`[data-point=${side}]`)).toHaveText(point)
  await expect(page.getByRole('button', { name: /Socio 1002/ })).toContainText('carte')
  await picture(page, 'foot-chemin-settle')
  await expectOnEveryTablet(page, 'chemin-settle')
  await give('settleCoup')
  await picture(page, 'foot-chemin-over')
  await table.room.close()
})

test('chemin de fer: a player with the suivi has every call, and the pad, on a short screen too', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 3)
  const { page } = table
  const member = table.member('1002')
  const place = { kind: 'seat', seat: 2 }
  await table.give('openBank', { ...T1, member: table.member('1001'), bank: 100 })
  await table.give('announceBank', { ...T1, toutVa: false, seesStakes: false })
  await table.give('callBanco', { ...T1, member, place, respects: [], helpers: [] })
  await table.give('closeGame', T1)
  await table.give('giveCards', { ...T1, member })
  await table.give('dealCards', T1)
  await table.button('Banco').click()
  await table.button(/^Pagato/).click()
  await expect(table.button(/^Annunciate il banco/)).toBeVisible()
  await table.give('announceBank', { ...T1, toutVa: false, seesStakes: false })
  await page.getByRole('list', { name: 'I posti' }).getByRole('button', { name: /1002/ }).click()
  await expectActsInSight(page, table.button(/^Punta/))
  // As high as beside the strip of a rehearsal.
  for (const height of [768, 600]) {
    await page.setViewportSize({ width: 1024, height })
    for (const call of ['Banco', 'Suivi', 'Rinuncia al suivi'])
      await table.button(call).click({ trial: true })
  }
  await table.room.close()
})

test('sheets over the table: the other cases of chemin de fer, and a casella of black jack', async ({
  browser,
}) => {
  const chemin = await ClubTable.open(browser, 3)
  await chemin.button('Altri casi…').click()
  await expect(chemin.button('Si siede')).toBeVisible()
  await expectOnEveryTablet(chemin.page, 'chemin-cases', chemin.page.getByRole('dialog'))
  await chemin.room.close()
  const table = await BlackJackTable.open(browser, 2)
  await table.loadShoe()
  await table.stake(1)
  await table.button('Altro…', table.column(1)).click()
  await expect(table.button('Sballata')).toBeVisible()
  await expectOnEveryTablet(table.page, 'bj-casella', table.page.getByRole('dialog'))
  await table.room.close()
})

test('chemin de fer kept by results: everything that a banker may do between two coups', async ({
  browser,
}) => {
  const table = await ClubTable.open(browser, 2)
  const { page } = table
  await table.give('openBank', { ...T1, member: table.member('1001'), bank: 100 })
  const add = table.button('Aggiunge al banco')
  await expectActsInSight(page, table.button(/^Carte a:/), add)
  await table.button(/^Tutto il banco/).click()
  await table.button('Banco').click()
  await table.button(/^Banco \S+ →/).click()
  await expectActsInSight(page, table.button(/^Carte a:/), add, table.button('Passa la mano'))
  await picture(page, 'foot-chemin-results')
  await expectOnEveryTablet(page, 'chemin-results')
  await table.room.close()
})

test('black jack with seven caselle and a companion on each: the stakes, the first card, and every word beside fourteen insurances', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 3)
  const { page } = table
  await table.loadShoe()
  await table.button('Fate il gioco').click()
  await table.button('20').click()
  for (const casella of ALL) await table.stake(casella)
  await table.button('Per un altro').click()
  await table.button('Socio 1008', page.getByRole('dialog')).click()
  for (const casella of ALL) {
    await table.button(`Casella ${casella}`, table.column(casella)).click()
    await table.column(casella).getByText('Socio 1008').waitFor()
  }
  await expectActsInSight(page, table.button('Rien ne va plus'))
  await picture(page, 'foot-bj-stakes')
  await expectOnEveryTablet(page, 'bj-stakes')
  await table.button('Rien ne va plus').click()
  await expectActsInSight(page)
  for (const card of [...ALL.map(() => '8'), 'A', ...ALL.map(() => '8')])
    await table.give('drawCard', { ...T1, card })
  await expect(table.button(/^Assicura/)).toHaveCount(14)
  // As high as beside the strip of a rehearsal.
  await page.setViewportSize({ width: 1024, height: 600 })
  await expectActsInSight(page, table.button('Divide'))
  await table.room.close()
})

test('trente et quarante with eight stakes: the result’s keys and the payment', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 2)
  const { page } = table
  await table.loadTaglia()
  await table.give('inviteStakes', T1)
  const chances = ['nero', 'rosso', 'colore', 'inverso']
  for (const [at, chance] of chances.entries())
    for (const other of [at, (at + 1) % chances.length])
      await table.give('layStake', {
        ...T1,
        player: table.member(`100${other + 1}`),
        chance,
        chips: 100,
      })
  await expectActsInSight(page)
  await picture(page, 'foot-teq-stakes')
  await expectOnEveryTablet(page, 'teq-stakes')
  await table.total('Nero', 31).click()
  await table.total('Rosso', 31).click()
  await table.first('nera').click()
  await expectActsInSight(page, table.button('Pagato'))
  await picture(page, 'foot-teq-told')
  await expectOnEveryTablet(page, 'teq-told')
  await table.room.close()
})

test('trente et quarante card by card: the end of the stakes beside the keypad, and all that may be said before the first card', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 3)
  const { page } = table
  await table.loadTaglia()
  await table.button('Fate il gioco').click()
  await table.button('Altra somma').click()
  await expectActsInSight(page, table.button('Rien ne va plus'))
  await picture(page, 'foot-teq-keypad')
  await table.stake('Nero')
  await table.button('Rien ne va plus').click()
  await expectActsInSight(page, table.button(/^Ultimo colpo/))
  expect(await page.locator('aside .overflow-y-auto').evaluate(scrolled)).toBe(0)
  await picture(page, 'foot-teq-first-card')
  await expectOnEveryTablet(page, 'teq-first-card')
  await table.room.close()
})
