import { expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { amountsIn, datedIn, MOST_DECIMALS, unitWith } from '@/rules/kernel/unit'

it('a club’s unit is as many chips as its decimals say, and no other is taken for one chip', () => {
  expect([0, 1, MOST_DECIMALS, 3].map(unitWith)).toEqual([1, 10, 100, 1_000])
  expect(() => unitWith(4)).toThrow(RangeError)
})

it('amounts of a unit become chips, dated ones too, and the others stay', () => {
  const settings = { step: asChips(2), packs: 6 }
  expect(amountsIn(settings, 100, 'step')).toEqual({ step: 200, packs: 6 })
  expect(datedIn([{ from: '2004-06-11', chips: asChips(50) }], 10)).toEqual([
    { from: '2004-06-11', chips: 500 },
  ])
})
