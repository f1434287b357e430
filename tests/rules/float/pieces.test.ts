import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxChange } from '@/rules/float/pieces/change'
import { leastPieces } from '@/rules/float/pieces/least'
import {
  countsIn,
  hasPieces,
  numberOf,
  type Pieces,
  withoutPieces,
  withPieces,
  worthOf,
} from '@/rules/float/pieces/pieces'
import {
  FLOAT_PROFILES,
  FloatSettings,
  floatInUnit,
  listOf,
  nominalOf,
} from '@/rules/float/settings'
import { asChips } from '@/rules/kernel/chips'

const DENOMINATIONS = [1, 2, 5, 7, 10, 20, 50]

/** A small float of any denominations, often short of some. */
const floats = fc
  .array(fc.tuple(fc.constantFrom(...DENOMINATIONS), fc.integer({ min: 1, max: 4 })), {
    maxLength: 5,
  })
  .map((list): Pieces => Object.fromEntries(list.map(([value, count]) => [String(value), count])))

/** Every choice of these pieces, largest denominations first and more of them before fewer. */
function choices(held: Pieces): Pieces[] {
  let all: Pieces[] = [{}]
  for (const [value, count] of countsIn(held))
    all = all.flatMap((chosen) =>
      Array.from({ length: count + 1 }, (_, less) =>
        count === less ? chosen : { ...chosen, [value]: count - less },
      ),
    )
  return all
}

/** The fewest pieces by trying all of them; the first of equal counts has more of the large ones. */
const bruteForce = (sum: number, held: Pieces): Pieces | null =>
  choices(held)
    .filter((chosen) => worthOf(chosen) === sum)
    .reduce<Pieces | null>(
      (best, one) => (best === null || numberOf(one) < numberOf(best) ? one : best),
      null,
    )

describe('the fewest pieces', () => {
  it('V.cagnotte-pieces ch11 the fewest that make the sum exactly, more of the large ones when equal', () => {
    fc.assert(
      fc.property(floats, fc.integer({ min: 0, max: 200 }), (held, sum) => {
        expect(leastPieces(asChips(sum), held)).toEqual(bruteForce(sum, held))
      }),
    )
  })

  it('V.cagnotte-pieces largest first alone would fail: 60 without 50 and 10', () => {
    expect(leastPieces(asChips(60), { '50': 1, '20': 3 })).toEqual({ '20': 3 })
    expect(leastPieces(asChips(60), { '50': 1, '20': 2 })).toBeNull()
  })

  it('V.cagnotte-pieces a sum of a whole float is made of it, and no more than it is', () => {
    const list = listOf(FLOAT_PROFILES.venezia)
    expect(leastPieces(asChips(300_000), list)).toEqual(list)
    expect(leastPieces(asChips(300_001), list)).toBeNull()
    expect(numberOf(leastPieces(asChips(299_999), list) ?? {})).toBeGreaterThan(600)
  })
})

describe('the tax in one change', () => {
  it('V.cagnotte-pieces chr1 the change is exact, and every piece is there', () => {
    fc.assert(
      fc.property(floats, floats, fc.integer({ min: 1, max: 100 }), (float, winner, tax) => {
        const pays = taxChange(asChips(tax), float, winner)
        if (!pays) return
        const { box, taken, rest } = pays
        expect(worthOf(box)).toBe(tax)
        expect(worthOf(taken) - worthOf(rest)).toBe(tax)
        expect(hasPieces(winner, taken)).toBe(true)
        const after = withoutPieces(withPieces(float, taken), withPieces(box, rest))
        expect(Object.values(after).every((count) => count >= 0)).toBe(true)
        expect(worthOf(after)).toBe(worthOf(float))
      }),
    )
  })

  it('V.cagnotte-pieces chr1 where the float cannot make the tax, the winner’s own piece helps', () => {
    const float = { '10': 7 }
    expect(taxChange(asChips(15), float, { '100': 1 })).toBeNull()
    expect(taxChange(asChips(15), float, { '20': 1, '5': 1 })).toEqual({
      box: { '10': 1, '5': 1 },
      taken: { '20': 1, '5': 1 },
      rest: { '10': 1 },
    })
  })
})

it('V.float ch15 the profiles are in the club’s unit: where it has cents a piece of 500 is 50,000', () => {
  for (const [house, profile] of Object.entries(FLOAT_PROFILES)) {
    const settings = FloatSettings.parse({ ...profile, deskList: profile.list })
    const inCents = floatInUnit(settings, 100)
    expect(nominalOf(inCents), house).toBe(100 * nominalOf(settings))
    expect(inCents.deskList).toEqual(inCents.list)
    expect(numberOf(listOf(inCents))).toBe(numberOf(listOf(settings)))
    expect(inCents.identifyFrom).toBe(200_000)
    expect(inCents.cashLimits.map(({ chips }) => chips / 100)).toEqual(
      settings.cashLimits.map(({ chips }) => chips),
    )
    expect(floatInUnit(settings, 1)).toEqual(settings)
  }
})
