import { expect } from '@playwright/test'
import { picture } from '../support/screens'
import { nameOf } from './club-table'
import type { Felt } from './felt'

/** S.90a, S.94: who lost the banco lets it go by once, a tie wakes the right, and the suivi has the cards. */
export async function suiviAfterTie(felt: Felt): Promise<void> {
  const { page } = felt
  await felt.opens(200)
  await felt.bankIs('200')
  await felt.stakes({ card: '1002', what: 'Banco' })
  await felt.dealTo('1002')
  await felt.says('No')
  await felt.bankShows(7)
  await felt.says('Il banco resta')
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

/** S.87a, S.89, S.101: passed twice, bought at its sum and then by auction; S.85: the buyer takes a socio for half. */
export async function soldTwice(felt: Felt): Promise<void> {
  const { page } = felt
  const panel = felt.part('La mano passata')
  await felt.act('Passa la mano')
  await expect(felt.heading('La paletta è a')).toBeVisible()
  await picture(page, 'chemin-taglia-palette')
  for (const card of ['1002', '1003']) {
    await expect(panel).toContainText(nameOf(card))
    await felt.button('La lascia', panel).click()
  }
  await expect(panel).toContainText(nameOf('1004'))
  await felt.button('La prende a 760', panel).click()
  await felt.bankIs('760')

  await felt.stakes({ card: '1005', what: 100 }, { card: '1010', after: 7, what: 60 })
  await felt.dealTo('1005')
  await felt.says('No')
  await felt.bankShows(7)
  await felt.puntaShows(6)
  await felt.ends('Vince il banco', '912')

  await felt.act('Passa la mano')
  await expect(panel).toContainText(nameOf('1005'))
  await felt.button('La lascia', panel).click()
  await expect(panel).toContainText(nameOf('1006'))
  const nobody = felt.button('Nessuno la vuole', panel)
  const auction = felt.button('Incanto', panel)
  for (const step of ['La paletta è a', /ancora\?$/, /sta in piedi/, /l’ha passata/]) {
    await expect(felt.heading(step).or(auction).first()).toBeVisible()
    if (await auction.isVisible()) break
    await picture(page, `chemin-taglia-step-${String(step).replace(/\W/g, '')}`)
    await felt.act('Nessuno la vuole', panel)
    await expect(nobody.or(auction).first()).toBeVisible()
  }
  await felt.act('Incanto', panel)
  await expect(felt.heading('Incanto')).toBeVisible()
  await bids(felt, '1006', undefined, 'Offre 10')
  await bids(felt, '1009', 4, 150)
  await bids(felt, '1006', undefined, 'Offre 200')
  await bids(felt, '1009', 4, 300)
  await picture(page, 'chemin-taglia-auction')
  await felt.button('Aggiudicata', panel).click()
  await felt.bankIs('300')

  const sheet = await felt.otherCase('Prende un socio')
  await felt.button(nameOf('1006'), sheet).click()
  await felt.button('metà della somma comprata', sheet).click()
  await picture(page, 'chemin-taglia-socio')
  await felt.button('Conferma', sheet).click()
  await expect(page.getByText('Socio 1009 + Socio 1006')).toBeVisible()

  await felt.stakes({ card: '1007', what: 'Con il tavolo' }, { card: '1008', what: 100 })
  await felt.dealTo('1007')
  await felt.says('Carta')
  await felt.bankShows(3)
  await felt.value('Terza carta alla punta', 9)
  await felt.says('Il banco resta')
  await felt.puntaShows(2)
  await felt.ends('Vince il banco', '537')
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

/** One error each of the employee and the punter, two of the banker, and one that makes the coup void. */
export async function fiveErrors(felt: Felt): Promise<void> {
  const { page } = felt
  const two = [
    { card: '1003', what: 100 },
    { card: '1005', what: 80 },
  ] as const
  await felt.stakes(...two)
  await felt.dealTo('1003')
  await felt.says('Carta')
  await felt.errs('Avete ripetuto la parola sbagliata', ['no'], 'Vale «no» (S.137a)', () =>
    picture(page, 'chemin-error-word'),
  )
  await felt.bankShows(7)
  await felt.puntaShows(6)
  await felt.ends('Vince il banco', '708')

  await felt.stakes(...two)
  await felt.button(/^Socio 1003/, page.locator('aside')).click()
  await felt.errs(
    'Il banchiere scopre le carte della punta',
    [],
    'Si chiede a Socio 1003 e Socio 1005',
    () => picture(page, 'chemin-error-exposed'),
  )
  const asking = felt.part('Chi punta sceglie')
  await expect(asking).toContainText(nameOf('1005'))
  await picture(page, 'chemin-asking')
  const row = asking.getByRole('listitem').filter({ hasText: nameOf('1005') })
  await felt.button('Ritira', row).click()
  await expect(row).toBeHidden()
  await felt.button('Basta: chi tace lascia', asking).click()
  await felt.button('Carte date').click()
  await felt.says('No')
  await felt.bankShows(4)
  await felt.value('Il banco tira', 2)
  await felt.puntaShows(6)
  await felt.ends('Pari', '708')

  await felt.stakes({ card: '1003', what: 100 }, { card: '1007', what: 60 })
  await felt.dealTo('1003')
  await felt.errs(
    'La punta dice il punto o scopre troppo presto',
    ['ha detto il punto'],
    'Il colpo si gioca alla regola (S.127)',
    () => picture(page, 'chemin-error-announced'),
  )
  await felt.says('No')
  await felt.bankShows(7)
  await felt.puntaShows(6)
  await felt.ends('Vince il banco', '860')

  await felt.announce()
  await felt.errs(
    'Il banchiere stacca una carta prima della chiusura',
    [],
    'Il banchiere è tenuto a dare il colpo (S.54)',
  )
  await felt.lay({ card: '1008', what: 150 })
  await felt.button('Chiudi il gioco').click()
  await felt.dealTo('1008')
  await felt.says('No')
  await felt.bankShows(8)
  await felt.puntaShows(6)
  await felt.ends('Vince il banco', '1.002')

  await felt.stakes({ card: '1008', what: 100 })
  await felt.dealTo('1008')
  await felt.errs('Le carte sono confuse senza rimedio', [], 'Il colpo è annullato (S.134)', () =>
    picture(page, 'chemin-error-muddled'),
  )
  await expect(felt.part('Colpo 10')).toContainText('Colpo nullo')
  await felt.bankIs('1.002')
}

/** S.27: coup 9 had a stake of 100 and not 150; the tablet says which chips to move until they are moved. */
export async function corrected(felt: Felt): Promise<void> {
  const { page } = felt
  await felt.button('Altro').click()
  await felt.button('I colpi', page.getByRole('dialog')).click()
  const list = page.getByRole('dialog', { name: 'I colpi' })
  await picture(page, 'chemin-coups')
  await felt.button('Correggi', list.getByRole('listitem').filter({ hasText: '9' })).click()
}

export async function lastCoup(_felt: Felt): Promise<void> {}
export async function disputed(_felt: Felt): Promise<void> {}
export async function counted(_felt: Felt): Promise<object> {
  return {}
}
export async function byResults(_felt: Felt): Promise<void> {}
export async function countedAs(_felt: Felt, _as: object): Promise<object> {
  return {}
}
