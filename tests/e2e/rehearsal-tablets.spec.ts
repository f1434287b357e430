import { expect, test } from '@playwright/test'
import { factsOf, isOver, type Rehearsed, rehearsed, tap, tapUntilDone } from './rehearsal/strip'

const FIRST = 'La prima serata'

/** A colpo of poker at which nobody opens. */
async function nobodyOpened(rehearsal: Rehearsed): Promise<void> {
  await tap(rehearsal, 'Carte date')
  await tap(rehearsal, 'Nessuno ha aperto')
  await tap(rehearsal, /^Conferma/)
}

test('the first evening at the tablet of poker, and the same table without its network', async ({
  browser,
}) => {
  const poker = await rehearsed(browser, 'tablet', { office: 'Al tablet del poker', story: FIRST })
  await expect(poker.status).toContainText('Ognuno prende il posto')
  await tapUntilDone(poker, [/^Sono tutti seduti/, /^Ha preso posto/])
  await expect(poker.status).toContainText('Carte date')
  for (let colpo = 0; colpo < 3; colpo++) {
    await nobodyOpened(poker)
    if (colpo === 0) await expect(poker.strip).toContainText('1 di 3 fatti')
  }
  await isOver(poker)
  await poker.page.getByRole('button', { name: 'Un’altra prova' }).click()
  await poker.page.waitForURL(/\/alfa\/prova$/)
  await poker.close()
})

test('the line of a tablet is lost in a story, and what was played meanwhile is stored once it is back', async ({
  browser,
}) => {
  const lost = { office: 'Al tablet del poker', story: 'Cade la rete' }
  const rehearsal = await rehearsed(browser, 'tablet', lost)
  const { status, frame, page, close } = rehearsal
  // The tablet loads its rules once it is at rest, and goes on by them.
  await page.waitForTimeout(8_000)
  await nobodyOpened(rehearsal)
  await expect(status).toContainText('Adesso cade la rete')
  await expect(frame.getByText('In attesa di rete')).toBeVisible()
  await nobodyOpened(rehearsal)
  await expect(status).toContainText('La rete è tornata')
  await nobodyOpened(rehearsal)
  await isOver(rehearsal)
  await close()
})

test('the first evening of the inspector of black jack', async ({ browser }) => {
  const office = { office: 'Ispettore di black jack', story: FIRST }
  const rehearsal = await rehearsed(browser, 'tablet', office)
  const { frame, close } = rehearsal
  await tapUntilDone(rehearsal, [
    /^Mazzi controllati/,
    /^Carte mescolate/,
    /^Ha tagliato/,
    /^Nel sabot/,
    /^Prime carte/,
  ])
  await expect(frame.getByText('Toccate una casella')).toBeVisible()
  for (let colpo = 0; colpo < 3; colpo++) {
    if (colpo > 0) await tap(rehearsal, 'Ripeti le puntate')
    else for (const casella of [1, 2]) await tap(rehearsal, new RegExp(`^Casella ${casella}`))
    for (const casella of [0, 1]) await tap(rehearsal, 'Vince', casella)
    await tap(rehearsal, 'Colpo esaurito')
  }
  await isOver(rehearsal)
  await close()
})

test('the first evening of the inspector of trente et quarante', async ({ browser }) => {
  const office = { office: 'Ispettore di trente et quarante', story: FIRST }
  const rehearsal = await rehearsed(browser, 'tablet', office)
  const { page, frame, close } = rehearsal
  await tapUntilDone(rehearsal, [
    /^Sei mazzi/,
    /^Carte mescolate/,
    // One of the players at the table cuts.
    /^[A-Z][a-z]+ [A-Z][a-z]+$/,
    /^Cinque carte/,
  ])
  for (let colpo = 0; colpo < 3; colpo++) {
    await page.waitForTimeout(1_000)
    const begins = frame.getByRole('button', { name: 'Fate il gioco' })
    if (await begins.isVisible()) await begins.click()
    await frame
      .getByRole('button', { name: 'Nero', exact: true })
      .click({ position: { x: 250, y: 110 } })
    await tap(rehearsal, /nera/)
    await tap(rehearsal, '34')
    await tap(rehearsal, '38', 1)
    await tap(rehearsal, 'Pagato')
  }
  await isOver(rehearsal)
  await close()
})

test('the last colpo of a shoe, with a mistaken stake and the mascherina', async ({ browser }) => {
  const last = { office: 'Ispettore di black jack', story: 'L’ultimo colpo del sabot' }
  const rehearsal = await rehearsed(browser, 'tablet', last)
  const { status, strip, close } = rehearsal
  await tap(rehearsal, 'Fate il gioco')
  await expect(strip).toContainText('è un errore')
  const [fact = ''] = await factsOf(rehearsal)
  const [, casella] = /sulla casella (\d)/.exec(fact) ?? []
  await tap(rehearsal, `Togli la puntata dalla casella ${casella}`)
  await expect(status).toContainText('Chiudete le puntate')
  await tapUntilDone(rehearsal, [/^Rien ne va plus/, /^Mascherina/])
  await expect(status).toContainText('fino in fondo')
  await tapUntilDone(rehearsal, [/^10$/, /^No$/, /^Si prosegue/, /^Tutto pagato/])
  await tapUntilDone(rehearsal, [/^Tallone/, /^Carte mescolate/])
  await tapUntilDone(rehearsal, [/^Ha tagliato/])
  await tapUntilDone(rehearsal, [/^Nel sabot/, /^Prime carte/])
  await isOver(rehearsal)
  await close()
})
