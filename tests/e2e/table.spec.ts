import { expect, test } from '@playwright/test'
import { Office } from './desk/office'
import { nameOf } from './support/night'
import { picture } from './support/screens'
import { Tablet } from './support/tablet'

test.describe.configure({ mode: 'serial' })

let office: Office
let tablet: Tablet

test.beforeAll(async ({ browser }) => {
  office = await Office.open(browser)
  await office.openEvening()
  await office.play(0)
  tablet = new Tablet(await office.tablet())
})
test.afterAll(() => office?.close())

/** The main view of a tablet lying at the table: everything in sight at once. */
async function hidden(): Promise<{ down: number; right: number }> {
  return await tablet.page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
    return { down: scrollHeight - clientHeight, right: scrollWidth - clientWidth }
  })
}

test('when nobody contested, the winner takes the pot in two taps', async () => {
  await tablet.deal()
  expect(await hidden()).toEqual({ down: 0, right: 0 })
  await tablet.begin(nameOf('1001'))
  await expect(
    tablet.page
      .getByRole('dialog')
      .getByText(`${nameOf('1001')} +5`)
      .first(),
  ).toBeVisible()
  await tablet.confirm()
  await expect(tablet.page.getByTestId('pot')).toContainText('0')
  expect(await hidden()).toEqual({ down: 0, right: 0 })
})

test('without a network a command waits, says so, and arrives once', async () => {
  const { page } = tablet
  await page.context().setOffline(true)
  await tablet.button('Carte date').click()
  await expect(page.getByText('1 operazione partirà da sola')).toBeVisible()
  await picture(page, 'tablet-offline')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Chi ha vinto?' })).toBeVisible()
  await expect(page.getByText('In attesa di rete')).toBeHidden()
  await tablet.begin('Nessuno ha aperto')
  await tablet.confirm()
})

test('XII.4 before confirming, the tablet asks for the winner of the amount beyond the main winner’s resto', async () => {
  await tablet.colpo(nameOf('1002'), { [nameOf('1002')]: 60, [nameOf('1001')]: 60 })
  await tablet.deal()
  await tablet.begin(nameOf('1001'))
  const dialog = tablet.page.getByRole('dialog')
  await tablet.button(/Tutto il resto/, dialog).click()
  for (const card of ['1002', '1003']) await tablet.put(nameOf(card), 90)
  await expect(tablet.button(/^Conferma/, dialog)).toBeDisabled()
  const question = dialog.getByRole('group', { name: /oltre il resto del vincitore/ })
  const side = tablet.button(nameOf('1003'), question)
  // The question has just pushed in: a tap in the rest that follows means nothing, and is given again.
  await expect(async () => {
    if (await side.isVisible()) await side.click()
    await expect(side).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await picture(tablet.page, 'tablet-side')
  await tablet.confirm()
})

test('a corrected colpo stays in the journal, struck through, with the reason', async () => {
  const { page } = tablet
  await tablet.button('Correggi il colpo 1').click()
  const dialog = page.getByRole('dialog')
  await tablet.choose(nameOf('1001'))
  await tablet.choose(nameOf('1004'))
  await expect(tablet.button(/^Conferma/, dialog)).toBeDisabled()
  await tablet.button('Vincitore sbagliato', dialog).click()
  await tablet.confirm()
  await tablet.button('Registro').click()
  await expect(dialog.getByText('Motivo: Vincitore sbagliato')).toBeVisible()
  await expect(dialog.getByText('Corretto in seguito')).toHaveCount(1)
  await picture(page, 'tablet-journal')
  await tablet.button('Chiudi', dialog).click()
})

test('I.13 leaving in the first hour shows its cost before it is done', async () => {
  const seats = tablet.page.getByRole('list', { name: 'Posti al tavolo' })
  await seats.getByRole('button', { name: new RegExp(nameOf('1005')) }).click()
  const dialog = tablet.page.getByRole('dialog')
  await tablet.button('Lascia il tavolo…', dialog).click()
  await expect(dialog.getByText(/La prima ora non è finita/)).toBeVisible()
  await tablet.button('No, resta', dialog).click()
  await tablet.button('Chiudi', dialog).click()
  await expect(seats.getByRole('button', { name: new RegExp(nameOf('1005')) })).toBeVisible()
})

test('move by move, up to the showdown, only possible moves are offered', async () => {
  const { page } = tablet
  await tablet.button('Altro').click()
  await tablet.button(/^Mossa per mossa/).click()
  await tablet.button('Chiudi').click()
  await tablet.button('Carte date').click()
  const panel = page.getByRole('region', { name: /^Colpo \d+ in gioco$/ })
  await expect(tablet.button(/^Accetta/, panel)).toBeHidden()
  /** The player whose turn it is taps this button; waits until the tablet goes on. */
  const says = async (button: string | RegExp) => {
    const speaker = await panel.getByRole('heading').textContent()
    await tablet.button(button, panel).click()
    await expect(panel.getByRole('heading')).not.toHaveText(speaker ?? '')
  }
  await says('Passa')
  await says(/^Apre\D+\d/)
  await expect(tablet.button('Passa', panel)).toBeHidden()
  await says(/^Accetta/)
  while (await tablet.button('Lascia', panel).isVisible()) await says('Lascia')
  for (let asked = 0; asked < 2; asked++) await says('3 carte')
  await picture(page, 'tablet-moves')
  expect(await hidden()).toEqual({ down: 0, right: 0 })
})
