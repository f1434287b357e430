import { expect, type Page, test } from '@playwright/test'
import { Settings } from '@/rules/chemin-de-fer/settings'
import { pdfText } from '@/tests/print/pdfText'
import { Room } from './support/room'
import { picture, screen, signedIn } from './support/screens'

const CARDS = ['1001', '1002', '1003', '1004', '1005'] as const
const nameOf = (card: string) => `Socio ${card}`

test('an evening of chemin de fer beside poker’s, from the first cassa to the printed tableau', async ({
  browser,
}) => {
  const room = await Room.open('prova')
  await room.member('2001', ['socio', 'segretario'])
  await room.member('3001', ['socio', 'deputato'])
  for (const card of CARDS) await room.member(card)
  await room.classOf('chemin-de-fer', 'Sera dei cinque', Settings.parse({ minSeated: 5 }))
  const desk = await signedIn(browser, 'desk', room, '2001')
  const first = await signedIn(browser, 'phone', room, '1001')
  const second = await signedIn(browser, 'phone', room, '1002')
  const wall = await screen(browser, 'tv', `${room.url}/prova/tabellone`)
  const chemin = desk.getByRole('region', { name: 'Chemin de fer', exact: true })

  await test.step('the desk opens both evenings and a table', async () => {
    await desk.goto(`${room.url}/prova/segreteria`)
    for (const game of ['Poker', 'Chemin de fer']) await openEvening(desk, game)
    await chemin.getByRole('button', { name: 'Usi della casa' }).click()
    await expect(desk.getByRole('dialog').getByText('Giocatori seduti')).toBeVisible()
    await picture(desk, 'chemin-customs')
    await desk.getByRole('dialog').getByRole('button', { name: 'Sera dei cinque' }).click()
    await expect(desk.getByRole('textbox', { name: 'Giocatori seduti' })).toHaveValue('5')
    await desk.getByRole('dialog').getByRole('button', { name: 'Sanremo' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Usa questi' }).click()
    await chemin.getByRole('button', { name: 'Apri un tavolo' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Apri il tavolo' }).click()
    await expect(chemin.getByRole('tab', { name: 'Tavolo 1' })).toBeVisible()
    await picture(desk, 'chemin-table')
  })

  await test.step('C.1 casse in two taps', async () => {
    await chemin.getByRole('tab', { name: 'Casse' }).click()
    for (const card of CARDS) {
      await chemin.getByRole('button', { name: 'Cassa a un socio' }).click()
      await desk.getByLabel('Nome o tessera').fill(card)
      await desk.getByRole('button', { name: new RegExp(nameOf(card)) }).click()
      await desk.getByRole('dialog').getByRole('button', { name: '500', exact: true }).click()
      await expect(chemin.getByRole('rowheader', { name: nameOf(card) })).toBeVisible()
    }
    await chemin.getByRole('button', { name: 'Cassa a Socio 1001' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: '100', exact: true }).click()
    await expect(chemin.getByRole('row', { name: /Socio 1001/ })).toContainText('600')
    await picture(desk, 'chemin-casse')
  })

  await test.step('members take a seat on their phones', async () => {
    for (const phone of [first, second]) {
      await phone
        .getByRole('button', { name: /^Posto \d/ })
        .first()
        .click()
      await expect(phone.getByRole('button', { name: 'Lascio il posto' })).toBeVisible()
      await picture(phone, phone === first ? 'chemin-phone-1' : 'chemin-phone-2')
    }
    await expect(wall.getByText('Tavolo 1')).toBeVisible()
    await picture(wall, 'chemin-wall')
  })

  await test.step('C.2 the count with an ammanco, C.3 the tableau closed', async () => {
    await chemin.getByRole('tab', { name: 'Conta e tableau' }).click()
    await chemin.getByRole('button', { name: 'Comincia la conta' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Comincia la conta' }).click()
    const counted = { '1001': 700, '1002': 450, '1003': 457, '1004': 500, '1005': 500 }
    for (const [card, chips] of Object.entries(counted)) {
      const field = chemin.getByLabel(`Resto contato di ${nameOf(card)}`)
      await field.fill(String(chips))
      await field.press('Enter')
    }
    await expect(chemin.getByText('Le fiches di tutti sono contate')).toBeVisible()
    await expect(chemin.getByText(/Ammanco di 7/).first()).toBeVisible()
    await picture(desk, 'chemin-count')
    await chemin.getByRole('button', { name: 'Chiudi il tableau' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Chiudi il tableau' }).click()
    await expect(chemin.getByText('Tableau chiuso.')).toBeVisible()
    await picture(desk, 'chemin-tableau')
  })

  await test.step('its paper can be checked by anybody', async () => {
    const href = await chemin.getByRole('link', { name: /Stampa il tableau/ }).getAttribute('href')
    const paper = await desk.request.get(`${room.url}${href}`)
    const text = pdfText(await paper.body())
    for (const card of CARDS) expect(text).toContain(nameOf(card))
    const hash = /verify\/prova\/([0-9a-f]{64})/.exec(text.replace(/\s/g, ''))?.[1]
    const anybody = await screen(browser, 'phone', `${room.url}/verify/prova/${hash}`)
    await expect(anybody.getByText('L’impronta è autentica')).toBeVisible()
  })

  await test.step('C.3 a line of the tableau unfolds to its casse, each with its slip', async () => {
    await chemin.getByRole('button', { name: 'Il tableau', exact: true }).click()
    await chemin.getByRole('button', { name: nameOf('1001') }).click()
    await expect(chemin.getByText('7 × 100 ÷ 100 = −7')).toBeVisible()
    const slips = chemin.getByRole('link', { name: /^Scontrino/ })
    await expect(slips).toHaveCount(2)
    const slip = await desk.request.get(`${room.url}${await slips.first().getAttribute('href')}`)
    expect(pdfText(await slip.body())).toContain('ha ricevuto dalla cassa')
    await picture(desk, 'chemin-unfolded')
  })

  await test.step('payments in two steps, each with its receipt', async () => {
    await picture(first, 'chemin-phone-sheet')
    await chemin.getByRole('button', { name: 'Consegnato', exact: true }).first().click()
    await chemin.getByRole('button', { name: 'Ricevuto', exact: true }).first().click()
    const receipt = chemin.getByRole('link', { name: /^Ricevuta/ }).first()
    const paper = await desk.request.get(`${room.url}${await receipt.getAttribute('href')}`)
    expect(pdfText(await paper.body())).toContain('Chemin de fer · Pagamento n.')
    const toWinner = chemin.getByRole('row', { name: new RegExp(`Cassa ${nameOf('1001')}`) })
    await toWinner.getByRole('button', { name: 'Consegnato', exact: true }).click()
  })

  await test.step('Da saldare: after the evening the payment waits on the phone', async () => {
    await chemin.getByRole('button', { name: 'Chiudi la serata' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Chiudi la serata' }).click()
    await expect(chemin).toBeHidden()
    await first.goto(`${room.url}/prova`)
    const due = first.getByRole('heading', { name: 'Da saldare' })
    await expect(due).toBeVisible()
    await picture(first, 'chemin-phone-owed')
    await first.getByRole('button', { name: 'Ho ricevuto' }).click()
    await expect(due).toBeHidden()
  })

  await test.step('the evening and its amounts in the member’s history and in the season', async () => {
    await first.goto(`${room.url}/prova/serate`)
    const evenings = first.getByRole('list', { name: 'Le serate chiuse, dalla più recente' })
    const evening = evenings.getByRole('listitem').filter({ hasText: 'Chemin de fer' })
    await expect(evening).toContainText('+93')
    await picture(first, 'chemin-history')
    await first.goto(`${room.url}/prova/stagione`)
    await expect(first.getByRole('row', { name: new RegExp(nameOf('1001')) })).toContainText('+93')
    await picture(first, 'chemin-season-phone')
    await desk.goto(`${room.url}/prova/stagione`)
    await expect(desk.getByRole('cell', { name: '−50' }).first()).toBeVisible()
    await picture(desk, 'chemin-season')
  })

  await test.step('the regulation of the game, a provision, and the pages in English', async () => {
    for (const [address, name] of [
      ['regolamento/chemin-de-fer', 'regulation'],
      ['regolamento/chemin-de-fer/S.42b', 'provision'],
      ['massimario/chemin-de-fer', 'massimario'],
    ] as const) {
      await first.goto(`${room.url}/prova/${address}`)
      await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
      await picture(first, `chemin-${name}`)
    }
  })
  await room.close()
})

/** Opens tonight's evening of one game, out of the games that are not open yet. */
async function openEvening(desk: Page, game: string): Promise<void> {
  const open = desk.getByRole('button', { name: 'Apri la serata' })
  const another = desk.getByRole('button', { name: /^Un altro gioco/ })
  await expect(open.or(another)).toBeVisible()
  if (await another.isVisible()) await another.click()
  const choice = desk.getByRole('button', { name: /Gioco/ })
  if (await choice.isVisible()) {
    await choice.click()
    await desk.getByRole('option', { name: game }).click()
  }
  await open.click()
  // The game just opened is in front.
  await expect(desk.getByRole('region', { name: game, exact: true })).toBeVisible()
}
