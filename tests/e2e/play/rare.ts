import { expect } from '@playwright/test'
import { picture } from '../support/screens'
import type { Scene } from './scene'

/** V.7, VI.1, VII.4, IX.5, VI.6, XIV.1: the table enters many rare cases of one colpo. */
export async function contested({ moves, tablet, ledger }: Scene): Promise<void> {
  const [busy = '', opener = '', late = '', winner = '', hasty = ''] = await moves.deal()
  const stands = await moves.rareCase('La distribuzione vale lo stesso')
  await tablet.button(hasty, stands).click()
  await picture(tablet.page, 'rare-deal-stands')
  await tablet.button('La distribuzione vale', stands).click()
  await expect(tablet.page.getByText('fuori gioco')).toBeVisible()
  await moves.rare('Bada ad altro: conta come passato', busy)
  await moves.says(opener, /^Apre\s*5$/)
  await moves.rare('Può entrare? Decide il cartaro', /non può entrare$/)
  await expect(moves.panel().getByRole('heading')).toContainText(winner)
  await moves.says(winner, /^Accetta\s*5$/)
  await moves.fold(busy)
  await expect(tablet.page.getByTestId('mazzo')).toHaveText('Nel mazzo restano 11 carte')
  await moves.says(opener, '3 carte')
  await moves.rare('Corregge la richiesta di carte', /2 carte$/)
  await expect(tablet.page.getByTestId('mazzo')).toHaveText('Nel mazzo restano 9 carte')
  await moves.says(winner, '1 carta')
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(winner, /^Accetta\s*1$/)
  await moves.rare('Apertura scusata: era tornata nel mazzo', opener)
  await tablet.button('Onori…', moves.panel()).click()
  await tablet.button('Poker', moves.panel()).last().click()
  await picture(tablet.page, 'rare-judge-honours')
  await moves.judge({ [winner]: 1 })
  // The pot of five, the other's six and the honour of one from the player who was also in.
  await ledger.settles({ [winner]: 4 + 6 + 1, [opener]: -7 - 1, [late]: -1 }, -1, 0)
}

/** IV.3, X.3, X.1: change is made from the pot, the pack has fives, and two players hold the same king. */
export async function faultyPack({ moves, tablet, ledger }: Scene): Promise<void> {
  const [opener = '', second = '', ...others] = await moves.deal()
  await tablet.button('Altro').click()
  await tablet.button('Manca al pot…').click()
  const missing = tablet.page.getByRole('dialog')
  const sectors = (question: RegExp) => missing.getByRole('group', { name: question })
  await tablet.button(opener, sectors(/ha fatto il cambio/)).click()
  await tablet.button(second, sectors(/aveva indicato/)).click()
  await tablet.button('1', missing).click()
  await picture(tablet.page, 'rare-missing')
  await tablet.button('Rimetti nel pot ciò che manca', missing).click()
  await expect(missing).toBeHidden()
  await moves.says(opener, /^Apre\s*5$/)
  await moves.says(second, /^Accetta\s*5$/)
  await moves.fold(...others)
  const found = await moves.rareCase('Quadriglie intere sotto il minimo')
  await picture(tablet.page, 'rare-quadriglie')
  await tablet.button('Conferma', found).click()
  await expect(found).toBeHidden()
  await moves.draw([opener, 'Servito'], [second, 'Servito'])
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(second, /^Accetta\s*1$/)
  await moves.showsOpening(true)
  await moves.shows(opener, 'Kc Kq 9p 8f 6c')
  await moves.shows(second, 'Kc Kp 5c 5q 7q', 'Carte doppie nel mazzo')
  await ledger.settles({ [opener]: -7, [second]: 4 + 6 }, -1, 0)
}

/** XIV.1: a poker shown without need, to which nobody objects. */
export async function shownWithoutNeed({ moves, ledger }: Scene): Promise<void> {
  const [opener = '', raiser = '', ...others] = await moves.deal()
  await moves.says(opener, /^Apre\s*5$/)
  await moves.amount(raiser, 'Rilancia…', /^Doppio\s*10 \(5 \+ 5\)$/)
  await moves.fold(...others, opener)
  await moves.shows(raiser, 'Ac Aq Af Ap 7c', 'Nessuno si oppone')
  await moves.showsOpening(true)
  await ledger.settles({ [raiser]: 4 + 5 + 1, [opener]: -6 - 1 }, -1, 0)
}

/** A.1, A.2: two players declare an affranco; left alone they lay down their cards for the bare pot. */
export async function affranchi({ moves, tablet, ledger }: Scene, pact: readonly string[]) {
  await tablet.button('Altro').click()
  const menu = tablet.page.getByRole('dialog')
  for (const member of pact) await tablet.button(member, menu).click()
  await tablet.button('Dichiarano l’affranco', menu).click()
  await expect(tablet.button('Sciolgono l’affranco', menu)).toBeVisible()
  await picture(tablet.page, 'rare-affranco')
  await tablet.button('Chiudi', menu).click()
  const seats = tablet.page.getByRole('list', { name: 'Posti al tavolo' })
  await expect(seats.getByText('Affranco', { exact: true })).toHaveCount(2)
  const giro = await moves.deal()
  const [opener = '', partner = ''] = giro.filter((member) => pact.includes(member))
  const before = giro.slice(0, giro.indexOf(opener))
  for (const member of before) await moves.says(member, 'Passa')
  await moves.says(opener, /^Apre\s*5$/)
  for (const member of giro.slice(before.length + 1))
    if (member === partner) await moves.says(member, /^Accetta\s*5$/)
    else await moves.fold(member)
  await moves.fold(...before)
  await picture(tablet.page, 'rare-lay-down')
  await tablet.button('Affranchi soli: carte sul tavolo').click()
  await moves.showsOpening(true)
  await moves.shows(opener, 'Kc Kq 9p 8f 6c')
  await moves.shows(partner, 'Ac Aq 9c 8q 6p')
  await ledger.settles({ [partner]: 4 }, -1, 0)
}
