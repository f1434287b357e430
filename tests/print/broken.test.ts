import { describe, expect, it } from 'vitest'
import { asChips, NO_CHIPS } from '@/rules/kernel/chips'
import { documents as chemin } from '@/server/games/chemin-de-fer/print/documents'
import { documents as poker } from '@/server/games/poker/print/documents'
import { bankedDocuments } from '@/server/print/banked/documents'
import { documents as house } from '@/server/print/documents'
import { type Documents, renderPaper } from '@/server/print/render'
import { sampleOf } from '../support/sampled'
import * as given from './fixtures'
import { pdfPages } from './pdfText'

/** The pages of a paper without their feet, each run of spaces reduced to one. */
async function pagesOf(documents: object, kind: string, content: unknown, locale: 'it' | 'en') {
  const pdf = await renderPaper(documents as Documents, given.headed(locale), { kind, content })
  return pdfPages(pdf).map(
    (page) => page.replace(/\s+/g, ' ').split(/(?:Stampato il|Printed)/)[0] ?? '',
  )
}

const SIGNER = /(?:Il segretario|The secretary|Il deputato di gioco|The deputato di gioco) /
/** A page that ends with one of these ends with a heading. */
const HEADINGS =
  /(?:Saldo|Final|Pagamenti|Payments|Ricevuto|Received|Esito|Outcome|Voti del tavolo|Decisioni|Norma in questione|vincite \((?:XVI\.2|C\.3)\)\.) $/
const LINES = /tessera \d|card \d|______|cassa del Circolo|the Club’s desk|, assegnati|, given/g

/**
 * No page ends with a heading or has one line alone, and the signatures stand on the last page, below as much of what
 * is signed as a person reads before they sign.
 */
function expectWellBroken(pages: readonly string[], least: number): void {
  for (const page of pages) expect(page).not.toMatch(HEADINGS)
  const signed = pages.filter((page) => SIGNER.test(page))
  expect(signed).toEqual([pages.at(-1)])
  for (const page of pages) expect(page.match(LINES)?.length ?? 0).toBeGreaterThanOrEqual(least)
}

const PEOPLE = Array.from({ length: 13 }, (_, n) => n + 2)
const cases = (step: number) =>
  sampleOf(PEOPLE, 2).map((people) => ({
    people,
    casse: 1 + ((people * step) % 7),
    locale: people % 2 === 0 ? ('it' as const) : ('en' as const),
  }))

describe('a paper that goes on on another page', () => {
  it.each(cases(3))(
    'XVI.1 the tableau of $people with $casse casse each: all payments stand above the signatures',
    async ({ people, casse, locale }) => {
      const pages = await pagesOf(poker, 'tableau', given.peopled(people, casse), locale)
      expectWellBroken(pages, Math.min(people, 3))
      const paid = pages.at(-1)?.match(/cassa del Circolo|the Club’s desk/g) ?? []
      expect(paid).toHaveLength(people)
    },
  )

  it.each(sampleOf([1, 4, 8], 1))(
    'XVI.1 the tableau of six with %s casse each is one page',
    async (casse) => {
      for (const locale of ['it', 'en'] as const)
        expect(await pagesOf(poker, 'tableau', given.peopled(6, casse), locale)).toHaveLength(1)
    },
  )

  it.each(cases(2))(
    'C.3 the tableau of an evening of chemin de fer, of $people',
    async ({ people, casse, locale }) => {
      const { rows, payments, ...rest } = given.peopled(people, casse)
      const content = {
        ...rest,
        rows: rows.map((row) => ({
          ...row,
          casse: row.casse.map(({ chips, at }) => ({ chips, at, why: 'cassa' })),
        })),
        payments,
        tables: 2,
        tax: asChips(5),
        deposits: NO_CHIPS,
        notes: NO_CHIPS,
      }
      expectWellBroken(await pagesOf(chemin, 'tableau', content, locale), Math.min(people, 3))
    },
  )

  it.each(cases(5))(
    'J.5, K.5 the tableau of a day of a game with a bank, of $people',
    async ({ people, casse, locale }) => {
      const { rows, imbalance, ...rest } = given.peopled(people, casse)
      const content = {
        ...rest,
        rows: rows.map((row) => ({
          ...row,
          casse: row.casse.map(({ chips, at }) => ({ chips, at, why: 'cassa' })),
        })),
        game: 'Black jack',
        tables: 3,
        gap: imbalance,
        club: asChips(100),
      }
      expectWellBroken(
        await pagesOf(bankedDocuments, 'tableau', content, locale),
        Math.min(people, 3),
      )
    },
  )

  it.each(cases(1))('I.1 the signature sheet of $people', async ({ people, locale }) => {
    const sheet = given.signatures()
    const rows = Array.from({ length: people }, (_, n) => ({
      ...sheet.rows[n % 3],
      number: n + 1,
      player: given.person(n),
    }))
    expectWellBroken(await pagesOf(poker, 'firme', { ...sheet, rows }, locale), Math.min(people, 3))
  })

  it.each([2, 14])('XVII.2 a ruling with %s votes and a long question', async (voters) => {
    const one = given.dispute()
    const content = {
      ...one,
      about: `${one.about} `.repeat(voters * 2),
      votes: Array.from({ length: voters }, (_, n) => ({
        voter: given.person(n),
        inFavourOf: given.person((n + 1) % 14),
      })),
      decisions: Array.from({ length: voters }, (_, n) => ({
        ...one.decisions[n % 2],
        at: given.person(n).name.length * 60_000 * (n + 1),
      })),
    }
    const pages = await pagesOf(poker, 'contestazione', content, 'it')
    for (const page of pages) expect(page).not.toMatch(HEADINGS)
    expect(pages.at(-1)).toMatch(/Ragione a .* Il deputato di gioco /)
  })

  it.each([2, 14])('slips for a long name are one page each: person %s', async (n) => {
    const person = given.person(n - 1)
    const slips = [
      [poker, 'passata', { ...given.passata(), player: person }],
      [
        house,
        'ricevuta',
        { ...given.receipt(), payment: { ...given.receipt().payment, to: person } },
      ],
    ] as const
    for (const [documents, kind, content] of slips) {
      const pages = await pagesOf({ ...poker, ...documents }, kind, content, 'it')
      expect(pages).toHaveLength(1)
    }
  })
})
