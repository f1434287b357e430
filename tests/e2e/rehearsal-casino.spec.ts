import { expect, test } from '@playwright/test'
import { factsOf, hurry, isOver, rehearsed, tap, tapUntilDone } from './rehearsal/strip'

const CHANGEUR = 'Changeur, al secondo tablet'
const HEAD = 'Capo partita'

test('the first evening of the head of a table of chemin de fer', async ({ browser }) => {
  const rehearsal = await rehearsed(browser, 'tablet', { office: HEAD, story: 'La prima serata' })
  const { status, close } = rehearsal
  await tapUntilDone(rehearsal, [
    /^Comincia la taglia/,
    /Passano le carte/,
    /^Offri il taglio/,
    /^Taglia$/,
    /^Carte nel sabot/,
  ])
  await expect(status).toContainText('apre il banco')
  await tapUntilDone(rehearsal, [/^Col minimo/])
  for (let coup = 0; coup < 3; coup++) {
    await tap(rehearsal, /^Tutto il banco/)
    await tap(rehearsal, 'Banco')
    await tap(rehearsal, /^Banco \d+ →/)
  }
  await isOver(rehearsal)
  await close()
})

test('the suivi after a tie comes before any other right', async ({ browser }) => {
  const story = 'Il suivi dopo un’égalité'
  const rehearsal = await rehearsed(browser, 'tablet', { office: HEAD, story })
  const { status, frame, close } = rehearsal
  const given = [/^Chiudi il gioco/, /§/, /^Carte date/]
  const stakes = frame.getByRole('region', { name: 'Puntate e chiamate' })
  const isLaid = () => expect(stakes.getByRole('definition')).toHaveText(/[1-9]/)
  await tapUntilDone(rehearsal, [/^Annunciate il banco/])
  await isLaid()
  const [fact = ''] = await factsOf(rehearsal)
  const [caller = ''] = fact.split(' chiama banco')
  // Their name is also on the button that takes the call back.
  const seat = frame.locator('button[aria-pressed]', { hasText: caller })
  await tapUntilDone(rehearsal, given)
  await tapUntilDone(rehearsal, [/^Banco$/, /^Pagato/])
  await tap(rehearsal, /^Annunciate il banco/)
  await isLaid()
  await tapUntilDone(rehearsal, given)
  await tapUntilDone(rehearsal, [/^Pari$/, /^Pagato/])
  await expect(status).toContainText('ha svegliato il suivi')
  await tap(rehearsal, /^Annunciate il banco/)
  await seat.click()
  await tapUntilDone(rehearsal, [/^Conferma/, /^Suivi$/])
  await tapUntilDone(rehearsal, [/^Fatto$/, ...given])
  await tapUntilDone(rehearsal, [/^Punta$/, /^Pagato/])
  await isOver(rehearsal)
  await close()
})

test('the first evening of the changeur: also the tax of an older coup has its pieces', async ({
  browser,
}) => {
  const office = { office: CHANGEUR, story: 'La prima serata' }
  const rehearsal = await rehearsed(browser, 'tablet', office)
  const { page, status, frame, close } = rehearsal
  await tap(rehearsal, /^Pezzo da 100,/)
  await tap(rehearsal, /^Cambia/)
  await expect(status).toContainText('Versate una cagnotte')
  await tap(rehearsal, /^Cagnotte/)
  await expect(frame.getByRole('article')).not.toHaveCount(0)
  await expect(frame.getByText('la somma non si fa')).toHaveCount(0)
  await frame.getByRole('article').last().getByRole('button', { name: 'Nella cassetta' }).click()
  await expect(status).toContainText('Chiedete un reintegro')
  await tap(rehearsal, /^Reintegri/)
  await tap(rehearsal, 'Reintegro')
  for (let piece = 0; piece < 5; piece++) await tap(rehearsal, /^Pezzo da 20,/)
  await tap(rehearsal, /^Escono dal tavolo/)
  await tap(rehearsal, /^Pezzo da 100,/)
  await tap(rehearsal, /^Chiedi 100/)
  await hurry(rehearsal)
  await expect(status).toContainText('Il valletto è arrivato')
  await tap(rehearsal, 'Conta e ricevi')
  await page.keyboard.press('5')
  await tap(rehearsal, 'Ricevuto')
  await tap(rehearsal, /^Tavolino/)
  await tap(rehearsal, /^Mancia o orfanello/)
  await tap(rehearsal, /^Pezzo da 5,/)
  await tap(rehearsal, /^Sul tavolino/)
  await isOver(rehearsal)
  await close()
})

test('the valletto does not come: the inspector signs the minus at the changeur’s tablet', async ({
  browser,
}) => {
  const office = { office: CHANGEUR, story: 'Il valletto non arriva' }
  const rehearsal = await rehearsed(browser, 'tablet', office)
  const { page, status, frame, close } = rehearsal
  const ask = async () => {
    await tap(rehearsal, 'Reintegro')
    for (let piece = 0; piece < 5; piece++) await tap(rehearsal, /^Pezzo da 20,/)
    await tap(rehearsal, /^Escono dal tavolo/)
    await tap(rehearsal, /^Pezzo da 100,/)
    await tap(rehearsal, /^Chiedi 100/)
  }
  await tap(rehearsal, /^Reintegri/)
  await ask()
  await hurry(rehearsal)
  await expect(status).toContainText('il valletto non arriva')
  const [fact = ''] = await factsOf(rehearsal)
  const [, pin = ''] = /PIN: (\d+)/.exec(fact) ?? []
  await tap(rehearsal, /^Il valletto non arriva/)
  await frame.getByRole('dialog').getByLabel('PIN', { exact: true }).focus()
  await page.keyboard.type(pin)
  await tap(rehearsal, 'Firma')
  await expect(status).toContainText('mancano ancora')
  await ask()
  await expect(frame.getByRole('button', { name: 'Conta e ricevi' })).toBeVisible()
  await tap(rehearsal, 'Conta e ricevi')
  await page.keyboard.press('5')
  await tap(rehearsal, 'Ricevuto')
  await isOver(rehearsal)
  await close()
})
