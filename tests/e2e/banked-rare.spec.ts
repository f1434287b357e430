import { expect, test } from '@playwright/test'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { Settings } from '@/rules/trente-et-quarante/settings'
import { BankedFloat, FloatStaff } from './banked/float'
import { BlackJackTable } from './black-jack/day'
import { picture, signedIn, tick } from './support/screens'
import { TrenteTable } from './trente-et-quarante/day'

const T1 = { table: 'T1' }

test('at trente et quarante any multiple is insured, the colour of the first card is put right, and a ruling pays somebody without a name', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 3)
  const { page, inspector } = table
  const tap = (name: string | RegExp, within = page.locator('body')) =>
    table.button(name, within).first().click()
  await table.give('setVersion', { ...T1, settings: Settings.parse({ multiple: 100 }), note: '' })
  await table.loadTaglia()
  const lay = (player: string, chance: string, chips: number) =>
    table.give('layStake', { ...T1, player, chance, chips })
  await table.give('markPresence', { ...T1, player: '@1', isHere: true })
  await table.give('inviteStakes', T1)
  await lay(table.member('1001'), 'nero', 2_000)
  await lay(table.member('1002'), 'inverso', 1_000)
  await lay('@1', 'rosso', 100)

  await test.step('T.6.2 the least multiple of a large stake, on the tablet and on the phone', async () => {
    await tap(/Socio 1001/, table.box('Nero'))
    const sheet = page.getByRole('dialog')
    await expect(table.button(/^Assicura/, sheet)).toHaveCount(8)
    await tap('Altra somma', sheet)
    for (const digits of ['1', '00']) await tap(digits, sheet.last())
    await picture(page, 'teq-tablet-insured-for-less')
    await table
      .button(/^Assicura 100/, sheet.last())
      .last()
      .click()
    await expect.poll(() => table.balance(`premi:T1:nero:${table.member('1001')}`)).toBe(1)
    const phone = await signedIn(browser, 'phone', table.room, '1002')
    await phone.getByRole('textbox', { name: 'Assicurazione contro il 31 pari' }).fill('300')
    await tap(/^Assicuro 300/, phone.locator('body'))
    await expect.poll(() => table.balance(`premi:T1:inverso:${table.member('1002')}`)).toBe(3)
  })

  await test.step('E2 T.4 the rows are rebuilt with the colour that the first card had', async () => {
    await tap('Rien ne va plus')
    await page.getByRole('group', { name: 'Prima carta' }).getByText('nera').click()
    await table.cards('9')
    await inspector.goto(table.at('deputato'))
    await inspector.getByText('Errore nel dare le carte').click()
    await inspector.getByLabel('Motivo').fill('la prima carta era rossa')
    await table.button(/Prima carta/, inspector).click()
    await inspector.getByRole('option', { name: 'rossa' }).click()
    await picture(inspector, 'teq-inspector-colour')
    await tap('Ricostruisci le file', inspector.locator('body'))
    await expect(page.getByRole('region', { name: 'Le due file' })).toContainText('rossa')
  })

  await test.step('T.10 a claim of somebody without a name is upheld, and the banco pays them', async () => {
    await table.give('openDispute', { ...T1, player: '@1', about: 'Erano 200', provision: null })
    await tap(/Erano 200/, inspector.locator('body'))
    await table.button('Scrivi la decisione', inspector).click()
    await tick(inspector.getByRole('radio', { name: 'Senza nome 1' }))
    await inspector.getByLabel('Il banco paga a chi reclama').fill('100')
    await table.button(/Secondo$/, inspector).click()
    await inspector.getByRole('option', { name: /^T\.3\.4/ }).click()
    await inspector.getByLabel(/^Motivo \(/).fill('Li ha visti l’impiegato')
    await tap('Decidi in via definitiva', inspector.locator('body'))
    await table.button('Decidi in via definitiva', inspector.getByRole('dialog')).click()
    // The stake of 100 came out of their purse, which may be below zero, and 100 come back.
    await expect.poll(() => table.balance('senza-nome:T1')).toBe(0)
    await table.cards('10 J 2 K Q 10 9')
    const ruling = page.getByRole('status').filter({ hasText: 'La decisione' })
    await expect(ruling).toContainText('Accolto. Li ha visti l’impiegato')
    await expect(ruling.getByText('Il banco paga a Senza nome 1')).toBeVisible()
    await picture(page, 'teq-tablet-ruling-unnamed')
  })

  await test.step('T.10 a claimant who is wrong gives back what the bank paid too much', async () => {
    const player = table.member('1002')
    await table.give('openDispute', { ...T1, player, about: 'Ne ho presi 50', provision: null })
    const before = await table.balance(`chips:${player}`)
    await inspector.goto(table.at('deputato'))
    await tap(/Ne ho presi 50/, inspector.locator('body'))
    await table.button('Scrivi la decisione', inspector).click()
    await tick(inspector.getByRole('radio', { name: 'Respinto' }))
    await inspector.getByLabel('Chi reclama rende al banco').fill('50')
    await table.button(/Secondo$/, inspector).click()
    await inspector.getByRole('option', { name: /^T\.3\.4/ }).click()
    await inspector.getByLabel(/^Motivo \(/).fill('Pagati due volte')
    await picture(inspector, 'teq-inspector-returns')
    await tap('Decidi in via definitiva', inspector.locator('body'))
    await table.button('Decidi in via definitiva', inspector.getByRole('dialog')).click()
    await expect(page.getByText(/ rende al banco/)).toBeVisible()
    const ruled = inspector.locator('section').filter({ hasText: /^La decisione/ })
    await expect(ruled).toContainText('Respinto. Pagati due volte')
    await expect(ruled).toContainText('Socio 1002 rende al banco 50')
    await expect.poll(() => table.balance(`chips:${player}`)).toBe(before - 50)
  })

  await test.step('T.10 a claim about a colpo that is void is given up, though the tablet shows it no more', async () => {
    await table.give('openDispute', { ...T1, player: '@1', about: 'Ancora 50', provision: null })
    const slip = { slip: 'surplus-card', why: 'una carta di troppo' }
    await table.give('voidColpo', { ...T1, ...slip }, inspector)
    await expect(table.button('Reclami')).toHaveCount(0)
    await inspector.goto(table.at('deputato'))
    await tap(/Ancora 50/, inspector.locator('body'))
    await tap('Chi reclama rinuncia', inspector.locator('body'))
    await expect(table.button('Chi reclama rinuncia', inspector)).toHaveCount(0)
  })
  await table.room.close()
})

test('at a banked table with its float chips that it has won go back, a turn that nobody takes stays, and a reopened book is written in', async ({
  browser,
}) => {
  const staff = new FloatStaff()
  let second = ''
  const table = await BlackJackTable.open(browser, 2, async (room) => {
    await staff.prepare(room)
    second = await room.member('4007')
  })
  const float = await BankedFloat.open(table, browser, staff)
  const { page } = table
  const whole = { pieces: listOf(FLOAT_PROFILES.club), banknotes: 0 }
  const member = staff.member('changeur')

  await test.step('V.aggiunta chr2 a bank gives back what it has won, without anything added before', async () => {
    await float.face('Cambio')
    await float.part('Reintegri')
    await expect(table.button('Reso')).toBeEnabled()
  })

  await test.step('V.handover nobody comes on: the one who has counted stays, or the inspector counts for somebody else', async () => {
    await table.give('enterDuty', { member: second, office: 'changeur', where: 'T1' })
    await float.does('changeur', 'beginHandover', { to: second })
    await float.does('changeur', 'countHandover', { member, ...whole })
    await expect(table.button('Il changeur se n’è andato senza contare…')).toBeVisible()
    await picture(page, 'float-nobody-comes-on')
    await table.button('Socio 4004 resta di turno').click()
    const sheet = page.getByRole('dialog')
    await table.button('Chi subentra non c’è', sheet).click()
    await table.button('Socio 4004 resta di turno', sheet).click()
    await expect(page.getByText(/^La conta non torna: nulla si muove/)).toBeVisible()
    const gap = { ...whole, cause: 'sconosciuta', note: '' }
    await float.does('changeur', 'declareGap', gap)
  })

  await test.step('V.book-print ch25 the inspector writes in a reopened book, strikes the line, and closes it', async () => {
    await float.does('commissario', 'orderClosing')
    const cards = { when: 'closing', cards: 312, masks: 2, note: 'contate dal capo' }
    await float.does('capo-partita', 'countCards', cards)
    await float.does('commissario', 'countClosing', { ...whole, seal: '7' })
    await float.does('testimone', 'confirmClosing')
    await float.does('commissario', 'askBookReopening', { why: 'manca una riga' })
    await float.does('testimone', 'reopenBook')
    const phone = await float.phone('commissario')
    await phone.goto(table.at('sala'))
    await phone.getByRole('tab', { name: 'Libretti' }).click()
    await table.button('Scrivi una riga', phone).click()
    const asked = phone.getByRole('dialog')
    await asked.getByRole('textbox').fill('Consegnate due mance alle 23')
    await table.button('Scrivi una riga', asked).click()
    await expect(phone.getByText('Consegnate due mance alle 23')).toBeVisible()
    await picture(phone, 'float-phone-reopened-book')
    await table.button(/^Annulla la riga/, phone).click()
    await asked.getByRole('textbox').fill('era una sola')
    await table.button('Annulla la riga', asked).click()
    await expect(phone.getByText('(era una sola)')).toBeVisible()
    await table.button('Richiudi il libretto', phone).click()
    await expect(table.button('Scrivi una riga', phone)).toHaveCount(0)
  })
  await table.room.close()
})

test('Escape while the panel that had the focus is behind a sheet leads to no error', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 2)
  const { page } = table
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.locator('aside[tabindex]').focus()
  await page.evaluate(() => {
    for (const main of document.querySelectorAll('main')) main.inert = true
  })
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Escape')
  expect(errors).toEqual([])
  await table.room.close()
})
