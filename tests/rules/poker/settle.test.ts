import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  settleMiddle as settleMiddleOfChips,
  unmatched as unmatchedOfChips,
} from '@/rules/poker/colpo/settle'
import type { Put } from '@/rules/poker/state/colpo'
import { plainly } from '@/tests/support/plainly'
import { cases } from '../../support/generated'

const settleMiddle = plainly(settleMiddleOfChips)
const unmatched = plainly(unmatchedOfChips)

const giro = ['anna', 'bruno', 'carla', 'dario']

/** The same by hand: every unit goes to those who may win it, and each group's heap is shared at the end. */
function unitByUnit(pot: number, put: Record<string, number>, ranking: string[][]) {
  const heaps = new Map<string, number>()
  const lay = (contenders: string[], chips: number) => {
    const group = ranking.find((members) => members.some((of) => contenders.includes(of))) ?? []
    const company = giro.filter((of) => group.includes(of) && contenders.includes(of)).join()
    heaps.set(company, (heaps.get(company) ?? 0) + chips)
  }
  lay(giro, pot)
  for (let unit = 1; unit <= Math.max(...Object.values(put)); unit++) {
    const contenders = giro.filter((of) => (put[of] ?? 0) >= unit)
    if (contenders.length > 1) lay(contenders, contenders.length)
  }
  const won: Record<string, number> = {}
  for (const [company, chips] of heaps) {
    const members = company.split(',')
    const odd = chips % members.length
    members.forEach((of, index) => {
      const part = (chips - odd) / members.length + (index === 0 ? odd : 0)
      if (part > 0) won[of] = (won[of] ?? 0) + part
    })
  }
  return won
}

const byName = (puts: readonly Put[]) => puts.map(({ member, chips }) => [member, chips] as const)

describe('the chips in the middle, layer by layer (C3)', () => {
  /** The chips that each wins of the middle, in the order of the giro. */
  const won = (pot: number, put: Record<string, number>, ...ranking: string[][]) => {
    const settled = settleMiddle({ pot, put, ranking, giro })
    if (!settled.claimed) throw new Error('everybody is ranked')
    return byName(settled.won)
  }

  it('XII.4 the best hand takes the pot and the bets', () => {
    const put = { anna: 50, bruno: 50, carla: 20 }
    expect(won(10, put, ['bruno'], ['anna'])).toEqual([['bruno', 130]])
  })

  it('C3 a player who was short wins only the amount they covered; the rest goes to the best of the others', () => {
    expect(
      won(10, { anna: 100, bruno: 1000, carla: 1000 }, ['anna'], ['carla'], ['bruno']),
    ).toEqual([
      ['anna', 310],
      ['carla', 1800],
    ])
  })

  it('equal winners share in equal parts; odd units go to the first in the giro', () => {
    expect(won(11, { anna: 10, bruno: 10, dario: 10 }, ['dario', 'anna', 'bruno'])).toEqual([
      ['anna', 15],
      ['bruno', 13],
      ['dario', 13],
    ])
  })

  it('C3 equal winners of the pot and of a folded player’s stake have the odd unit once', () => {
    expect(won(5, { anna: 10, bruno: 10, carla: 5 }, ['bruno', 'anna'])).toEqual([
      ['anna', 15],
      ['bruno', 15],
    ])
  })

  it('a bare pot goes to its winner', () => {
    expect(won(7, {}, ['carla'])).toEqual([['carla', 7]])
  })

  it('C3 an unmatched amount goes back to its player, win or lose', () => {
    const put = { anna: 1000, bruno: 100 }
    expect(unmatched(put)).toEqual({ member: 'anna', chips: 900 })
    expect(won(10, put, ['bruno'], ['anna'])).toEqual([['bruno', 210]])
  })

  it('C3 winners of any number of layers have equal parts of all they win together, and odd units go to the first', () => {
    const chips = fc.nat(12)
    const groups = fc.uniqueArray(fc.constantFrom(...giro), { minLength: 1 })
    const middles = fc.tuple(fc.nat(20), chips, chips, chips, chips, groups)
    fc.assert(
      fc.property(middles, ([pot, anna, bruno, carla, dario, best]) => {
        const put = { anna, bruno, carla, dario }
        const others = giro.filter((of) => !best.includes(of))
        const ranking = others.length > 0 ? [best, others] : [best]
        const settled = settleMiddle({ pot, put, ranking, giro })
        if (!settled.claimed) throw new Error('everybody is ranked')
        const paid = byName(settled.won).filter(([, part]) => part > 0)
        expect(Object.fromEntries(paid)).toEqual(unitByUnit(pot, put, ranking))
      }),
      { numRuns: cases(500) },
    )
  })

  it('a side amount without a ranked contender is named, with the players who may win it', () => {
    const settled = settleMiddle({
      pot: 10,
      put: { anna: 100, bruno: 500, carla: 500 },
      ranking: [['anna']],
      giro,
    })
    expect(settled).toEqual({ claimed: false, chips: 800, contenders: ['bruno', 'carla'] })
  })

  it('gives out exactly the chips that went in, and nobody wins from another more than they put in themselves', () => {
    const chips = fc.nat(500)
    const order = fc.shuffledSubarray(giro, { minLength: 4 })
    const middles = fc.tuple(chips, chips, chips, chips, chips, order)
    fc.assert(
      fc.property(middles, ([pot, anna, bruno, carla, dario, order]) => {
        const put = { anna, bruno, carla, dario }
        const settled = settleMiddle({ pot, put, ranking: order.map((of) => [of]), giro })
        if (!settled.claimed) throw new Error('everybody is ranked')
        const sum = (of: Readonly<Record<string, number>>) =>
          Object.values(of).reduce((total, part) => total + part, 0)
        const back = unmatched(put)?.chips ?? 0
        expect(sum(Object.fromEntries(byName(settled.won))) + back).toBe(pot + sum(put))
        for (const [member, part] of byName(settled.won)) {
          const own = put[member as keyof typeof put]
          const most = Object.values(put).reduce((total, of) => total + Math.min(of, own), pot)
          expect(part).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})
