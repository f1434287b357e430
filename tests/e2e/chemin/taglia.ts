import { expect } from '@playwright/test'
import { picture } from '../support/screens'
import { type ClosedTableau, nameOf } from './club-table'
import type { Felt } from './felt'

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
async function atItsSum(felt: Felt): Promise<void> {
  const panel = felt.part('La mano passata')
  await felt.act('Passa la mano')
  await expect(felt.heading('La paletta è a')).toBeVisible()
  await picture(felt.page, 'chemin-taglia-palette')
  for (const card of ['1002', '1003']) {
    await expect(panel).toContainText(nameOf(card))
    await felt.button('La lascia', panel).click()
  }
  await expect(panel).toContainText(nameOf('1004'))
  await felt.button('La prende a 760', panel).click()
  await felt.bankIs('760')
}

/** Nobody takes it at its sum: it is auctioned, and a standing player has it. */
async function byAuction(felt: Felt): Promise<void> {
  const panel = felt.part('La mano passata')
  await felt.act('Passa la mano')
  await expect(panel).toContainText(nameOf('1005'))
  await felt.button('La lascia', panel).click()
  await expect(panel).toContainText(nameOf('1006'))
  const auction = felt.button('Incanto', panel)
  for (const step of ['La paletta è a', /ancora\?$/, /sta in piedi/, /l’ha passata/]) {
    await expect(felt.heading(step).or(auction).first()).toBeVisible()
    if (await auction.isVisible()) break
    await picture(felt.page, `chemin-taglia-step-${String(step).replace(/\W/g, '')}`)
    await felt.button('Nessuno la vuole', panel).click()
  }
  await felt.button('Incanto', panel).click()
  await expect(felt.heading('Incanto')).toBeVisible()
  await bids(felt, '1006', undefined, 'Offre 10')
  await bids(felt, '1009', 4, 150)
  await bids(felt, '1006', undefined, 'Offre 210')
  await bids(felt, '1009', 4, 300)
  await picture(felt.page, 'chemin-taglia-auction')
  await felt.button('Aggiudicata', panel).click()
  await felt.bankIs('300')
}

async function withSocio(felt: Felt): Promise<void> {
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
    'Il colpo si gioca alla regola (§ S.127)',
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
  const moves = 'Colpo 9 corretto: fiche da spostare'
  await expect(sheet.getByRole('region', { name: moves })).toContainText('dà 47 a Socio 1008')
  await picture(page, 'chemin-correct')
  await felt.button('Correggi', sheet).click()
  await felt.button('Chiudi', list).click()
  await felt.bankIs('955')
  const strip = felt.part(moves)
  await expect(strip).toContainText('La cagnotte dà 3 a Socio 1008')
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
  await expect(page.getByText('Ultimo colpo')).toBeVisible()
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

/** S.39a: the table calls the inspector about a coup; the ruling's chips go from one member to another. */
export async function disputed(felt: Felt): Promise<void> {
  const { page, table } = felt
  await felt.button('Altro').click()
  await felt.button('Chiama l’ispettore', page.getByRole('dialog')).click()
  const sheet = page.getByRole('dialog', { name: 'Chiama l’ispettore' })
  await felt.button('11', sheet).click()
  await felt.button(nameOf('1003'), sheet).click()
  await felt.button(nameOf('1009'), sheet).click()
  await sheet.getByLabel('Che cosa è successo').fill('La punta aveva detto carta')
  await picture(page, 'chemin-dispute')
  await felt.button('Manda all’ispettore', sheet).click()
  await expect(sheet).toBeHidden()
  await table.give('ruleDispute', {
    table: 'T1',
    dispute: 1,
    inFavourOf: table.member('1009'),
    why: 'La parola era carta: trenta tornano al banchiere.',
    provision: 'S.137a',
    transfers: [
      {
        from: `chips:${table.member('1003')}`,
        to: `chips:${table.member('1009')}`,
        chips: 30,
      },
    ],
  })
}

/** C.2, C.3: everybody’s chips are counted, seven too few before one of them; the paper says the same. */
export async function counted(felt: Felt): Promise<ClosedTableau> {
  await felt.table.give('beginCount', {})
  await expect(felt.heading('Si contano le fiche')).toBeVisible()
  await picture(felt.page, 'chemin-counting')
  const chips = await felt.table.expectedChips()
  const short = felt.table.member('1003')
  return await closedWith(felt, { ...chips, [short]: (chips[short] ?? 0) - 7 })
}

/** The chips of another tableau, counted in an evening of which the book knows only results. */
export async function countedAs(felt: Felt, { rows }: ClosedTableau): Promise<ClosedTableau> {
  await felt.table.give('beginCount', {})
  const chips = rows.map((row) => [row.member, row.counted])
  return await closedWith(felt, Object.fromEntries(chips))
}

async function closedWith(
  felt: Felt,
  chips: Readonly<Record<string, number>>,
): Promise<ClosedTableau> {
  const { table } = felt
  for (const [member, count] of Object.entries(chips))
    await table.give('countChips', { member, chips: count })
  await table.give('closeTableau', { settleBy: 'desk' })
  const { closed, paper } = await table.tableau()
  for (const card of ['1001', '1009']) expect(paper).toContain(nameOf(card))
  expect(paper).toContain('Ammanco')
  for (const { final } of closed.rows)
    expect(paper).toContain(Math.abs(final).toLocaleString('it-IT'))
  await table.give('closeEvening', {})
  const { rows, tax, imbalance } = closed
  return { rows, tax, imbalance }
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
  await expect(felt.page.getByText('Ultimo colpo')).toBeVisible()
  await felt.result('Punta', 100)
  await tagliaOver(felt)
}
