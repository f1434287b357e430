import { describe, expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { gapOf as gapOfChips } from '@/rules/kernel/club/counting'
import { asMember } from '@/rules/kernel/ids'
import { shareSum as shareSumOfChips } from '@/rules/kernel/imbalance'
import { splitImbalance } from '@/rules/poker/16-tableau/split'
import {
  drawsOf as drawsOfChips,
  totals,
  wholeGap as wholeGapOfChips,
} from '@/rules/poker/16-tableau/sums'
import type { TableauRow } from '@/rules/poker/state/tableau'
import { plainly } from '@/tests/support/plainly'

const wholeGap = plainly(wholeGapOfChips)
const gapOf = plainly(gapOfChips)
const drawsOf = plainly(drawsOfChips)
const shareSum = plainly(shareSumOfChips)

const PLAYERS = [
  { member: asMember('alfa'), drawn: asChips(300), counted: asChips(1) },
  { member: asMember('bravo'), drawn: asChips(100), counted: asChips(46) },
  { member: asMember('charlie'), drawn: asChips(100), counted: asChips(125) },
]

function sheet(): { rows: TableauRow[]; imbalance: number } {
  const { imbalance, settled } = splitImbalance(PLAYERS)
  const rows = PLAYERS.flatMap((player, index) => {
    const share = settled[index]
    return share ? [{ ...player, casse: [], ...share }] : []
  })
  return { rows, imbalance }
}

describe('the tableau that explains itself', () => {
  it('XVI.1 the sums of a sheet are those of its columns', () => {
    const { rows } = sheet()
    const sumOf = (pick: (row: TableauRow) => number) =>
      rows.reduce((sum, row) => sum + pick(row), 0)
    expect(totals({ rows })).toEqual({
      drawn: 500,
      counted: 172,
      result: sumOf(({ result }) => result),
      share: sumOf(({ shareChips }) => shareChips),
      final: sumOf(({ final }) => final),
    })
    expect(totals({ rows }).result).toBe(-328)
  })

  it('XVI.2 the sum shown for a share gives the chips shared', () => {
    const { rows, imbalance } = sheet()
    const sums = rows.map((row) => shareSum(row, imbalance))
    expect(sums[0]).toMatchObject({ amount: 328, weight: 299, total: 353 })
    expect(sums[2]).toBeNull()
    for (const sum of sums)
      if (sum) {
        expect(sum.whole * sum.total + sum.rest).toBe(sum.amount * sum.weight)
        expect([sum.whole, sum.whole + 1]).toContain(sum.chips)
      }
  })

  it('XVI.2 balances sum to zero, and shares to the imbalance', () => {
    const { rows, imbalance } = sheet()
    expect(totals({ rows })).toMatchObject({ drawn: 500, counted: 172, share: imbalance, final: 0 })
  })

  it('XVI.1 a correction does not count as another draw from the cashier', () => {
    const cassa = (reason: 'entrata' | 'passata' | 'correzione') => ({ chips: 100, at: 0, reason })
    expect(drawsOf([cassa('entrata'), cassa('passata'), cassa('correzione')])).toBe(2)
  })
})

describe('the count', () => {
  const line = (counted: number | null) => ({ counted })

  it('M1 chips missing from the table read as a gap below zero', () => {
    expect(wholeGap([line(90), line(100)], 200)).toBe(-10)
  })

  it('M5 the gap of the whole table is unknown before everybody is counted', () => {
    expect(wholeGap([line(90), line(null)], 200)).toBeNull()
  })
})

it('M1 a gap is the counted chips less the expected ones, and unknown while either is', () => {
  expect(gapOf(100, 90)).toBe(-10)
  expect(gapOf(null, 90)).toBeNull()
  expect(gapOf(100, null)).toBeNull()
})
