import { expect } from '@playwright/test'
import { picture } from '../support/screens'
import type { Scene } from './scene'

/** IX.3, XII.3: face-up cards are counted apart; a wrong opening is validated by an opening that was thrown away. */
export async function couldOpen({ moves, tablet, ledger, fits }: Scene): Promise<void> {
  const [opener = '', second = '', third = '', ...others] = await moves.deal()
  await moves.says(opener, /^Apre\s*5$/)
  await moves.says(second, /^Accetta\s*5$/)
  await moves.says(third, /^Accetta\s*5$/)
  await moves.fold(...others)
  await moves.rare('Errore all’accomodo', opener, 'Carta voltata dal cartaro')
  await moves.rare('Errore all’accomodo', second, 'Carta mascherata nel mazzo')
  await expect(
    tablet.page.getByText('Scoperte: voltate dal cartaro 1, mascherate nel mazzo 1'),
  ).toBeVisible()
  await picture(tablet.page, 'letter-face-up')
  await fits()
  await moves.draw([opener, '3 carte'], [second, '3 carte'], [third, '1 carta'])
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(second, /^Accetta\s*1$/)
  await moves.says(third, /^Accetta\s*1$/)
  await moves.showsOpening(false)
  const asked = moves.panel().getByText('poteva aprire?')
  await expect(asked).toContainText(second)
  await picture(tablet.page, 'letter-could-open')
  await fits()
  await tablet.button('Nomina le carte buttate…', moves.panel()).click()
  const dialog = tablet.page.getByRole('dialog')
  for (const card of ['K cuori', 'K quadri']) await tablet.button(card, dialog).click()
  await picture(tablet.page, 'letter-names')
  await tablet.button('Nomina l’apertura', dialog).click()
  await expect(asked).toBeHidden()
  await moves.shows(opener, 'Qc Qq Qf 8p 7c')
  await moves.shows(second, 'Ac Aq 9f 8q 7p')
  await moves.shows(third, 'Jc Jq 9c 8f 7f')
  await ledger.settles({ [opener]: 4 + 12, [second]: -7, [third]: -7 }, -1, 0)
}

/** XI.1, XI.2, XIV.1: a bet before the last draw binds, and gives way to a larger one; an opening is honoured. */
export async function betTooEarly({ moves, tablet, ledger, fits }: Scene): Promise<void> {
  const [opener = '', hasty = '', ...others] = await moves.deal()
  await moves.says(opener, /^Apre\s*5$/)
  await moves.says(hasty, /^Accetta\s*5$/)
  await moves.fold(...others)
  await moves.draw([opener, 'Servito'])
  await moves.early(hasty, 'Punta il cip')
  await moves.draw([hasty, '2 carte'])
  await tablet.button('Punta di più…', moves.panel()).click()
  const amount = tablet.page.getByRole('dialog')
  await tablet.button('5', amount).last().click()
  await tablet.button('Punta', amount).click()
  await expect(moves.panel().getByText(/^Aveva parlato in anticipo/)).toBeVisible()
  await expect(tablet.button(/^Rilancia/, moves.panel())).toHaveCount(0)
  await picture(tablet.page, 'letter-early-bet')
  await fits()
  await tablet.button('Ritira e lascia', moves.panel()).click()
  await expect(tablet.button('Con un poker', moves.panel())).toBeVisible()
  await picture(tablet.page, 'letter-opening-honoured')
  await fits()
  await tablet.button('Con un poker', moves.panel()).click()
  await ledger.settles({ [opener]: 4 + 5 + 1, [hasty]: -6 - 1 }, -1, 0)
}

/** VIII.2, VI.6: a late raise is contested after a raise upon it; in parol the table is told of the opening. */
export async function lateRaise({ moves, tablet, ledger }: Scene): Promise<void> {
  const [opener = '', late = '', again = '', ...others] = await moves.deal()
  await moves.says(opener, /^Apre\s*5$/)
  await moves.amount(late, 'Rilancia…', /^Doppio\s*10 \(5 \+ 5\)$/)
  await moves.amount(again, 'Rilancia…', /^Doppio\s*20 \(10 \+ 10\)$/)
  await moves.fold(...others)
  const page = await moves.rareCase('Rilancio contestato')
  await picture(tablet.page, 'letter-contested')
  await tablet.button(new RegExp(`^${late}\\s*accetta la puntata$`), page).click()
  await expect(page).toBeHidden()
  await moves.says(again, /^Accetta\s*5$/)
  await moves.draw([opener, '1 carta'], [late, '1 carta'], [again, '1 carta'])
  for (const member of [opener, late, again]) await moves.says(member, 'Parol')
  await ledger.settles({ [opener]: -6, [late]: -6, [again]: -6 }, -1, 20)
  const told = tablet.page.getByText(/^L’apertura si mostra alla fine di ogni colpo/)
  await expect(told).toContainText(opener)
  await picture(tablet.page, 'letter-parol-opening')
}
