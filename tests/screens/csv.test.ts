import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { csvField } from '@/components/admin/members/csv'
import { csv, formOf } from '@/server/print/csv'

it.each([
  ['Demo Alfa', 'Demo Alfa'],
  ['Neri, "il Lungo"', '"Neri, ""il Lungo"""'],
  ['=1+1', "'=1+1"],
  ['+39', "'+39"],
  ['-1', "'-1"],
  ['@SUM(1,2)', '"\'@SUM(1,2)"'],
])('the list of passwords writes %s so that a spreadsheet does not compute it', (text, written) => {
  expect(csvField(text)).toBe(written)
})

/** Texts that carry a formula where a spreadsheet may begin a cell, whichever separator it was told. */
const FORMULAS = ['=', '+', '-', '@', '\t', '\r', '＝'].flatMap((begin) =>
  ['', ' ', 'Sera,', 'Sera; ', 'Sera\t', 'Sera;"', 'Sera,\r\n'].map(
    (before) => `${before}${begin}1+1`,
  ),
)

describe('a spreadsheet computes no text of a table, whatever separator it was told', () => {
  const club = { slug: 'x', name: 'X', shortName: 'X', unit: null, decimals: 0, timeZone: 'UTC' }
  const reading = {
    relaxQuotes: true,
    relaxColumnCount: true,
    recordDelimiter: ['\r\n', '\n', '\r'],
  }
  const seen = (file: string) =>
    [',', ';', '\t'].flatMap(
      (delimiter) => parse(file, { ...reading, delimiter }).flat() as string[],
    )
  const isFormula = (cell: string) =>
    /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && Number.isNaN(Number(cell))

  it.each([null, 'it', 'en'] as const)('in the form %s', (language) => {
    const form = formOf(club, language)
    const rows = FORMULAS.map((text) => [{ day: '2026-11-20' }, text, -5])
    expect(seen(csv(form, ['date', 'evening', 'sum'], rows)).filter(isFormula)).toEqual([])
  })

  it('nor in the list of passwords', () => {
    const lines = FORMULAS.map((text) => ['1', text, 'x'].map(csvField).join(','))
    expect(seen(`${lines.join('\r\n')}\r\n`).filter(isFormula)).toEqual([])
  })
})
