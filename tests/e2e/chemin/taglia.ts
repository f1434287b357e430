import { type Browser, expect } from '@playwright/test'
import { picture, signedIn, tick } from '../support/screens'
import { nameOf } from './club-table'
import type { Felt } from './felt'
import { atItsSum, byAuction, withSocio } from './sale'

/** S.90a, S.94: who lost the banco lets it go by once, a tie wakes the right, and the suivi has the cards. */
export async function suiviAfterTie(felt: Felt): Promise<void> {
  const { page } = felt
  await felt.opens(200)
  await felt.bankIs('200')
  await felt.stakes({ card: '1002', what: 'Banco' })
  await felt.dealTo('1002')
  await felt.says('No')
  await felt.bankStandsOn(7)
  await felt.puntaShows(6)
  await picture(page, 'chemin-taglia-decided')
  await felt.ends('Vince il banco', '390')
  await picture(page, 'chemin-taglia-card')

  await felt.stakes({ card: '1003', what: 100 }, { card: '1009', after: 4, what: 50 })
  await felt.dealTo('1003')
  await felt.says('Carta')
  await felt.bankShows(5)
  await felt.value('Terza carta alla punta', 4)
  await felt.says('Il banco resta')
  await felt.puntaShows(1)
  await felt.ends('Pari', '390')

  await felt.stakes({ card: '1002', what: 'Suivi' })
  await expect(felt.button(/^Socio 1002.*ha il suivi · solo · § S\.90a/)).toBeVisible()
  await picture(page, 'chemin-taglia-suivi')
  await felt.dealTo('1002')
  await felt.says('Batte 8')
  await felt.bankShows(9)
  await felt.ends('Vince il banco', '760')
}

/** S.27: coup 9 had a stake of 100 and not 150; the tablet says which chips to move until they are moved. */
export async function corrected(felt: Felt): Promise<void> {
  const { page } = felt
  await felt.button('Altro').click()
  await felt.button('I colpi', page.getByRole('dialog')).click()
  const list = page.getByRole('dialog', { name: 'I colpi' })
  await picture(page, 'chemin-coups')
  const ninth = list.getByRole('listitem').filter({ has: page.getByText('9', { exact: true }) })
  await felt.button('Correggi', ninth).click()
  const sheet = page.getByRole('dialog', { name: 'Com’è andato il colpo 9?' })
  await felt.button(/^Socio 1008/, sheet).click()
  await felt.type(100, sheet)
  await felt.button('Somma sbagliata', sheet).click()
  const moves = 'Colpo 9 corretto: fiches da spostare'
  await expect(sheet.getByRole('region', { name: moves })).toContainText('dà 47 a Socio 1008')
  await picture(page, 'chemin-correct')
  await felt.button('Correggi', sheet).click()
  await felt.button('Chiudi', list).click()
  await felt.bankIs('955')
  const strip = felt.part(moves)
  await expect(strip).toContainText('la cagnotte dà 3 a Socio 1008')
  await picture(page, 'chemin-moves')
  await felt.button('Fatto', strip).click()
  await expect(strip).toBeHidden()
}

/** S.35: the mask comes out in mid-coup, seven cards are counted, the mano is lost, and the taglia ends. */
export async function lastCoup(felt: Felt): Promise<void> {
  const { page } = felt
  await felt.stakes({ card: '1003', what: 100 })
  await felt.dealTo('1003')
  await felt.button('Maschera').click()
  await expect(page.getByText('Ultimo colpo', { exact: true })).toBeVisible()
  await felt.says('No')
  await felt.bankStandsOn(6)
  await felt.puntaShows(7)
  await expect(felt.heading('Vince la punta')).toBeVisible()
  await felt.act('Conta le ultime carte')
  await picture(page, 'chemin-taglia-last')
  await felt.ends('Vince la punta')
  await tagliaOver(felt)
}

async function tagliaOver(felt: Felt): Promise<void> {
  const { page } = felt
  await expect(felt.heading('Taglia 1 finita')).toBeVisible()
  await picture(page, 'chemin-taglia-over')
  await felt.button('Fine della taglia').click()
  await expect(felt.heading('Taglia 2: da mescolare')).toBeVisible()
  await felt.act('Conta le carte')
  await picture(page, 'chemin-taglia-between')
}

/** S.39a: the table calls the inspector about its latest coup, who sees it replayed and lets it stand. */
export async function disputed(felt: Felt, browser: Browser): Promise<void> {
  const { page, table } = felt
  await felt.button('Altro').click()
  await felt.button('Chiama l’ispettore', page.getByRole('dialog')).click()
  const sheet = page.getByRole('dialog', { name: 'Chiama l’ispettore' })
  for (const card of ['1003', '1009']) await felt.button(nameOf(card), sheet).click()
  await felt.button('Una parola detta', sheet).click()
  await picture(page, 'chemin-dispute')
  await felt.button('Manda all’ispettore', sheet).click()
  await expect(sheet).toBeHidden()

  const court = await signedIn(browser, 'tablet', table.room, '3001', '/deputato')
  await court.getByRole('button', { name: /Una parola detta/ }).click()
  const replay = court.getByRole('region', { name: 'Il colpo, passo per passo' })
  await expect(replay.getByText('Il colpo è pagato.')).toBeVisible()
  await court.getByRole('button', { name: 'Scrivi la decisione' }).click()
  await tick(court.getByRole('radio', { name: nameOf('1003') }))
  await court.getByRole('button', { name: /Secondo$/ }).click()
  await court.getByRole('option').first().click()
  await court.getByLabel('Motivo').fill('La parola ripetuta era «no»')
  const decides = { name: 'Decidi, in via definitiva' }
  await court.getByRole('button', decides).click()
  await court.getByRole('dialog').getByRole('button', decides).click()
  const ruling = felt.part('Contestazione 1 · colpo 11')
  await expect(ruling).toContainText('La parola ripetuta era «no»')
  await picture(page, 'chemin-ruled')
  await felt.button('Letto', ruling).click()
  await expect(ruling).toBeHidden()
}

/** The coups of the same taglia by their results, the bank beside them. */
export async function byResults(felt: Felt): Promise<void> {
  await felt.opens(200)
  await felt.result('Banco', 200, '390')
  await felt.result('Pari', 0, '390')
  await felt.result('Banco', 390, '760')
  await atItsSum(felt)
  await felt.result('Banco', 160, '912')
  await byAuction(felt)
  await withSocio(felt)
  await felt.result('Banco', 250, '537')
  await felt.result('Banco', 180, '708')
  await felt.result('Pari', 0, '708')
  await felt.result('Banco', 160, '860')
  await felt.result('Banco', 100, '955')
  await felt.button('Maschera').click()
  await expect(felt.page.getByText('Ultimo colpo', { exact: true })).toBeVisible()
  await felt.result('Punta', 100)
  await tagliaOver(felt)
}
