import { expect, test } from '@playwright/test'
import { TAPS } from '@/docs/taps'
import { BlackJackTable } from './black-jack/day'
import { holdCall, picture, screen, signedIn, takeBack, tick } from './support/screens'
import { expectTaps } from './support/taps'

const ALL = [1, 2, 3, 4, 5, 6, 7]

test('at the result level seven caselle with one puntata each are closed in fifteen taps, and in nine when the stakes are repeated', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 2)
  const { page } = table
  await test.step('B.3.1 nothing is laid before the shoe is prepared', async () => {
    await expect(table.button('Mazzi controllati')).toBeVisible()
    await table.button('Casella 1', table.column(1)).click()
    await table.button('Chiudi', page.getByRole('dialog')).click()
    await expect(table.button('Casella 1', table.column(1)).locator('strong')).toHaveCount(0)
    await table.loadShoe()
  })
  const results = ['Black jack', 'Vince', 'Pari', 'Perde', 'Perde', 'Vince', 'Perde']
  const tell = async () => {
    for (const casella of ALL)
      await table.button(results[casella - 1] ?? 'Perde', table.column(casella)).click()
  }

  await test.step('the first colpo: a tap on each casella, a result each, and one to record', async () => {
    await picture(page, 'bj-tablet-result-begin')
    await expectTaps(page, TAPS.blackJackResult, async () => {
      for (const casella of ALL) await table.stake(casella)
      await tell()
      await expect(page.getByText('Il banco in questo colpo')).toContainText('−5')
      await picture(page, 'bj-tablet-result')
      const send = await holdCall(page, 'black-jack.recordColpo')
      await table.button('Colpo esaurito').click()
      // Until the answer is there the screen tells what was sent, and nothing else.
      for (const key of ['Casella 1', 'Pari', 'Altro…'])
        await expect(table.button(key, table.column(1))).toBeDisabled()
      for (const key of ['Mascherina uscita', 'Cancella'])
        await expect(table.button(key)).toBeDisabled()
      send()
      await expect(page.getByText('Colpo 1', { exact: true })).toBeVisible()
    })
    // 15 for the black jack and 10 for each of two that win are paid; three that lose are collected.
    expect(await table.balance('banco:T1')).toBe(30 - 35)
    await expect(page.getByText('10 × 3 : 2 = 15')).toBeVisible()
    await picture(page, 'bj-tablet-result-paid')
  })

  await test.step('the next colpo, its stakes repeated by one tap', async () => {
    await expectTaps(page, TAPS.blackJackRepeated, async () => {
      await table.button('Ripeti le puntate').click()
      await tell()
      await table.button('Colpo esaurito').click()
      await expect(page.getByText('Colpo 2', { exact: true })).toBeVisible()
    })
    expect(await table.balance('banco:T1')).toBe(2 * (30 - 35))
  })

  await test.step('a colpo half told is there again when the tablet is loaded again', async () => {
    await table.button('Ripeti le puntate').click()
    await table.button(results[0] ?? 'Perde', table.column(1)).click()
    await page.reload()
    const told = table.button(results[0] ?? 'Perde', table.column(1))
    await expect(told).toHaveAttribute('aria-pressed', 'true')
    await table.button('Cancella').click()
    await expect(table.button('Ripeti le puntate')).toBeVisible()
  })

  await test.step('a colpo half told is dropped once another tablet of the table has told it', async () => {
    // Stakes invited by mistake, card by card: the number of the colpo goes up and back, and the tablets have seen it.
    await table.give('setLevel', { table: 'T1', level: 3 })
    await table.give('inviteStakes', { table: 'T1' })
    await expect(page.getByRole('heading', { name: 'Puntate aperte' })).toBeVisible()
    await table.give('takeBack', { table: 'T1' })
    await table.give('setLevel', { table: 'T1', level: 2 })
    await table.stake(1)
    const { cookies } = await page.context().storageState()
    const other = await (await browser.newContext()).newPage()
    await other.context().addCookies(cookies)
    await other.goto(page.url())
    await table.button('Ripeti le puntate', other).click()
    const caselle = other.getByRole('list', { name: 'Le caselle' }).locator('> li')
    for (const casella of ALL)
      await table.button(results[casella - 1] ?? 'Perde', caselle.nth(casella - 1)).click()
    await table.button('Colpo esaurito', other).click()
    await expect(page.getByText('Colpo 3', { exact: true })).toBeVisible()
    await expect(table.button('Casella 1', table.column(1)).locator('strong')).toHaveCount(0)
    await other.context().close()
  })

  await test.step('a doubled and a split one are told on a sheet', async () => {
    await table.button('Ripeti le puntate').click()
    await table.button('Altro…', table.column(3)).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: '2', exact: true }).click()
    await sheet.getByRole('group', { name: 'mano 1' }).getByText('Vince').click()
    await picture(page, 'bj-tablet-casella')
    await sheet.getByText(/^Assicurata/).click()
    await table.button('Chiudi', sheet).click()
    await expect(table.button('Segnata', table.column(3))).toBeVisible()
    // The insurance lies on the felt as a chip with its sum.
    const insurance = table.column(3).getByTitle('assicurazione')
    await expect(insurance).toHaveText('ass. 5')
    await expect(insurance.locator('svg')).toBeVisible()
    await picture(page, 'bj-tablet-result-insured')
  })

  await test.step('B.28.1 the payments are walked from casella 7 to 1 before the colpo is recorded, the last of its shoe', async () => {
    for (const casella of [1, 2, 4, 5, 6, 7])
      await table.button(results[casella - 1] ?? 'Perde', table.column(casella)).click()
    const due = page.getByRole('list', { name: 'Da pagare' })
    await expect(due.getByRole('heading')).toHaveText(
      [7, 6, 5, 4, 3, 2, 1].map((n) => `Casella ${n}`),
    )
    const now = due.locator('[aria-current="step"]')
    const before = await table.room.accepted()
    for (const casella of [7, 6, 5, 4, 3, 2, 1]) {
      await expect(now).toContainText(`Casella ${casella}`)
      await expect(now.getByRole('heading')).toBeInViewport()
      await table.button(`Casella ${casella} pagata`).click()
      await expect(due.getByText('✓')).toHaveCount(8 - casella)
      if (casella === 4) await picture(page, 'bj-tablet-result-walked')
    }
    await expect(now).toHaveCount(0)
    // A result told otherwise is paid again.
    await table.button('Perde', table.column(6)).click()
    await expect(now).toContainText('Casella 6')
    expect(await table.room.accepted()).toBe(before)
    await page.getByText('Mascherina uscita').click()
    await table.button('Colpo esaurito').click()
    await expect(page.getByText('Il sabot è finito.')).toBeVisible()
  })
  await table.room.close()
})

test('card by card: insurance lost, a split with a companion, a surplus card, a void casella, payments box by box', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 3)
  const { page } = table
  const next = table.button.bind(table)

  await test.step('the shoe step by step, and the cut by the player asked', async () => {
    await picture(page, 'bj-tablet-shoe')
    await table.loadShoe()
  })

  await test.step('B.14 the step that cannot be taken rests with its reason and the way on', async () => {
    await next('Fate il gioco').click()
    await next('20').click()
    await expect(next('Rien ne va plus')).toBeDisabled()
    await expect(page.getByText('Nessuno ha puntato.')).toBeVisible()
    await table.stake(1)
    await expect(page.getByText(/^Socio 1001 gioca contro il banco senza altri/)).toBeVisible()
    await expect(next('Rien ne va plus')).toBeDisabled()
    await picture(page, 'bj-tablet-alone')
    await next(/^Anche sulla 2:/).click()
    await expect(table.column(2).getByText('Socio 1001')).toBeVisible()
    await expect(next('Rien ne va plus')).toBeEnabled()
    await takeBack(page, /Socio 1001/)
  })

  await test.step('stakes on three caselle, a companion on the first', async () => {
    for (const casella of [3, 5]) await table.stake(casella)
    await next('Per un altro').click()
    await next('Socio 1008', page.getByRole('dialog')).click()
    await next('Casella 1', table.column(1)).click()
    await expect(table.column(1).getByText('Socio 1008')).toBeVisible()
    await picture(page, 'bj-tablet-stakes')
    await next('Rien ne va plus').click()
  })

  await test.step('the deal, the window of insurance before the first word', async () => {
    await table.cards('8 10 5 A 8 9')
    await picture(page, 'bj-tablet-card')
    await table.cards('6')
    await expect(page.getByRole('heading', { name: 'Assicurazione' })).toBeVisible()
    await next(/^Assicura/)
      .first()
      .click()
    await expect(table.column(1)).toContainText('ass. 10')
    await picture(page, 'bj-tablet-insurance')
    expect(await table.balance(`assicurazione:T1:1:${table.member('1008')}`)).toBe(10)
  })

  await test.step('a split, in which the companion chooses the second card', async () => {
    await next('Divide').click()
    await expect(page.getByRole('heading', { name: /^Divisione/ })).toBeVisible()
    await picture(page, 'bj-tablet-split')
    await next('Seconda carta').click()
    await table.cards('10')
    await next('No').click()
    await table.cards('3')
    await next('Raddoppia').click()
    // The companion has the second card alone, and doubles with the titolare.
    await next('Si unisce').click()
    await table.cards('K')
  })

  await test.step('a card drawn unasked is refused by the two who are asked, and stays for the banco', async () => {
    await next('Errori').click()
    const sheet = page.getByRole('dialog')
    await next('Carta non richiesta', sheet).click()
    await next('4', sheet).click()
    await picture(page, 'bj-tablet-errors')
    await next('Registra', sheet).click()
    await expect(page.getByRole('heading', { name: /^Carta in più/ })).toBeVisible()
    await next('La rifiuta').click()
    await expect(page.getByText(/Casella 5/).first()).toBeVisible()
    const away = { table: 'T1', player: table.member('1005'), isAway: true }
    await table.give('markAway', away)
    await expect(page.getByText(/^Il titolare è assente/)).toBeVisible()
    await table.inspector.goto(table.at('deputato'))
    await table.inspector.getByText('Atti di chi vigila').click()
    await next(
      /^Carta in più all’assente · casella 5 .* Rifiuto la carta$/,
      table.inspector,
    ).click()
    await expect(page.getByText('al banco: 4')).toBeVisible()
    await table.give('markAway', { ...away, isAway: false })
  })

  await test.step('the inspector voids a casella, and the banco plays: the insurance is lost', async () => {
    const why = 'una carta di troppo'
    await table.give('voidCasella', { table: 'T1', casella: 5, why }, table.inspector)
    await table.cards('4')
    expect(await table.balance(`assicurazione:T1:1:${table.member('1008')}`)).toBe(0)
    await table.cards('3')
    await expect(page.getByRole('heading', { name: /^Banco 18/ })).toBeVisible()
    await picture(page, 'bj-tablet-settle')
  })

  await test.step('a claim halts the settling until the inspector rules on it', async () => {
    const player = table.member('1003')
    const claim = { table: 'T1', casella: 3, player, text: 'Avevo chiesto carta' }
    await table.give('makeClaim', claim)
    await expect(page.getByText(/Avevo chiesto carta/)).toBeVisible()
    await table.inspector.goto(table.at('deputato'))
    await next(/Avevo chiesto carta/, table.inspector).click()
    const replay = table.inspector.getByRole('region', { name: 'Il colpo, passo per passo' })
    const staked = replay.getByRole('list', { name: 'Le caselle' }).locator('> li')
    await expect(staked).toHaveCount(3)
    await picture(table.inspector, 'bj-inspector-replay')
    await replay.getByRole('slider').fill('0')
    await expect(staked).toHaveCount(0)
    await next('Scrivi la decisione', table.inspector).click()
    await tick(table.inspector.getByRole('radio', { name: 'Respinto' }))
    await table.inspector.getByLabel(/^Motivo/).fill('La prima parola era no')
    await next(/Secondo$/, table.inspector).click()
    await table.inspector.getByRole('option', { name: /^B\.23\.1/ }).click()
    await picture(table.inspector, 'bj-inspector')
    await next('Decidi in via definitiva', table.inspector).click()
    await next('Decidi in via definitiva', table.inspector.getByRole('dialog')).click()
    await expect(page.getByRole('status').filter({ hasText: 'La decisione' })).toContainText(
      'Respinto. La prima parola era no',
    )
    await next('Tutto pagato: colpo esaurito').click()
    await expect(page.getByRole('heading', { name: 'Nuovo colpo' })).toBeVisible()
    // Casella 3: 19 against 18. Casella 1: 18 ties, 21 doubled wins, with the companion's.
    expect(await table.balance('banco:T1')).toBe(10 - 20 - 40 - 40)
    await picture(page, 'bj-tablet-begin')
  })

  await test.step('the other screens, and the tablet in English', async () => {
    const board = await screen(browser, 'tv', table.at('tabellone'))
    await expect(board.getByText('Socio 1003')).toBeVisible()
    await picture(board, 'bj-board')
    const phone = await signedIn(browser, 'phone', table.room, '1001')
    await next('Ripeti le puntate').click()
    await expect(phone.getByText('Posto 1 · Puntate aperte')).toBeVisible()
    await picture(phone, 'bj-phone')
    await table.desk.goto(table.at('segreteria'))
    await expect(table.desk.getByText('Socio 1001').first()).toBeVisible()
    await picture(table.desk, 'bj-desk')
    await table.desk.getByRole('tab', { name: 'Tavolo 1' }).click()
    await picture(table.desk, 'bj-desk-table')
    await next('Usi del tavolo', table.desk).click()
    await expect(table.desk.getByText(/^Il sabot è in corso/)).toBeVisible()
    await picture(table.desk, 'bj-desk-customs')
    await next('Chiudi', table.desk.getByRole('dialog')).click()
    await next('Altro').click()
    await picture(page, 'bj-tablet-more')
    await page.getByRole('dialog').getByText('English').click()
    await expect(page.getByText('The colpi')).toBeVisible()
    await next('Close', page.getByRole('dialog')).click()
    await picture(page, 'bj-tablet-stakes-en')
  })
  await table.room.close()
})
