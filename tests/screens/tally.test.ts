import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  countOf,
  EMPTY_TALLY,
  type Tally,
  tallied,
  tallyText,
  withDigits,
  withoutLast,
  withPlus,
  withTimes,
} from '@/components/float/kit/tally'

/** The tally after these keys, as a finger presses them. */
const pressed = (keys: string): Tally =>
  [...keys].reduce(
    (tally, key) =>
      key === '×'
        ? withTimes(tally)
        : key === '+'
          ? withPlus(tally)
          : key === '⌫'
            ? withoutLast(tally)
            : withDigits(tally, key),
    EMPTY_TALLY,
  )

it('V.counter stacks are added up as at a cash desk: so many times so many, and then the next', () => {
  expect(tallied(pressed('51'))).toBe(51)
  expect(tallied(pressed('20+20+11'))).toBe(51)
  expect(tallied(pressed('5×20+3'))).toBe(103)
  expect(tallied(pressed('2×5×10'))).toBe(100)
  expect(tallyText(pressed('5×20+3'))).toBe('100 + 3')
  expect(tallyText(pressed('5×2'))).toBe('5 × 2')
  expect(tallyText(pressed('51'))).toBe('')
})

it('V.counter a key that says nothing changes nothing, and each key can be taken back', () => {
  expect(tallied(pressed('×+5'))).toBe(5)
  expect(tallied(pressed('5×+'))).toBe(0)
  expect(tallied(pressed('5×20⌫'))).toBe(10)
  expect(tallied(pressed('5×⌫'))).toBe(5)
  expect(tallied(pressed('5×⌫⌫'))).toBe(0)
})

it('V.counter a row is not counted while a number is missing after ×', () => {
  expect(['25×', '3+5×', '25×⌫', '5×4', ''].map((keys) => countOf(pressed(keys)))).toEqual([
    null,
    null,
    25,
    20,
    0,
  ])
})

it('V.counter any sum of products comes out as arithmetic has it', () => {
  const product = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 4 }), (products) => {
      const keys = products.map((numbers) => numbers.join('×')).join('+')
      const sum = products.reduce(
        (total, numbers) => total + numbers.reduce((one, other) => one * other, 1),
        0,
      )
      expect(tallied(pressed(keys))).toBe(sum)
    }),
  )
})
