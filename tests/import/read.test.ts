import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEvenings } from '@/server/imports/read'

const HEAD = 'evening,date,member,cassa,final_resto'
const CLUB = { decimals: 0, today: '2026-11-20' }
const read = (text: string, club = CLUB) => readEvenings(Buffer.from(text), club)
/** Each error as `line code`. */
const wrong = (...lines: string[]) => told(read([HEAD, ...lines].join('\n')))
const told = ({ errors }: ReturnType<typeof read>) => errors.map((e) => `${e.line} ${e.code}`)

const FINE = ['1,2026-01-02,A1,100,150', '1,2026-01-02,A2,100,50']

it('twenty real evenings are read whole', () => {
  const { evenings, errors } = readEvenings(readFileSync('tests/import/evenings.csv'), CLUB)
  expect(errors).toEqual([])
  expect(evenings).toHaveLength(20)
  expect(evenings.reduce((sum, { players }) => sum + players.length, 0)).toBe(126)
})

it('a spreadsheet’s habits are accepted: BOM, semicolons, CRLF, blank lines', () => {
  const { evenings, errors } = read(
    `\uFEFF${[HEAD, ...FINE, '', ''].join('\r\n').replaceAll(',', ';')}`,
  )
  expect(errors).toEqual([])
  expect(evenings).toEqual([
    {
      key: '1',
      day: '2026-01-02',
      line: 2,
      players: [
        { card: 'A1', drawn: 100, counted: 150, line: 2 },
        { card: 'A2', drawn: 100, counted: 50, line: 3 },
      ],
    },
  ])
})

it('amounts are in the club’s unit, with as many decimals as the club has', () => {
  const line = '1,2026-01-02,A1,12.50,30'
  const other = '1,2026-01-02,A2,20,2.50'
  const { evenings } = read([HEAD, line, other].join('\n'), { ...CLUB, decimals: 2 })
  expect(evenings[0]?.players[0]).toMatchObject({ drawn: 1250, counted: 3000 })
  expect(wrong(line, '1,2026-01-02,A2,20,2')).toEqual(['2 too-fine'])
})

describe('a wrong file is refused whole, with the place of the error', () => {
  it.each([
    ['text for a number', ['1,2026-01-02,A1,cento,150', FINE[1]], ['2 not-a-number']],
    ['a negative cassa', [FINE[0], '1,2026-01-02,A2,-100,50'], ['3 negative']],
    ['a negative resto', [FINE[0], '1,2026-01-02,A2,100,-1'], ['3 negative']],
    ['a player without cassa', [FINE[0], '1,2026-01-02,A2,0,50'], ['3 no-cassa']],
    ['an absurd amount', [FINE[0], '1,2026-01-02,A2,99999999999999999999,5'], ['3 absurd-amount']],
    ['an exponent', [FINE[0], '1,2026-01-02,A2,1e3,5'], ['3 not-a-number']],
    ['the same member twice', [...FINE, '1,2026-01-02,A1,20,20'], ['4 member-twice']],
    ['two dates for one evening', [...FINE, '1,2026-01-03,A3,20,20'], ['4 two-dates']],
    ['a day the calendar lacks', [FINE[0], '1,2026-02-30,A2,100,50'], ['3 bad-date']],
    ['another form of date', [FINE[0], '1,02/01/2026,A2,100,50'], ['3 bad-date']],
    ['a day to come', ['1,2026-11-21,A1,1,1', '1,2026-11-21,A2,1,1'], ['2', '3']],
    ['a cell too few', [FINE[0], '1,2026-01-02,A2,100'], ['3 ragged']],
    ['a cell too many', [FINE[0], `${FINE[1]},7`], ['3 ragged']],
    ['no member', [FINE[0], '1,2026-01-02,,100,50'], ['3 bad-member']],
    ['a formula for a member', [FINE[0], '1,2026-01-02,=A1,100,50'], ['3 bad-member']],
    ['an evening of one', [...FINE, '2,2026-01-09,A1,100,100'], ['4 too-few-players']],
    ['a quote that never closes', [FINE[0], '1,2026-01-02,"A2,100,50'], ['3 bad-quotes']],
  ])('%s', (_, lines, expected) => {
    const errors = wrong(...lines.filter((line) => line !== undefined))
    expect(errors).toHaveLength(expected.length)
    for (const [index, start] of expected.entries()) expect(errors[index]).toMatch(start)
    expect(read([HEAD, ...lines].join('\n')).evenings).toEqual([])
  })

  it('every wrong line is reported, not only the first', () => {
    expect(wrong('1,2026-01-02,A1,x,y', '1,soon,A2,-1,0', '1,2026-01-02')).toEqual([
      '2 not-a-number',
      '2 not-a-number',
      '3 bad-date',
      '3 negative',
      '4 ragged',
    ])
  })

  it('an empty file, a header alone, another header', () => {
    expect(told(read(''))).toEqual(['0 empty'])
    expect(told(read(`${HEAD}\n`))).toEqual(['0 empty'])
    expect(told(read(`name,age\n${FINE[0]}`))).toEqual(['1 bad-header'])
  })

  it('letters that are not UTF-8, at their line; UTF-16; a binary', () => {
    const latin1 = Buffer.from(`${HEAD}\n1,2026-01-02,Niccol\u00f2,100,150\n`, 'latin1')
    expect(told(readEvenings(latin1, CLUB))).toEqual(['2 not-utf8'])
    const utf16 = Buffer.from(`\uFEFF${HEAD}`, 'utf16le')
    expect(told(readEvenings(utf16, CLUB))).toEqual(['1 not-utf8'])
    expect(told(readEvenings(Buffer.from('PK\u0003\u0004\u0000\u0000'), CLUB))).toEqual([
      '1 not-utf8',
    ])
  })

  it('fifty megabytes are refused before any of it is read', () => {
    const big = Buffer.alloc(50_000_000, 'a')
    expect(told(readEvenings(big, CLUB))).toEqual(['0 file-too-large'])
  })
})
