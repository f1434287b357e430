import { expect } from '@playwright/test'
import { picture } from '../support/screens'
import { nameOf } from './club-table'
import type { Felt } from './felt'

/** S.87a, S.89, S.101: passed twice, bought at its sum and then by auction; S.85: the buyer takes a socio for half. */
export async function soldTwice(felt: Felt): Promise<void> {
  await atItsSum(felt)
  await felt.stakes({ card: '1005', what: 100 }, { card: '1010', after: 7, what: 60 })
  await felt.dealTo('1005')
  await felt.says('No')
  await felt.bankStandsOn(7)
  await felt.puntaShows(6)
  await felt.ends('Vince il banco', '912')

  await byAuction(felt)
  await withSocio(felt)
  await felt.stakes({ card: '1007', what: 'Con il tavolo' }, { card: '1008', what: 100 })
  await felt.dealTo('1007')
  await felt.says('Carta')
  await felt.bankShows(3)
  await felt.value('Terza carta alla punta', 9)
  await felt.says('Il banco resta')
  await felt.puntaShows(2)
  await felt.ends('Vince il banco', '537')
}

/** The palette goes past two seats and is stopped at the third. */
export async function atItsSum(felt: Felt): Promise<void> {
  const panel = felt.part('La mano passata')
  await felt.act('Passa la mano')
  await expect(felt.heading('La paletta è a')).toBeVisible()
  await picture(felt.page, 'chemin-taglia-palette')
  for (const card of ['1002', '1003']) {
    await expect(panel).toContainText(nameOf(card))
    await expect(seatOf(felt, card)).toContainText('paletta')
    await felt.button('La lascia', panel).click()
  }
  await expect(panel).toContainText(nameOf('1004'))
  await felt.button('La prende a 760', panel).click()
  await felt.bankIs('760')
}

const seatOf = (felt: Felt, card: string) =>
  felt.page.getByRole('list', { name: 'I posti' }).getByRole('button', { name: nameOf(card) })

/** Nobody takes it at its sum: it is auctioned, and a standing player has it. */
export async function byAuction(felt: Felt): Promise<void> {
  const panel = felt.part('La mano passata')
  await felt.act('Passa la mano')
  await expect(panel).toContainText(nameOf('1005'))
  await felt.button('La lascia', panel).click()
  await expect(panel).toContainText(nameOf('1006'))
  await toAuction(felt, ['La paletta è a', ...AFTER_PALETTE], async (step) => {
    await picture(felt.page, `chemin-taglia-step-${String(step).replace(/\W/g, '')}`)
  })
  await bids(felt, '1006', undefined, 'Offre 10')
  await bids(felt, '1009', 4, 150)
  await bids(felt, '1006', undefined, 'Offre 210')
  await bids(felt, '1009', 4, 300)
  await picture(felt.page, 'chemin-taglia-auction')
  await felt.button('Aggiudicata', panel).click()
  await felt.bankIs('300')
  // The banker stands, and is marked at their place.
  await expect(felt.page.getByText('Socio 1009 banco', { exact: true })).toBeVisible()
}

/** The headings of the steps that follow when the palette has gone round, as far as anybody may take the mano there. */
export const AFTER_PALETTE = [/ancora\?$/, /sta in piedi/, /l’ha passata/]

/** Nobody takes it at any of these steps, and the auction begins. */
export async function toAuction(
  felt: Felt,
  steps: readonly (string | RegExp)[],
  seen: (step: string | RegExp) => Promise<void> = async () => {},
): Promise<void> {
  const panel = felt.part('La mano passata')
  const auction = felt.button('Incanto', panel)
  for (const step of steps) {
    await expect(felt.heading(step).or(auction).first()).toBeVisible()
    if (await auction.isVisible()) break
    await seen(step)
    await felt.button('Nessuno la vuole', panel).click()
  }
  await auction.click()
  await expect(felt.heading('Incanto')).toBeVisible()
}

export async function withSocio(felt: Felt): Promise<void> {
  const sheet = await felt.otherCase('Prende un socio')
  await felt.button(nameOf('1006'), sheet).click()
  await felt.button('metà della somma comprata', sheet).click()
  await picture(felt.page, 'chemin-taglia-socio')
  await felt.button('Conferma', sheet).click()
  await expect(felt.page.getByText('Socio 1009 + Socio 1006')).toBeVisible()
}

async function bids(
  felt: Felt,
  card: string,
  after: number | undefined,
  bid: number | string,
): Promise<void> {
  const panel = felt.part('La mano passata')
  await felt.choosePlace(card, after, panel)
  if (typeof bid === 'string') await felt.button(bid, panel).first().click()
  else {
    await felt.type(bid, panel)
    await felt.button(`Offre ${bid}`, panel).click()
  }
  await expect(felt.heading('Incanto')).toBeVisible()
}
