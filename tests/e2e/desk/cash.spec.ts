import { expect, test } from '@playwright/test'
import { TAPS } from '@/docs/taps'
import { picture } from '../support/screens'
import { expectTaps } from '../support/taps'
import { Office } from './office'

test('XVI.2 resti are counted with the keyboard, an ammanco is accepted and paid, and two people reopen the tableau', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk } = office
  await office.openEvening()
  await office.play(2)

  await test.step('III.6 passate handed over one by one, in the order asked, the keyboard on the next; a new one moves none', async () => {
    const ask = (member = '') =>
      office.give(desk, 'askPassata', { table: 'T1', member, passate: 1 })
    await ask(office.members[3])
    await desk.goto(office.at('/segreteria#T1'))
    const waiting = desk.getByRole('region', { name: 'In attesa della segreteria' })
    const hand = waiting.getByRole('button', { name: 'Consegnata', exact: true })
    await expect(hand).toHaveCount(1)
    const place = await hand.boundingBox()
    await ask(office.members[2])
    await expect(hand).toHaveCount(2)
    expect(await hand.first().boundingBox()).toEqual(place)
    await expect(waiting.getByRole('listitem')).toHaveText([/1004.*\d\d:\d\d/, /1003.*\d\d:\d\d/])
    await picture(desk, 'desk-passate')
    // The second click of a double click falls on the same card, and takes nothing back.
    await hand.first().dblclick()
    await expect(hand).toHaveCount(1)
    await expect(waiting.getByRole('listitem')).toHaveText([/1004.*Togli la consegna/, /1003/])
    await expect(hand.first()).toBeFocused()
    await ask(office.members[3])
    // A key that is held down hands over one, although the next one has the focus then.
    await hand.first().focus()
    await desk.keyboard.down('Enter')
    await expect(hand).toHaveCount(1)
    await expect(hand).toBeFocused()
    await desk.keyboard.down('Enter')
    await desk.keyboard.up('Enter')
    await desk.reload()
    await expect(hand).toHaveCount(1)
    await hand.press('Enter')
    await expect(hand).toHaveCount(0)
    await expect(desk.getByRole('link', { name: /Scontrino/ }).first()).toBeVisible()
  })

  await test.step('the live tableau unfolds from casse to balance', async () => {
    await office.deskTo('Conta e tableau')
    const line = desk.getByRole('button', { name: 'Socio 1001' })
    await line.press('Enter')
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expect(desk.getByText('entrata')).toBeVisible()
    await picture(desk, 'desk-tableau')
    await line.press('Enter')
  })

  await test.step('earlier entries that cannot be read leave the page of the log as it is', async () => {
    await office.deskTo('Registro')
    const entries = desk.getByRole('tabpanel', { name: 'Registro' }).getByRole('listitem')
    await expect(entries).toHaveCount(12)
    const error = {
      message: 'unexpected',
      code: -32603,
      data: { code: 'unexpected', httpStatus: 500 },
    }
    await desk.route('**/log.table*', (asked) => asked.fulfill({ status: 500, json: [{ error }] }))
    await desk.getByRole('button', { name: 'Più indietro' }).click()
    await expect(desk.getByRole('button', { name: 'Riprova' })).toBeVisible()
    await expect(entries).toHaveCount(12)
    await desk.unroute('**/log.table*')
    await office.deskTo('Conta e tableau')
  })

  await test.step('the gap appears while the figure is typed; Enter goes on', async () => {
    await desk.getByRole('button', { name: 'Comincia la conta' }).press('Enter')
    await desk.getByRole('dialog').getByRole('button', { name: 'Comincia la conta' }).press('Enter')
    const fields = desk.getByRole('textbox')
    await expect(fields).toHaveCount(5)
    await fields.first().focus()
    for (let at = 0; at < 5; at++) {
      const row = desk.getByRole('row').nth(at + 1)
      const name = await row.getByRole('rowheader').textContent()
      const expected = Number((await row.getByRole('cell').nth(1).textContent())?.match(/\d+/)?.[0])
      const missing = name?.includes('1005') ? expected : 0
      await desk.keyboard.type(String(expected + (name?.includes('1001') ? 250 : 0) - missing))
      if (name?.includes('1001')) await expect(row.getByText('250 in più')).toBeVisible()
      await desk.keyboard.press('Enter')
    }
    await expect(desk.getByRole('heading', { name: 'Tutti i resti sono contati' })).toBeVisible()
  })

  await test.step('above the limit the deputato accepts, on the phone', async () => {
    await expect(desk.getByText(/^Ammanco di .* al tavolo/)).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Chiudi il tableau' })).toBeDisabled()
    await picture(desk, 'desk-count')
    const deputato = await office.person('3001', 'phone')
    await deputato.goto(office.at('/deputato'))
    await deputato.getByRole('button', { name: 'Accetto il divario' }).click()
    await deputato.getByRole('dialog').getByRole('button', { name: 'Accetto il divario' }).click()
    await expect(desk.getByText('Il divario è stato accettato dopo la riconta.')).toBeVisible()
  })

  await test.step('closed with the fewest payments, each in two steps', async () => {
    await desk.getByText('Fra i soci').click()
    await desk.getByRole('button', { name: 'Chiudi il tableau' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Chiudi il tableau' }).click()
    await expect(desk.getByText('Tableau chiuso.')).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Il tableau' })).not.toBeFocused()
    const row = desk
      .getByRole('region', { name: /Pagamenti/ })
      .getByRole('row')
      .nth(1)
    await expectTaps(desk, TAPS.paymentMade, async () => {
      await row.getByRole('button', { name: 'Ricevuto' }).click()
      await expect(row.getByRole('link', { name: 'Ricevuta' })).toBeVisible()
    })
    await picture(desk, 'desk-closed')
    await desk
      .getByRole('region', { name: /Pagamenti/ })
      .getByRole('row')
      .nth(2)
      .getByRole('button', { name: 'Consegnato' })
      .click()
    await expect(desk.getByRole('button', { name: 'Togli il segno' })).toHaveCount(2)
    await expectTaps(desk, TAPS.paymentsUnmarked, async () => {
      await desk.getByRole('button', { name: 'Togli tutti i segni' }).click()
      await desk.getByRole('dialog').getByRole('button', { name: 'Togli tutti i segni' }).click()
      await expect(desk.getByRole('button', { name: 'Togli il segno' })).toHaveCount(0)
    })
  })

  await test.step('one asks for the reopening, another confirms it', async () => {
    await desk.getByRole('button', { name: 'Chiedi la riapertura…' }).click()
    await desk.getByLabel('Perché va riaperto').fill('Un resto contato due volte')
    await desk.getByRole('button', { name: 'Chiedi', exact: true }).click()
    await expect(desk.getByRole('button', { name: 'Conferma la riapertura' })).toBeDisabled()
    const second = await office.person('2002', 'tablet')
    await second.goto(office.at('/segreteria#T1'))
    await second.getByRole('button', { name: 'Conferma la riapertura' }).click()
    await picture(second, 'desk-narrow')
    await second.getByRole('dialog').getByRole('button', { name: 'Conferma la riapertura' }).click()
    await expect(desk.getByText('in chiusura').first()).toBeVisible()
  })
  await office.close()
})
