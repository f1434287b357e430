import { expect, it } from 'vitest'
import { binsOf } from '@/components/season/bins'
import { coursesOf } from '@/components/season/courses'
import { asChips } from '@/rules/kernel/chips'
import { csv, formOf } from '@/server/print/csv'
import { CLUB } from '../print/fixtures'

const told = (gaps: number[]) =>
  binsOf(gaps)
    .filter(({ count }) => count > 0)
    .map(({ from, to, count }) => `${from}..${to}: ${count}`)

it('imbalances fall into equal bins of a round width; balanced evenings have a bin of their own', () => {
  expect(told([0, 0, 20, -20, -10])).toEqual(['-20..-16: 1', '-10..-6: 1', '0..0: 2', '16..20: 1'])
  expect(told([0, 3, -1])).toEqual(['-1..-1: 1', '0..0: 1', '3..3: 1'])
  expect(told([])).toEqual([])
})

it('every evening is in one bin, whatever its imbalance', () => {
  for (const most of [1, 7, 99, 100, 101, 12_345]) {
    const gaps = Array.from({ length: 2 * most + 1 }, (_, n) => n - most)
    const counted = binsOf(gaps).reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBe(gaps.length)
  }
})

it('a member who stays away keeps the balance, and has none before the first evening', () => {
  const evening = (n: number) => ({ tableauId: `e${n}`, day: `2026-01-0${n}` })
  const alfa = { name: 'Alfa', course: [{ ...evening(1), balance: asChips(30) }] }
  const bravo = {
    name: 'Bravo',
    course: [
      { ...evening(2), balance: asChips(-10) },
      { ...evening(4), balance: asChips(5) },
    ],
  }
  const { days, courses } = coursesOf([alfa, bravo], [1, 2, 3, 4].map(evening))
  expect(days).toEqual(['2026-01-01', '2026-01-02', '2026-01-04'])
  expect(courses.map(({ values }) => values)).toEqual([
    [30, 30, 30],
    [null, -10, 5],
  ])
})

const ROWS = [
  ['Rossi, "Gigi"', { day: '2026-11-20' }, { chips: -1_250 }],
  ['=1+1', { day: '2026-11-27' }, { chips: 5 }],
]
const table = (language: 'it' | 'en' | null) =>
  csv(formOf({ ...CLUB, decimals: 2 }, language), ['member', 'date', 'imbalance'], ROWS)

it('a CSV cell is quoted where needed, and is never a formula', () => {
  expect(table(null).split('\r\n')).toEqual([
    '\uFEFFmember,date,imbalance',
    '"Rossi, ""Gigi""",2026-11-20,-12.50',
    "'=1+1,2026-11-27,0.05",
    '',
  ])
})

it('a CSV for the spreadsheet has the headings, the comma and the days of its language', () => {
  expect(table('it').split('\r\n')).toEqual([
    '\uFEFFSocio;Data;Supero (+) o ammanco (−)',
    '"Rossi, ""Gigi""";20/11/2026;-12,50',
    "'=1+1;27/11/2026;0,05",
    '',
  ])
  expect(table('en')).toContain('Member,Date,Supero (+) or ammanco (−)')
})
