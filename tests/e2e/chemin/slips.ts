import { expect } from '@playwright/test'
import { picture } from '../support/screens'
import { nameOf } from './club-table'
import type { Felt } from './felt'

/** A word repeated wrongly, the punta’s cards exposed by the banker, and a point said too soon. */
export async function forcedThreeTimes(felt: Felt): Promise<void> {
  const { page } = felt
  const two = [
    { card: '1003', what: 100 },
    { card: '1005', what: 80 },
  ] as const
  await felt.stakes(...two)
  await felt.dealTo('1003')
  await felt.says('Carta')
  await felt.errs('Avete ripetuto la parola sbagliata', [], 'Vale «no» (§ S.137a)', () =>
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
    'Si chiede a Socio 1003, Socio 1005',
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
    'Il colpo si gioca alla regola (§ S.127)',
    () => picture(page, 'chemin-error-announced'),
  )
  await felt.says('No')
  await felt.bankShows(7)
  await felt.puntaShows(6)
  await felt.ends('Vince il banco', '860')
}

/** A card detached too early binds the banker; muddled cards make a coup void. */
export async function boundAndVoid(felt: Felt): Promise<void> {
  const { page } = felt
  await felt.announce()
  await felt.errs(
    'Il banchiere stacca una carta prima della chiusura',
    [],
    'Il banchiere è tenuto a dare il colpo (§ S.54)',
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
  await felt.errs('Le carte sono confuse senza rimedio', [], 'Il colpo è annullato (§ S.134)', () =>
    picture(page, 'chemin-error-muddled'),
  )
  await expect(felt.part('Colpo 10')).toContainText('Colpo nullo')
  await felt.bankIs('1.002')
}
