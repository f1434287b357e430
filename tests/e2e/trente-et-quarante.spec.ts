import { expect, test } from '@playwright/test'
import { TAPS } from '@/docs/taps'
import { holdCall, picture, screen, signedIn, takeBack, tick } from './support/screens'
import { expectTaps } from './support/taps'
import { TrenteTable } from './trente-et-quarante/day'

test('at the result level a colpo is closed in four taps and one for each stake, or one for all stakes repeated', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 2)
  const { page } = table
  const of = (card: string) => `poste:T1:nero:${table.member(card)}`

  await test.step('the taglia step by step, and the cut by the player who asks', async () => {
    await picture(page, 'teq-tablet-taglia')
    await table.loadTaglia()
    await picture(page, 'teq-tablet-begin')
    await table.layNothing(table.button('Nero', table.box('Nero')))
  })

  await test.step('the first colpo: a tap for each stake, two totals, the first card, and one to record', async () => {
    await expectTaps(page, TAPS.trenteResult, async () => {
      await table.stake('Nero')
      await table.stake('Inverso')
      const place = await table.total('Rosso', 36).boundingBox()
      await table.total('Nero', 33).click()
      await expect(page.getByText('Che cosa è uscito?')).toBeVisible()
      // The next key is where the finger knows it.
      expect(await table.total('Rosso', 36).boundingBox()).toEqual(place)
      await table.total('Rosso', 36).click()
      await table.first('rossa').click()
      await expect(page.getByText('10 × 1 = 10').first()).toBeVisible()
      await picture(page, 'teq-tablet-told')
      await table.button('Pagato').click()
      await expect(page.getByText('Colpo 1', { exact: true })).toBeVisible()
    })
    // The row of nero wins and the first card was red: nero and inverso are paid.
    expect(await table.balance('banco:T1')).toBe(-20)
    await picture(page, 'teq-tablet-paid')
  })

  await test.step('a wrong result is taken back', async () => {
    await takeBack(page, /\w/)
    await expect.poll(() => table.balance('banco:T1')).toBe(0)
    await table.tell(33, 36, 'nera')
    await expect.poll(() => table.balance('banco:T1')).toBe(0 - 10 + 10)
  })

  await test.step('a stake undone elsewhere closes its sheet, and the next one with its number does not open it', async () => {
    await table.stake('Rosso')
    await table.box('Rosso').getByRole('listitem').getByRole('button').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await table.give('takeBack', { table: 'T1' })
    await expect(sheet).toBeHidden()
    await table.give('layStake', {
      table: 'T1',
      player: table.member('1001'),
      chance: 'rosso',
      chips: 10,
    })
    await expect(table.box('Rosso').getByRole('listitem')).toHaveCount(1)
    await expect(sheet).toBeHidden()
    await table.give('takeBack', { table: 'T1' })
    await expect(table.box('Rosso').getByRole('listitem')).toHaveCount(0)
  })

  await test.step('the same stakes again by one tap', async () => {
    await expectTaps(page, TAPS.trenteRepeated, async () => {
      await table.button('Ripeti le puntate').click()
      await expect(table.box('Nero').getByRole('listitem')).toHaveCount(1)
      await table.tell(39, 34, 'nera')
      await expect(page.getByText('Colpo 2', { exact: true })).toBeVisible()
    })
    expect(await table.balance('banco:T1')).toBe(10 - 10)
    expect(await table.balance(of('1001'))).toBe(0)
  })

  await test.step('a total half told is told no more once another tablet has told the colpo and taken it back', async () => {
    const told = () => expect(table.total('Nero', 33))
    await table.button('Ripeti le puntate').click()
    await table.total('Nero', 33).click()
    await told().toHaveAttribute('aria-pressed', 'true')
    await table.give('recordResult', { table: 'T1', nero: 39, rosso: 34, first: 'nero' })
    await expect(page.getByText('Colpo 3', { exact: true })).toBeVisible()
    await table.give('takeBack', { table: 'T1' })
    await told().toHaveAttribute('aria-pressed', 'false')
  })
  await table.room.close()
})

test('31–31 sends stakes to prison, an insured one stays free; one moves, one leaves with half; the last colpo divides', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 2)
  const { page } = table
  const sheet = page.getByRole('dialog')
  const choose = (card: string) => table.button(`Socio ${card}`).first().click()
  await table.give('declareLastTaglia', { table: 'T1' }, table.inspector)
  await table.loadTaglia()

  await test.step('three stakes, the first one insured with the keypad’s sum', async () => {
    await table.button('Altra somma').click()
    await table.button('Cancella').click()
    for (const digit of ['5', '00']) await table.button(digit).click()
    await picture(page, 'teq-tablet-keypad')
    await table.button('Altra somma').click()
    await table.stake('Nero')
    await table.box('Nero').getByRole('listitem').getByRole('button').click()
    await picture(page, 'teq-tablet-stake')
    await table.button(/^Assicura 500/, sheet).click()
    await expect(table.box('Nero').getByText('ass.')).toBeVisible()
    await choose('1002')
    await table.button('100').click()
    await table.stake('Colore')
    await choose('1003')
    await table.stake('Rosso')
    await picture(page, 'teq-tablet-stakes')
  })

  await test.step('a null colpo: everything stays, the premium too', async () => {
    await table.tell(35, 35, 'nera')
    await expect(page.getByText('premio 5 resta')).toBeVisible()
    await expect(table.button('Fate il gioco')).toBeVisible()
    await expect(table.button('Ripeti le puntate')).toHaveCount(0)
    await table.button('Fate il gioco').click()
  })

  await test.step('31–31: the insured stake stays free, two lie in prison', async () => {
    await table.total('Nero', 31).click()
    await table.total('Rosso', 31).click()
    await table.first('nera').click()
    await picture(page, 'teq-tablet-refait-told')
    const send = await holdCall(page, 'trente-et-quarante.recordResult')
    await table.button('Pagato').click()
    // Until the answer is there the screen tells what was sent, and nothing else.
    for (const key of [table.total('Nero', 33), table.first('rossa'), table.button('Cancella')])
      await expect(key).toBeDisabled()
    send()
    await expect(table.box('Colore').getByRole('region', { name: 'In prigione' })).toBeVisible()
    await picture(page, 'teq-tablet-prison')
    expect(await table.balance('banco:T1')).toBe(5)
    expect(await table.balance(`prigione:T1:colore:${table.member('1002')}`)).toBe(100)
  })

  await test.step('who has not answered is told on the invitation, which asks; each answers on their own stake', async () => {
    await table.button('Fate il gioco 2 non hanno risposto').click()
    const question = page.getByRole('dialog', { name: '2 non hanno risposto' })
    await expect(table.button('Fate il gioco', question)).toBeVisible()
    await expect(table.button('Annulla', question)).toHaveCount(0)
    await picture(page, 'teq-tablet-unanswered')
    await table.button('Aspetta le risposte', question).click()
    await expect(question).toBeHidden()
    await table.button(/^Resta, /, table.box('Colore')).click()
    await expect(table.button('Fate il gioco 1 non ha risposto')).toBeVisible()
    await expect(table.button(/^Resta, /, table.box('Colore'))).toHaveCount(0)
  })

  await test.step('one is moved at its owner’s request, one leaves and loses half', async () => {
    const imprisoned = table.box('Colore').getByRole('region', { name: 'In prigione' })
    await imprisoned.getByRole('button').click()
    await picture(page, 'teq-tablet-prisoner')
    await table.button('Inverso', sheet).click()
    await expect(table.box('Inverso').getByText('In prigione')).toBeVisible()
    await table.button(/^Ritira metà, /, table.box('Rosso')).click()
    await expect(table.box('Rosso').getByRole('listitem')).toHaveCount(0)
    expect(await table.balance('banco:T1')).toBe(5 + 50)
  })

  await test.step('an insurance is lost when no 31–31 comes; the prisoner is freed', async () => {
    await table.button('Fate il gioco').click()
    await table.box('Nero').getByRole('listitem').getByRole('button').click()
    await table.button(/^Assicura 500/, sheet).click()
    await expect(table.box('Nero').getByText('ass.')).toBeVisible()
    await table.tell(40, 32, 'nera')
    // Rosso wins and the first card was black: nero is lost with its premium, inverso is freed.
    await expect(table.box('Inverso').getByText('liberata')).toBeVisible()
    await picture(page, 'teq-tablet-freed')
    expect(await table.balance('banco:T1')).toBe(5 + 50 + 500 + 5)
    await table.button(/^Prende/).click()
    await expect(table.box('Inverso').getByRole('listitem')).toHaveCount(0)
  })

  await test.step('a double tap gives one command and falls through to none', async () => {
    await table.stake('Nero')
    const laid = await table.room.accepted()
    await table.total('Nero', 38).dblclick()
    await expect(page.getByText('Che cosa è uscito?')).toBeVisible()
    await table.total('Rosso', 37).dblclick()
    await table.first('nera').dblclick()
    await expect.poll(() => table.room.accepted()).toBe(laid + 1)
    await table.button('Pagato').dblclick()
    await expect(table.button('Fate il gioco')).toBeVisible()
    await expect.poll(() => table.room.accepted()).toBe(laid + 2)
    await table.box('Nero').getByRole('button', { name: 'Nero', exact: true }).dblclick()
    await expect(table.box('Nero').getByRole('listitem')).toHaveCount(1)
    await expect.poll(() => table.room.accepted()).toBe(laid + 4)
  })

  await test.step('the day’s last taglia ends at 31–31: what lies there is divided', async () => {
    await table.button('Altro').click()
    await picture(page, 'teq-tablet-more')
    await table.button('Ultimo colpo della taglia', sheet).click()
    await table.button('Chiudi', sheet).click()
    await expect(page.getByText('Ultimo colpo', { exact: true })).toBeVisible()
    await table.tell(31, 31, 'rossa')
    await expect(page.getByText(/^L’ultima taglia della giornata è finita/)).toBeVisible()
    await picture(page, 'teq-tablet-ended')
  })

  await test.step('the other screens, and the tablet in English', async () => {
    const board = await screen(browser, 'tv', table.at('tabellone'))
    await expect(board.getByText('31–31').first()).toBeVisible()
    await picture(board, 'teq-board')
    const phone = await signedIn(browser, 'phone', table.room, '1001')
    await expect(phone.getByText('Fra due colpi')).toBeVisible()
    await picture(phone, 'teq-phone')
    await table.desk.goto(table.at('segreteria'))
    await expect(table.desk.getByText('Socio 1001').first()).toBeVisible()
    await picture(table.desk, 'teq-desk')
    await table.desk.getByRole('tab', { name: 'Tavolo 1' }).click()
    await picture(table.desk, 'teq-desk-table')
    await table.button('Altro').click()
    await sheet.getByText('English').click()
    await expect(sheet.getByText('The colpi')).toBeVisible()
    await table.button('Close', sheet).click()
    await picture(page, 'teq-tablet-en')
  })
  await table.room.close()
})

test('card by card: both rows with the first card’s colour, rows rebuilt by the inspector, a claim that halts the payments', async ({
  browser,
}) => {
  const table = await TrenteTable.open(browser, 3)
  const { page, inspector } = table
  const sheet = page.getByRole('dialog')
  await table.loadTaglia()

  await test.step('the stakes are called, and both rows dealt', async () => {
    await table.stake('Nero')
    await table.stake('Inverso')
    await table.button('Rien ne va plus').click()
    await page.getByRole('group', { name: 'Prima carta' }).getByText('nera').click()
    await picture(page, 'teq-tablet-first-card')
    await table.cards('10 K 9 3')
    await expect(page.getByRole('heading', { name: /^Carta per il Rosso/ })).toBeVisible()
    await table.cards('5 Q J 8')
    await expect(page.getByRole('heading', { name: 'Nero e Colore' })).toBeVisible()
    await picture(page, 'teq-tablet-settle')
  })

  await test.step('the last card was one too many: the inspector has the rows rebuilt without it', async () => {
    await inspector.goto(table.at('deputato'))
    await inspector.getByText('Errore nel dare le carte').click()
    await inspector.getByLabel('Motivo').fill('due carte insieme')
    await table.button('Togli l’ultima', inspector).click()
    await picture(inspector, 'teq-inspector-slip')
    await table.button('Ricostruisci le file', inspector).click()
    await expect(inspector.getByLabel('Motivo')).toHaveValue('')
    await table.cards('9')
    await expect(page.getByRole('heading', { name: 'Nero e Colore' })).toBeVisible()
  })

  await test.step('a claim halts the payments until the inspector rules on it', async () => {
    await table.button('Reclami').click()
    await sheet.getByLabel('Che cosa si reclama?').fill('Avevo puntato 20 sul colore')
    await picture(page, 'teq-tablet-claim')
    await table.button('Registra il reclamo', sheet).click()
    await expect(page.getByText('Reclamo: Avevo puntato 20 sul colore')).toBeVisible()
    await expect(table.button('Tutto pagato: colpo finito')).toBeDisabled()
    await table.button(/Avevo puntato 20 sul colore/, inspector).click()
    await table.button('Scrivi la decisione', inspector).click()
    await tick(inspector.getByRole('radio', { name: 'Socio 1001' }))
    await inspector.getByLabel('Il banco paga a chi reclama').fill('20')
    await table.button(/Secondo$/, inspector).click()
    await inspector.getByRole('option', { name: /^T\.3\.4/ }).click()
    await inspector.getByLabel(/^Motivo \(/).fill('Li ha visti l’impiegato')
    await picture(inspector, 'teq-inspector-claim')
    await table.button('Decidi in via definitiva', inspector).click()
    await table.button('Decidi in via definitiva', inspector.getByRole('dialog')).click()
    await expect(page.getByText('Reclamo: Avevo puntato 20 sul colore')).toBeHidden()
    const ruling = page.getByRole('status').filter({ hasText: 'La decisione' })
    await expect(ruling).toContainText('Accolto. Li ha visti l’impiegato')
    await expect(ruling.getByText('Il banco paga a Socio 1001')).toBeVisible()
    await picture(page, 'teq-tablet-ruling')
    await table.button('Tutto pagato: colpo finito').click()
    await expect(page.getByRole('heading', { name: 'Nuovo colpo' })).toBeVisible()
    // Nero is paid, inverso collected.
    expect(await table.balance('banco:T1')).toBe(-20)
    await picture(page, 'teq-tablet-ruling-begin')
    await expect(ruling).toBeVisible()
    await table.stake('Nero')
    await expect(ruling).toBeHidden()
  })
  await table.room.close()
})
