import { expect, it } from 'vitest'
import { binsOf } from '@/components/season/bins'
import { coursesOf } from '@/components/season/courses'
import { asChips } from '@/rules/kernel/chips'
import { csv } from '@/server/doors/csv'

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

it('a CSV cell is quoted where needed, and is never a formula', () => {
  const text = csv(
    ['member', 'balance'],
    [
      ['Rossi, "Gigi"', '-12.50'],
      ['=1+1', '5'],
    ],
  )
  expect(text).toBe('\uFEFFmember,balance\r\n"Rossi, ""Gigi""",-12.50\r\n\'=1+1,5\r\n')
})
