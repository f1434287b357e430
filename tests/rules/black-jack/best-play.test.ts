import { describe, expect, it } from 'vitest'
import { bancoFinals, FINALS, insuranceExpectation } from '@/rules/black-jack/chances/banco'
import { insuranceEdge } from '@/rules/black-jack/chances/full'
import { BestPlay } from '@/rules/black-jack/chances/play'
import { asNumber } from '@/rules/kernel/fraction'
import { deals, less, meanOf, shoeOf } from './support/clerk'

describe('the best play against one card of the banco is that of a clerk who draws every card', () => {
  const HANDS = [
    ...[
      [10, 6],
      [10, 10],
      [8, 8],
      [1, 10],
      [5, 6],
      [1, 1],
    ],
    ...[
      [9, 9],
      [7, 7],
      [10, 2],
      [4, 5],
      [1, 8],
    ],
  ]

  it.each([10])(
    'B.5.2 B.8.1 B.10.1 B.11.1 B.11.4 B.13.4 to B.13.9: two cards against %i, from four packs',
    (up) => {
      const shoe = less(shoeOf(4), up)
      const mine = new BestPlay(up, { packs: 4, softDoubling: true })
      for (const hand of HANDS) {
        const { one, manos } = deals(shoe, up, hand)
        const found = mine.dealt(hand)
        expect(Math.abs(found.mean - manos * meanOf(one)), `${hand}`).toBeLessThan(1e-9)
        // The chips won with each of the banco's hands, in the order of its names.
        const points = [17, 18, 19, 20, 21, 21.5, 0]
        for (const [at, point] of points.entries()) {
          const due = meanOf(one.filter((its) => its.point === point))
          expect(Math.abs((found.by[at] ?? 0) - manos * due), `${hand} ${point}`).toBeLessThan(1e-9)
        }
        if (manos === 2) continue
        const square = one.reduce((sum, { chance, won }) => sum + chance * won * won, 0)
        expect(Math.abs(found.square - square), `${hand}`).toBeLessThan(1e-9)
      }
    },
  )

  it('B.25 B.7.2 the banco’s final hands are those of the rules’ own enumeration', () => {
    const exact = bancoFinals('10', { packs: 6, out: { 10: 1 } })
    const mine = new BestPlay(10, { packs: 6, softDoubling: true }).finals([])
    for (const [at, final] of FINALS.entries())
      expect(Math.abs((mine[at] ?? 0) - asNumber(exact[final]))).toBeLessThan(1e-12)
  })

  it('B.13.1 B.13.2 an insurance of one chip costs what the rules’ own enumeration says', () => {
    for (const packs of [4, 5, 6, 7, 8]) {
      const { mean, variance } = insuranceEdge(packs)
      expect(mean + asNumber(insuranceExpectation({ packs, out: { A: 1 } }))).toBeCloseTo(0, 12)
      const lost = (16 * packs) / (52 * packs - 1)
      expect(variance).toBeCloseTo(4 * lost + (1 - lost) - mean * mean, 12)
    }
  })
})
