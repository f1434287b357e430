import { expect, test } from '@playwright/test'
import { BLACK_JACK_CARDS, BlackJackTable } from './black-jack/day'
import { picture, signedIn } from './support/screens'

test('at a black jack table each act of the inspector alone has its button: the cut, bad cards, limits let go, a wrong cassa', async ({
  browser,
}) => {
  const table = await BlackJackTable.open(browser, 3)
  const { desk, inspector, page } = table
  await inspector.goto(table.at('deputato'))

  await test.step('B.30.4 all decline the cut: the inspector cuts on their own screen, and the shoe goes on', async () => {
    for (const step of ['Mazzi controllati', 'Carte mescolate']) await table.button(step).click()
    for (const card of BLACK_JACK_CARDS.slice(0, 7)) {
      await expect(page.getByText(`Taglia`).first()).toBeVisible()
      const before = await table.room.accepted()
      await table.button('Rinuncia').click()
      await expect.poll(() => table.room.accepted(), { message: card }).toBe(before + 1)
    }
    await expect(page.getByText('Tutti rinunciano')).toBeVisible()
    await expect(inspector.getByRole('heading', { name: /nessuno taglia/ })).toBeInViewport()
    await picture(inspector, 'bj-inspector-cuts')
    await table.button('Taglia per tutti', inspector).click()
    await expect(table.button('Nel sabot con la mascherina')).toBeVisible()
  })

  await test.step('B.36.1 damaged cards are replaced, with a reason', async () => {
    await inspector.getByText('Atti di chi vigila').click()
    await table.button(/^Fa cambiare le carte rovinate/, inspector).click()
    const asked = inspector.getByRole('dialog')
    await asked.getByRole('textbox').fill('sette piegato')
    await table.button('Conferma', asked).click()
    await expect(asked).toHaveCount(0)
  })

  await test.step('a tap with a sum that was cleared lays nothing and says so', async () => {
    for (const step of ['Nel sabot con la mascherina', 'Prime carte bruciate', 'Fate il gioco'])
      await table.button(step).click()
    await table.layNothing(table.button('Casella 1', table.column(1)))
    await table.give('takeBack', { table: 'T1' })
  })

  await desk.goto(table.at('segreteria'))
  await desk.getByRole('tab', { name: 'Tavolo 1' }).click()
  await test.step('an inspector who is of the desk has the acts there', async () => {
    await desk.getByText('Atti di chi vigila').click()
    await table.button(/^Una puntata a persona .*da ora/, desk).click()
    await expect(table.button(/^Una puntata a persona .*non più/, desk)).toBeVisible()
    await picture(desk, 'bj-desk-acts')
  })

  await test.step('limits that wait for their colpo are let go by the desk', async () => {
    await table.give('changeLimits', { table: 'T1', minimum: 20, as: 'control' })
    await table.button('Lascia cadere', desk).click()
    await expect(table.button('Lascia cadere', desk)).toHaveCount(0)
  })

  await test.step('J.1 one wrong cassa seen by two desks is corrected once', async () => {
    await table.room.member('2002', ['socio', 'segretario'])
    const other = await signedIn(browser, 'desk', table.room, '2002')
    await other.goto(table.at('segreteria'))
    const begin = async (at: typeof desk) => {
      await at.getByRole('tab', { name: 'Soci' }).click()
      await table.button(/^Correggi la cassa di .*1001/, at).click()
      const asked = at.getByRole('dialog')
      await asked.getByRole('textbox', { name: 'Fiches da aggiungere o togliere' }).fill('-500')
      await asked.getByRole('textbox', { name: 'Perché' }).fill('erano 1500')
      return asked
    }
    const [first, second] = [await begin(desk), await begin(other)]
    await picture(other, 'bj-desk-correction')
    await table.button('Scrivi la correzione', first).click()
    await expect(first).toHaveCount(0)
    await expect(second.getByText('1.500').first()).toBeVisible()
    await table.button('Scrivi la correzione', second).click()
    await expect(second.getByText(/intanto è cambiata/)).toBeVisible()
    expect(await table.balance(`chips:${table.member('1001')}`)).toBe(1_500)
  })
  await table.room.close()
})
