import { describe, expect, it } from 'vitest'
import { documents as poker } from '@/server/games/poker/print/documents'
import { documents as house } from '@/server/print/documents'
import type { Letterhead } from '@/server/print/papers'
import { type Paper, renderPaper as render } from '@/server/print/render'
import { sampleOf } from '../support/sampled'
import * as given from './fixtures'
import { pdfPages, pdfText } from './pdfText'

const renderPaper = (head: Letterhead, paper: Paper) => render({ ...house, ...poker }, head, paper)

const tableau = (content = given.ammanco()) => ({ kind: 'tableau', content }) as const
/** The words of a paper. */
const textOf = async (paper: Paper, head = given.headed('it')) =>
  pdfText(await renderPaper(head, paper))

describe('the tableau', () => {
  it('XVI.1 shows names, casse by time, resto, result and final, which sum to zero', async () => {
    const text = await textOf(tableau())
    expect(text).toContain('Circolo della Meridiana Tableau')
    expect(text).toContain('venerdì 20 novembre 2026')
    expect(text).toContain('Alfa Neri tessera 101 21:10 100 entrata 21:17 100 passata 200 0 −200')
    expect(text).toContain('Totale 1.000 1.035 +35 −35 0')
    expect(text).toContain('Il segretario Il deputato di gioco')
    expect(text).toContain('pagina 1 di 1')
  })

  it('XVI.2 shows how the ammanco is shared among the winners', async () => {
    const text = await textOf(tableau())
    expect(text).toContain('Ammanco di 35: a carico dei vincenti')
    expect(text).toContain('Perdite 445 − vincite 480 = −35')
    expect(text).toContain('Beatrice Gallò: 35 × 335 / 480 = 24,43, assegnati −24')
    expect(text).toContain('Elena Prà: 35 × 145 / 480 = 10,57, assegnati −11')
  })

  it('is complete in English too, with English figures and dates', async () => {
    const text = await textOf(tableau(), given.headed('en'))
    expect(text).toContain('Friday, 20 November 2026')
    expect(text).toContain('Total 1,000 1,035 +35 −35 0')
    expect(text).toContain('Beatrice Gallò: 35 × 335 / 480 = 24.43, given −24')
    expect(text).toContain('page 1 of 1')
  })

  it('prints the address where its hash is checked, and says when it is a reprint', async () => {
    const first = await textOf(tableau())
    const third = await textOf(tableau(), given.headed('it', 2))
    expect(first).toContain(given.PROOF.url)
    expect(first).not.toContain('ristampa')
    expect(third).toContain('ristampa n. 2')
  })

  it.each(sampleOf([0, 1, 2, 4, 6], 2))(
    'of twelve who drew %s casse more each never leaves the signatures alone on a page',
    async (extra) => {
      const pages = pdfPages(await renderPaper(given.headed('it'), tableau(given.twelve(extra))))
      const signed = pages.filter((page) => page.includes('Il segretario'))
      expect(signed).toHaveLength(1)
      expect(signed[0]).toBe(pages.at(-1))
      // The last payments stand above the signatures, and no page begins with a heading that has nothing below it.
      expect(signed[0]?.replaceAll(/\s+/g, ' ')).toContain('12 Oreste De Bortoli cassa del Circolo')
      for (const page of pages) expect(page.match(/\d/g)?.length ?? 0).toBeGreaterThan(20)
      expect(pages.join(' ').split('Totale')).toHaveLength(2)
    },
  )

  it('says that it is provisional until it is closed, and then proves nothing', async () => {
    const content = {
      ...given.ammanco(),
      closedAt: null,
      closedBy: null,
      imbalance: null,
      proof: null,
    }
    const text = await textOf(tableau(content))
    expect(text).toContain('PROVVISORIO')
    expect(text).not.toContain('/verify/')
  })
})

describe('the other papers', () => {
  it('I.1 the signature sheet shows each drawn autograph, its time and its state', async () => {
    const pdf = await renderPaper(given.headed('it'), {
      kind: 'firme',
      content: given.signatures(),
    })
    const text = pdfText(pdf)
    expect(text).toContain(
      '1 Alfa Neri tessera 101 · firma n. 4 della serata 20:40 posto: Tavolo 1',
    )
    expect(text).toContain('firmato in segreteria, davanti a Teresa Segretaria')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'non può tracciare la firma: la attesta Teresa Segretaria, segretario',
    )
    expect(text).toContain('firma ritirata')
    for (const said of ['firma cancellata', 'firma non trovata', 'firma non corrispondente']) {
      expect(text).toContain(said)
    }
    expect(text).toContain('diritto perduto (I.9)')
    const bare = { ...given.signatures(), rows: [] }
    const without = await renderPaper(given.headed('it'), { kind: 'firme', content: bare })
    expect(pdf.length).toBeGreaterThan(without.length + 3000)
  })

  it('III.3 the slip of a passata shows the amount, the hour and the casse so far', async () => {
    const pdf = await renderPaper(given.headed('it'), { kind: 'passata', content: given.passata() })
    expect(pdfText(pdf)).toMatch(/Beatrice Gallò, tessera 102 .* 1\.200 € .* 2\.400 €/)
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 297.64')
  })

  it('a club that plays for points prints points', async () => {
    const head = given.headed('it')
    const points = { ...head, club: { ...head.club, unit: null } }
    const pdf = await renderPaper(points, { kind: 'ricevuta', content: given.receipt() })
    expect(pdfText(pdf)).toContain('311 punti')
  })

  it('XVII.2 the ruling shows votes, decisions, their reasons and the money they moved', async () => {
    const text = await textOf({ kind: 'contestazione', content: given.dispute() })
    expect(text).toContain('Alfa Neri: a favore di Cesare D’Este')
    expect(text).toContain('in via definitiva')
    expect(text).toContain('Le carte fanno fede.')
    expect(text).toContain('40 € dal resto di Cesare D’Este al resto di Elena Prà')
  })

  it('XVII.4 the ruling of a panel names its arbiters, each with a line to sign', async () => {
    const text = await textOf({ kind: 'contestazione', content: given.panelRuling() })
    expect(text).toContain('Il collegio degli arbitri: Alfa Neri, Cesare D’Este, in via definitiva')
    expect(text).toContain('L’arbitro Alfa Neri')
    expect(text).toContain('L’arbitro Cesare D’Este')
    expect(text).not.toContain('Il deputato di gioco')
  })

  it('II.2 the slip of the draw shows seed, hash and the command to repeat it', async () => {
    const content = given.lots()
    const text = await textOf({ kind: 'sorteggio', content })
    // The renderer separates leading digits from the letters after them.
    expect(text).toContain(content.hash.slice(1))
    expect(text).toContain(`printf '%s' '${content.seed}' | sha256sum`)
  })

  it('a statement of many evenings repeats its heading and ends with the balance', async () => {
    const content = given.statement(60)
    const pages = pdfPages(await renderPaper(given.headed('it'), { kind: 'estratto', content }))
    expect(pages).toHaveLength(2)
    expect(pages.every((page) => page.includes('Data Serata Casse'))).toBe(true)
    expect(pages.at(-1)).toContain('pagina 2 di 2')
    expect(pages.at(-1)).toContain('+450')
  })
})
