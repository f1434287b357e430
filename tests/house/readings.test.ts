import { expect, it } from 'vitest'
import * as blackJack from '@/rules/black-jack/provisions'
import * as cheminDeFer from '@/rules/chemin-de-fer/provisions'
import { FLOAT_PROVISION_WORDS } from '@/rules/float/provisions'
import type { Provision } from '@/rules/kernel/provision'
import * as poker from '@/rules/poker/provisions'
import * as trente from '@/rules/trente-et-quarante/provisions'
import { citingTexts, codesIn, oddLines, readings, unreadableIn } from './readings'

const REGISTERS: Readonly<Record<string, Readonly<Record<string, Provision>>>> = {
  poker: poker.PROVISIONS,
  'chemin-de-fer': { ...cheminDeFer.PROVISIONS, ...FLOAT_PROVISION_WORDS },
  changeur: FLOAT_PROVISION_WORDS,
  'black-jack': blackJack.PROVISIONS,
  'trente-et-quarante': trente.PROVISIONS,
}

/** The ids of a register's rows, and of the further articles that a row stands for. */
const idsOf = (page: string): ReadonlySet<string> =>
  new Set(
    Object.entries(REGISTERS[page] ?? {}).flatMap(([id, { sources = [] }]) => [id, ...sources]),
  )

const texts = citingTexts()
const cited = texts.flatMap(({ file, text }) => codesIn(text, file))
const rows = readings()
const keyOf = ({ page, code }: { page: string; code: string }) => `${page} ${code}`

it('every code that a comment, a test, a text or a page cites is explained in docs/readings', () => {
  const explained = new Set(rows.map(keyOf))
  expect(cited.length).toBeGreaterThan(800)
  expect(
    cited
      .filter((one) => !explained.has(keyOf(one)))
      .map((one) => `${one.file}: ${one.code} (${one.page})`),
  ).toEqual([])
})

it('every row of docs/readings is cited by code or tests, and stands once', () => {
  const known = new Set(cited.filter(({ file }) => !file.endsWith('.md')).map(keyOf))
  expect(rows.filter((row) => !known.has(keyOf(row))).map(keyOf)).toEqual([])
  expect(rows).toHaveLength(new Set(rows.map(keyOf)).size)
  expect(oddLines()).toEqual([])
})

it('a row names articles of its register', () => {
  const strange = rows.flatMap(({ page, code, articles }) =>
    articles.filter((id) => !idsOf(page).has(id)).map((id) => `${page} ${code}: ${id}`),
  )
  expect(strange).toEqual([])
})

it('codes are cited in a form that this test can read', () => {
  expect(
    texts.flatMap(({ file, text }) => unreadableIn(text).map((form) => `${file}: ${form}`)),
  ).toEqual([])
})

it.each([
  ['S.120, cf43', 'a.ts', ['cf43']],
  ['Source: B.19.2, F3, F5, I6.', 'rules/black-jack/a.ts', ['F3', 'F5', 'I6']],
  ['G1–G3; H1 to H3 (C2)', 'rules/poker/a.ts', ['G1', 'G3', 'H1', 'H3', 'C2', 'G2', 'H2']],
  ['cf30–cf32', 'a.ts', ['cf30', 'cf32', 'cf31']],
  ['VI.5, E6.1 to E6.3', 'rules/poker/a.ts', ['E6']],
  ['cf43a and ch300', 'a.ts', ['cf43a', 'ch300']],
  ['B1.split.4, S.25a, T.5.2, A.1, on A6, an A5 sheet, `F1`, T1, 0xA1, #F3, @B2', 'a.ts', []],
])('reads the codes of «%s»', (text, file, codes) => {
  expect(codesIn(text, file).map(({ code }) => code)).toEqual(codes)
})

it.each([
  ['cf30–32', 'cf30–3'],
  ['A1, 2', 'A1, 2'],
  ['A1/A2', 'A1/A2'],
  ['ch3 and 4', 'ch3 and 4'],
  ['cf 43', 'cf 43'],
  ['Cf43', 'Cf43'],
])('finds «%s» unreadable', (text, form) => {
  expect(unreadableIn(text)).toEqual([form])
})

it('a letter belongs to the game of its room, and to no page in a room of several games', () => {
  const pageIn = (file: string) => codesIn('F3', file)[0]?.page
  expect(pageIn('rules/black-jack/play/a.ts')).toBe('black-jack')
  expect(pageIn('tests/rules/trente-et-quarante/a.test.ts')).toBe('trente-et-quarante')
  expect(pageIn('server/games/poker/a.ts')).toBe('poker')
  expect(pageIn('rules/banked/a.ts')).toBe('no page of this room')
  expect(codesIn('cf3', 'rules/poker/a.ts')[0]?.page).toBe('chemin-de-fer')
})
