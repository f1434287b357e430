import { expect, it } from 'vitest'
import { z } from 'zod'
import { Amount } from '@/rules/kernel/amount'
import { asChips } from '@/rules/kernel/chips'
import { chips, count, dated, settingsInUnit } from '@/rules/kernel/settings'
import { MOST_DECIMALS, unitWith } from '@/rules/kernel/unit'

it('a club’s unit is as many chips as its decimals say, and no other is taken for one chip', () => {
  expect([0, 1, MOST_DECIMALS, 3].map(unitWith)).toEqual([1, 10, 100, 1_000])
  expect(() => unitWith(4)).toThrow(RangeError)
})

it('amounts of a unit become chips, dated ones too, and the others stay', () => {
  const ceilings = [{ from: '2004-06-11', chips: asChips(50) }]
  const groups = {
    one: { step: chips('1', Amount), packs: count('2', [4, 8], 6) },
    two: { gap: chips('3', Amount.nullable()), ceilings: dated('4', 2, z.array(z.unknown())) },
  }
  const settings = { step: asChips(2), packs: 6, gap: null, ceilings }
  expect(settingsInUnit(groups, settings, 100)).toEqual({
    ...{ step: 200, packs: 6, gap: null },
    ceilings: [{ from: '2004-06-11', chips: 5_000 }],
  })
})
