import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settle } from '@/rules/poker/12-showdown/settle'

const giro = ['anna', 'bruno', 'carla', 'dario']

describe('the middle, layer by layer (C3)', () => {
  it('XII.4 the best hand takes the pot and what was bet', () => {
    const settled = settle({
      pot: 10,
      put: { anna: 50, bruno: 50, carla: 20 },
      ranking: [['bruno'], ['anna']],
      giro,
    })
    expect(settled).toEqual({ claimed: true, won: { bruno: 130 }, returned: {} })
  })

  it('C3 who was short wins only what he covered; the rest goes to the best of the others', () => {
    const settled = settle({
      pot: 10,
      put: { anna: 100, bruno: 1000, carla: 1000 },
      ranking: [['anna'], ['carla'], ['bruno']],
      giro,
    })
    expect(settled).toEqual({ claimed: true, won: { anna: 310, carla: 1800 }, returned: {} })
  })

  it('C3 what nobody matched goes back to who put it, win or lose', () => {
    const settled = settle({
      pot: 10,
      put: { anna: 1000, bruno: 100 },
      ranking: [['bruno'], ['anna']],
      giro,
    })
    expect(settled).toEqual({ claimed: true, won: { bruno: 210 }, returned: { anna: 900 } })
  })

  it('equal winners share in equal parts, odd units to the first in the giro', () => {
    const settled = settle({
      pot: 11,
      put: { anna: 10, bruno: 10, dario: 10 },
      ranking: [['dario', 'anna', 'bruno']],
      giro,
    })
    expect(settled).toMatchObject({ won: { anna: 15, bruno: 13, dario: 13 } })
  })

  it('a side amount that nobody ranked may win is named, with who may', () => {
    const settled = settle({
      pot: 10,
      put: { anna: 100, bruno: 500, carla: 500 },
      ranking: [['anna']],
      giro,
    })
    expect(settled).toEqual({ claimed: false, chips: 800, contenders: ['bruno', 'carla'] })
  })

  it('a bare pot goes to its winner', () => {
    const settled = settle({ pot: 7, put: {}, ranking: [['carla']], giro })
    expect(settled).toEqual({ claimed: true, won: { carla: 7 }, returned: {} })
  })

  it('gives out exactly what went in, and nobody wins from another more than he put himself', () => {
    const chips = fc.nat(500)
    const middles = fc.tuple(
      chips,
      chips,
      chips,
      chips,
      chips,
      fc.shuffledSubarray(giro, { minLength: 4 }),
    )
    fc.assert(
      fc.property(middles, ([pot, anna, bruno, carla, dario, order]) => {
        const put = { anna, bruno, carla, dario }
        const settled = settle({ pot, put, ranking: order.map((of) => [of]), giro })
        if (!settled.claimed) throw new Error('everybody is ranked')
        const sum = (of: Readonly<Record<string, number>>) =>
          Object.values(of).reduce((total, part) => total + part, 0)
        expect(sum(settled.won) + sum(settled.returned)).toBe(pot + sum(put))
        for (const [member, part] of Object.entries(settled.won)) {
          const own = put[member as keyof typeof put]
          const most = Object.values(put).reduce((total, of) => total + Math.min(of, own), pot)
          expect(part).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})
