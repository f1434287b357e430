import { expect, it } from 'vitest'
import { asChips, type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import { shareImbalance } from '@/rules/kernel/imbalance'
import { documents } from '@/server/games/chemin-de-fer/print/documents'
import type { SalaPaper } from '@/server/games/chemin-de-fer/print/papers'
import { renderPaper } from '@/server/print/render'
import * as given from './fixtures'
import { pdfPages, pdfText } from './pdfText'

const AT = Date.parse('2026-11-20T21:10:00+01:00')

/** A closed tableau: what each of some people counted after a cassa of 100, and the tax. */
function sala(counted: readonly number[], taxed: number): SalaPaper {
  const amounts = counted.map((chips) => ({ drawn: asChips(100), counted: asChips(chips) }))
  const { imbalance, settled, kept } = shareImbalance(amounts, asChips(taxed))
  return {
    evening: given.EVENING,
    tables: 2,
    closedAt: AT,
    closedBy: given.person(0),
    rows: amounts.flatMap((amount, n) => {
      const row = settled[n]
      const casse = [{ chips: asChips(100), at: AT, why: 'cassa' as const }]
      return row ? [{ player: given.person(n), casse, ...amount, ...row }] : []
    }),
    imbalance,
    tax: kept,
    deposits: NO_CHIPS,
    notes: NO_CHIPS,
    payments: [],
    proof: given.PROOF,
  }
}

const printed = (content: SalaPaper, locale: 'it' | 'en' = 'it') =>
  renderPaper(documents, given.headed(locale), { kind: 'tableau', content })

it('C.3 the tableau of an evening has the tax as a line of its own, and all sums to zero', async () => {
  const text = pdfText(await printed(sala([135, 60], 5)))
  expect(text).toContain('Tableau della serata')
  expect(text).toContain('Chemin de fer · 2 tavoli')
  expect(text).toContain('Alfa Neri tessera 101 21:10 100 100 135 +35 +35')
  expect(text).toContain('Cagnotte, al Circolo +5')
  expect(text).toContain('Totale 200 195 −5 0 0')
  expect(text).toContain('perdite 40 = vincite 35 + parte del Circolo 5')
  expect(text).toContain('Il segretario L’ispettore')
})

it('C.3 it shows how an ammanco is borne by the winners, in English too', async () => {
  const text = pdfText(await printed(sala([140, 60, 103], 5), 'en'))
  expect(text).toContain('Ammanco of 8: borne by the winners')
  expect(text).toContain('Losses 40 − wins 43 − the club’s part 5 = −8')
  expect(text).toContain('Alfa Neri: 8 × 40 / 43 = 7.44, given −7')
})

it('C.3 a provisional one says so, and leaves open what is not counted yet', async () => {
  const closed = sala([135, 60], 5)
  const unknown = { counted: null, result: null, final: null } as const
  const rows = closed.rows.map((row) => ({ ...row, ...unknown, shareChips: NO_CHIPS as Chips }))
  const content = { ...closed, rows, closedAt: null, closedBy: null, imbalance: null, proof: null }
  const pages = pdfPages(await printed(content))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('PROVVISORIO')
  // Nothing is shared out yet, so that the shares have no sum.
  expect(pages[0]?.replace(/\s+/g, ' ')).toContain('Totale 200 Il segretario')
})

it('C.1 the slip of a cassa names the player, the sum and all casse so far', async () => {
  const content = {
    evening: given.EVENING,
    player: given.person(1),
    chips: asChips(500),
    at: AT,
    total: asChips(600),
    number: 2,
  }
  const paper = await renderPaper(documents, given.headed('it'), { kind: 'cassa', content })
  const text = pdfText(paper)
  expect(pdfPages(paper)).toHaveLength(1)
  expect(text).toContain(`${given.person(1).name}, tessera ${given.person(1).card}`)
  expect(text).toContain('500 € Ora 20 novembre 2026')
  expect(text).toContain('Casse a questo momento 600 €')
  expect(text).toContain('La sua cassa n. 2 della serata')
})

it('C.3 the receipt of a payment says that the evening of chemin de fer is settled by it', async () => {
  const content = { ...given.receipt(), table: 'Chemin de fer' }
  const text = pdfText(
    await renderPaper(documents, given.headed('en'), { kind: 'ricevuta', content }),
  )
  expect(text).toContain('Chemin de fer · Payment no. 2')
})
