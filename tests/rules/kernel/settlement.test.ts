import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import {
  type Balance,
  deskPayments as deskPaymentsOfChips,
  fewestPayments as fewestPaymentsOfChips,
  pairedOff,
} from '@/rules/kernel/settlement'
import { plainly } from '@/tests/support/plainly'

const fewestPayments = plainly(fewestPaymentsOfChips)
const deskPayments = plainly(deskPaymentsOfChips)

const balances = (of: Record<string, number>): Balance[] =>
  Object.entries(of).map(([member, chips]) => ({ member: asMember(member), chips: asChips(chips) }))

/** The same balances, as any parties have them. */
const parties = (all: readonly { member: string; chips: number }[]) =>
  all.map(({ member: party, chips }) => ({ party, chips: asChips(chips) }))

/** Random balances that sum to zero; many of them cancel in groups. */
const anyBalances = fc
  .array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 11 })
  .map((chips) => [...chips, -chips.reduce((sum, of) => sum + of, 0)])
  .map((chips) => chips.map((of, index) => ({ member: `m${index}`, chips: of })))

/** The fewest payments, found by trying every split into two: slow but certain. */
function fewestByTrying(open: readonly number[]): number {
  const left = open.filter((chips) => chips !== 0)
  if (left.length === 0) return 0
  const groups = (rest: readonly number[]): number => {
    let best = 1
    for (let subset = 1; subset < (1 << rest.length) - 1; subset++) {
      const one = rest.filter((_, i) => subset & (1 << i))
      if (one.reduce((a, b) => a + b, 0) !== 0 || !(subset & 1)) continue
      best = Math.max(best, 1 + groups(rest.filter((_, i) => !(subset & (1 << i)))))
    }
    return best
  }
  return left.length - groups(left)
}

describe('debtors paired with creditors', () => {
  it('keeps the order given on both sides', () => {
    expect(pairedOff(parties(balances({ b: -4, z: 3, a: -1, y: 2 })))).toEqual([
      { from: 'b', to: 'z', chips: 3 },
      { from: 'b', to: 'y', chips: 1 },
      { from: 'a', to: 'y', chips: 1 },
    ])
  })

  it('moves exactly what each owes or is owed, and settles one of the two with every payment', () => {
    fc.assert(
      fc.property(anyBalances, (open) => {
        const left = new Map(open.map(({ member, chips }) => [member, chips]))
        const pay = (member: string, chips: number) =>
          left.set(member, (left.get(member) ?? 0) + chips)
        for (const { from, to, chips } of pairedOff(parties(open))) {
          expect(chips).toBeGreaterThan(0)
          pay(from, chips)
          pay(to, -chips)
          expect([left.get(from), left.get(to)]).toContain(0)
        }
        expect([...left.values()].every((chips) => chips === 0)).toBe(true)
      }),
    )
  })
})

describe('settling between members', () => {
  it('two pairs that cancel settle with two payments', () => {
    expect(fewestPayments(balances({ a: -30, b: 10, c: 30, d: -10 }))).toEqual([
      { from: 'a', to: 'c', chips: 30 },
      { from: 'd', to: 'b', chips: 10 },
    ])
  })

  it('pays every balance exactly', () => {
    fc.assert(
      fc.property(anyBalances, (open) => {
        const left = new Map(open.map(({ member, chips }) => [member, chips]))
        for (const { from, to, chips } of fewestPayments(open)) {
          expect(chips).toBeGreaterThan(0)
          left.set(from, (left.get(from) ?? 0) + chips)
          left.set(to, (left.get(to) ?? 0) - chips)
        }
        expect([...left.values()].every((chips) => chips === 0)).toBe(true)
      }),
    )
  })

  it('needs no more payments than the best solution found by trying everything', () => {
    const few = anyBalances.filter((open) => open.length <= 8)
    fc.assert(
      fc.property(few, (open) => {
        const best = fewestByTrying(open.map(({ chips }) => chips))
        expect(fewestPayments(open)).toHaveLength(best)
      }),
    )
  })

  it('does not depend on the order of the sheet', () => {
    fc.assert(
      fc.property(anyBalances, (open) => {
        expect(fewestPayments([...open].reverse())).toEqual(fewestPayments(open))
      }),
    )
  })

  it('settles twenty members with at most nineteen payments', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ member: `m${i}`, chips: i - 9.5 }))
    const open = many.map(({ member, chips }) => ({ member, chips: chips * 2 }))
    expect(fewestPayments(open).length).toBeLessThanOrEqual(19)
  })

  it('refuses balances that do not sum to zero', () => {
    expect(() => fewestPayments(balances({ a: 1 }))).toThrow(RangeError)
  })

  it('through the desk losers pay first and winners are paid, once each', () => {
    expect(deskPayments(balances({ a: 5, b: -8, c: 0, d: 3 }), 'desk')).toEqual([
      { from: 'b', to: 'desk', chips: 8 },
      { from: 'desk', to: 'a', chips: 5 },
      { from: 'desk', to: 'd', chips: 3 },
    ])
  })
})
