import { expect } from '@playwright/test'
import { picture, takeBack } from '../support/screens'
import type { Scene } from './scene'

/** VII.3: everybody folds and the opener shows the opening. A word entered by mistake is undone. */
export async function everybodyFolds({ moves, tablet, ledger, fits }: Scene): Promise<void> {
  const [first = '', opener = '', third = '', ...others] = await moves.deal()
  await picture(tablet.page, 'play-opening')
  await fits()
  await moves.says(first, 'Passa')
  await moves.says(opener, /^Apre\s*5$/)
  // The five uscite and the opening: one sum, with its parts.
  await expect(tablet.page.getByTestId('all')).toHaveText('10')
  await expect(tablet.page.getByText('Pot 5 + messe 5')).toBeVisible()
  await picture(tablet.page, 'play-entry')
  await moves.says(third, /^Accetta/)
  await takeBack(tablet.page, /accetta/i)
  await moves.fold(third, ...others, first)
  await picture(tablet.page, 'play-opening-shown')
  await moves.showsOpening(true)
  await ledger.settles({ [opener]: 4 }, -1, 0)
}

/** VIII.3: a paroli; the cards are not known, and the table names the winner. */
export async function paroli({ moves, tablet, ledger, fits }: Scene): Promise<void> {
  const [opener = '', raiser = '', ...others] = await moves.deal()
  await moves.says(opener, /^Apre\s*5$/)
  await tablet.button('Rilancia…', moves.panel()).click()
  await picture(tablet.page, 'play-raise')
  await tablet.button('Chiudi').click()
  await moves.amount(raiser, 'Rilancia…', /^Paroli \(triplo\)/)
  await moves.fold(...others)
  await moves.says(opener, /^Accetta\s*10$/)
  await picture(tablet.page, 'play-draw')
  await moves.draw([opener, '3 carte'], [raiser, 'Servito'])
  await picture(tablet.page, 'play-arrival')
  await moves.says(opener, 'Parol')
  await moves.says(raiser, /^Punta\s*1$/)
  await moves.says(opener, /^Accetta\s*1$/)
  await moves.showsOpening(true)
  await picture(tablet.page, 'play-judge')
  await fits()
  await moves.judge({ [opener]: 1 })
  await ledger.settles({ [opener]: 20, [raiser]: -17 }, -1, 0)
}

/** VII.2: an acceptance before its turn may be taken back after somebody between has raised. */
export async function earlyWithdrawn({ moves, tablet, ledger }: Scene): Promise<void> {
  const [opener = '', raiser = '', hasty = '', ...others] = await moves.deal()
  // The pot of the wrong opening is still there, beside the five uscite.
  await moves.says(opener, /^Apre\s*10$/)
  await tablet.button('Altri casi…').click()
  await picture(tablet.page, 'play-rare')
  await tablet.button('Chiudi').click()
  await moves.early(hasty, 'Accetta')
  await expect(tablet.page.getByText('in anticipo: Accetta')).toBeVisible()
  await moves.amount(raiser, 'Rilancia…', /^Doppio\s*20 \(10 \+ 10\)$/)
  await expect(tablet.button('Conferma', moves.panel())).toBeVisible()
  await picture(tablet.page, 'play-early')
  await tablet.button('Ritira', moves.panel()).click()
  await expect(tablet.page.getByText('in anticipo: Accetta')).toBeHidden()
  await moves.fold(hasty, ...others, opener)
  await moves.showsOpening(true)
  await ledger.settles({ [opener]: -11, [raiser]: 19 }, -1, 0)
}
