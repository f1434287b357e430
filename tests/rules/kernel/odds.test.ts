import { describe, expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import {
  LEAST_WEIGHING,
  NO_ROUNDS,
  type OddsRound,
  sigmasOf,
  sumWith,
  weighing,
} from '@/rules/kernel/odds'
import { OddsTables } from '@/rules/kernel/oddsTables'

/** A round of an even chance for these chips, as a table ends it. */
const round = (serial: number, won: number, laid = Math.abs(won)): OddsRound => ({
  ...{ serial, at: serial, position: serial, laid: asChips(laid), won: asChips(won) },
  ...{ mean: 0, variance: laid * laid, parts: [] },
})

/** The table after rounds with these results. */
function played(results: readonly number[]) {
  const tables = new OddsTables<null>()
  tables.open('T1', 1, null)
  for (const [at, won] of results.entries()) tables.step('T1', 'ended', null, round(at + 1, won))
  const [table] = tables.all()
  if (!table) throw new Error('the table was opened')
  return table
}

const even = (rounds: number) => played(Array.from({ length: rounds }, () => 10)).sum

describe('K.3 rounds beside their chances', () => {
  it('says how far a result lies from thirty equal rounds on, and not before', () => {
    expect(sigmasOf(even(LEAST_WEIGHING - 1))).toBeNull()
    expect(sigmasOf(even(LEAST_WEIGHING))).toBeCloseTo(Math.sqrt(LEAST_WEIGHING), 9)
  })

  it('weighs one large stake among many small ones as little more than one round', () => {
    const large = played([1_000]).sum
    expect(weighing(sumWith(even(100), large))).toBeLessThan(1.1)
    expect(weighing(even(100))).toBeCloseTo(100, 9)
    expect(weighing(NO_ROUNDS)).toBe(0)
  })

  it('names the furthest rounds first, and of equal ones the earliest', () => {
    const { furthest } = played([10, -30, 20, 30, -20, 30, 5])
    expect(furthest(4).map(({ serial, won }) => [serial, won])).toEqual([
      [2, -30],
      [4, 30],
      [6, 30],
      [3, 20],
    ])
  })

  it('keeps every round of a long day, and takes the latest ones back', () => {
    const tables = new OddsTables<number>()
    tables.open('T1', 1, 0)
    for (let serial = 1; serial <= 400; serial++)
      tables.step('T1', 'ended', serial, round(serial, 10))
    tables.back('T1', ['ended', 'ended', 'other'])
    expect(tables.state('T1')).toBe(398)
    tables.correct('T1', 398, (was) => ({ ...was, won: asChips(-10) }))
    tables.correct('T1', 999, (was) => was)
    tables.back('T1', ['ended'])
    expect(tables.state('T1')).toBe(398)
    const [table] = tables.all()
    expect(table?.sum).toMatchObject({ rounds: 398, won: 397 * 10 - 10 })
    expect(table?.course(4).map(({ rounds }) => rounds)).toEqual([0, 100, 199, 299, 398])
  })
})
