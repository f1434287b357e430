import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitImbalance as splitImbalanceOfChips } from '@/rules/poker/16-tableau/split'
import { plainly } from '@/tests/support/plainly'

const splitImbalance = plainly(splitImbalanceOfChips)

/** The finals of players who drew 100 each and count these. */
const finals = (...counts: number[]) =>
  splitImbalance(counts.map((counted) => ({ drawn: 100, counted }))).settled.map((r) => r.final)

it('XVI.2 a supero goes to the losers in proportion to their losses', () => {
  // Losses 60 and 30, wins 60: thirty chips are left over, shared as twenty and ten.
  expect(finals(40, 70, 160)).toEqual([-40, -20, 60])
})

it('XVI.2 an ammanco falls on the winners in proportion to their winnings', () => {
  // Wins 60 and 30, losses 60: thirty chips are missing.
  expect(finals(160, 130, 40)).toEqual([40, 20, -60])
})

it('XVI.2 a player who broke even neither gives nor takes', () => {
  const { settled } = splitImbalance([
    { drawn: 100, counted: 100 },
    { drawn: 100, counted: 50 },
    { drawn: 100, counted: 140 },
  ])
  expect(settled[0]).toEqual({ result: 0, share: null, shareChips: 0, final: 0 })
})

it('XVI.2 finals sum to zero and no share exceeds its result, for any count', () => {
  const chips = fc.integer({ min: 0, max: 5000 })
  const row = fc.record({ drawn: chips, counted: chips })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 10 }), (rows) => {
      const { settled } = splitImbalance(rows)
      expect(settled.reduce((sum, { final }) => sum + final, 0)).toBe(0)
      for (const { result, shareChips } of settled) {
        expect(Math.abs(shareChips)).toBeLessThanOrEqual(Math.abs(result))
        expect(shareChips * result).toBeLessThanOrEqual(0)
      }
    }),
  )
})
