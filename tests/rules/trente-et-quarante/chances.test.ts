import { expect, it } from 'vitest'
import { added, asNumber, NOTHING } from '@/rules/kernel/fraction'
import { FULL_TAGLIA } from '@/rules/trente-et-quarante/chances/full'
import { colpoChances, houseShare, worthInPrison } from '@/rules/trente-et-quarante/chances/house'
import { jointChances, packetOf, rowChances, TOTALS } from '@/rules/trente-et-quarante/chances/rows'
import { Settings } from '@/rules/trente-et-quarante/settings'

/** Worked out by the first test that asks: loading the file costs nothing. */
let exact: ReturnType<typeof jointChances> | undefined
const joint = () => {
  exact ??= jointChances()
  return exact
}
const chances = () => colpoChances(joint())

it('T.3.3 the chances of a row from six packs sum to one exactly, and 31 is the likeliest', () => {
  const row = rowChances()
  expect([...row.values()].reduce(added, NOTHING)).toEqual({ over: 1n, under: 1n })
  const numbers = TOTALS.map((total) => asNumber(row.get(total) ?? NOTHING))
  expect([...numbers].sort((a, b) => b - a)).toEqual(numbers)
})

it('T.3.1 the table of both rows sums to one, is the same either way, and has the row’s own chances at its edge', () => {
  const all = joint()
    .flat()
    .reduce((sum, chance) => sum + chance, 0)
  expect(Math.abs(all - 1)).toBeLessThan(1e-12)
  const row = rowChances()
  for (const [at, total] of TOTALS.entries()) {
    const edge = (joint()[at] ?? []).reduce((sum, chance) => sum + chance, 0)
    expect(Math.abs(edge - asNumber(row.get(total) ?? NOTHING))).toBeLessThan(1e-13)
    for (const other of TOTALS.keys())
      expect(Math.abs((joint()[at]?.[other] ?? 0) - (joint()[other]?.[at] ?? 1))).toBeLessThan(
        1e-15,
      )
  }
})

it('T.3.2 a packet of six packs has 96 cards of ten and 24 of each other value', () => {
  expect(packetOf({})).toEqual({
    points: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    counts: [24, 24, 24, 24, 24, 24, 24, 24, 24, 96],
    size: 312,
  })
})

it('T.5.1 T.5.2 a colpo is null about once in eleven and goes to prison about once in forty-six', () => {
  expect(chances().wins).toBeCloseTo(chances().loses, 14)
  expect(chances().null).toBeGreaterThan(0.08)
  expect(chances().null).toBeLessThan(0.09)
  expect(chances().refait).toBeGreaterThan(0.021)
  expect(chances().refait).toBeLessThan(0.0225)
  expect(chances().wins + chances().loses + chances().null + chances().refait).toBeCloseTo(1, 12)
})

it('T.5.1 T.5.2 the chances written down for a full taglia are those of the table of both rows', () => {
  const found = chances()
  for (const key of ['wins', 'loses', 'null', 'refait'] as const)
    expect(Math.abs(FULL_TAGLIA[key] - found[key])).toBeLessThan(1e-15)
})

it('T.5.2 B2 dividing, one prison and a prison that stays are worth a half; a fatal or a nested one less', () => {
  const worth = (custom: Partial<Settings>) =>
    worthInPrison(chances(), { ...Settings.parse({}), ...custom })
  expect(worth({ zero: 'prison', again: 'divide' })).toBeCloseTo(0.5, 12)
  expect(worth({ zero: 'prison', again: 'stay' })).toBeCloseTo(0.5, 12)
  const lost = worth({ zero: 'prison', again: 'lost' })
  const two = worth({ zero: 'nested', deepest: 2 })
  const endless = worth({ zero: 'nested', deepest: 0 })
  expect(lost).toBeLessThan(two)
  expect(two).toBeLessThan(endless)
  expect(endless).toBeLessThan(0.5)
  expect(worth({ zero: 'nested', deepest: 1 })).toBeCloseTo(lost, 12)
})

it('T.6.1 an insured stake costs its premium in each colpo that is decided, and a premium taken on null costs more', () => {
  const custom = Settings.parse({})
  const { left, withdrawn, insured } = houseShare(chances(), custom)
  expect(left).toBeCloseTo(withdrawn, 12)
  expect(insured).toBeCloseTo(0.01 * (1 - chances().null), 14)
  expect(insured).toBeLessThan(left)
  expect(houseShare(chances(), { ...custom, premiumOnNull: 'taken' }).insured).toBe(0.01)
})

it('T.3.3 with nothing but fives left each row makes 35', () => {
  const only = {
    A: 24,
    2: 24,
    3: 24,
    4: 24,
    6: 24,
    7: 24,
    8: 24,
    9: 24,
    10: 24,
    J: 24,
    Q: 24,
    K: 24,
  }
  const at = TOTALS.indexOf(35)
  expect(jointChances(only)[at]?.[at]).toBeCloseTo(1, 12)
  expect(asNumber(rowChances(only).get(35) ?? NOTHING)).toBe(1)
})
