import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readChips } from '@/components/money/read'
import { formatChips } from '@/components/tell/chips'
import { nearest, outside, readWhole, stepped } from '@/components/ui/number/typed'
import { asChips } from '@/rules/kernel/chips'

describe('an amount that somebody types', () => {
  it.each([
    ['1250', 0, 1250],
    ['1.250', 0, 1250],
    ['1,250', 0, 1250],
    ['1 250', 0, 1250],
    ["1'250", 0, 1250],
    ['1.250.000', 0, 1_250_000],
    ['0', 0, 0],
    ['007', 0, 7],
    ['1.000.000.000', 0, 1_000_000_000],
    ['9.000.000.000', 0, 9_000_000_000],
    ['12,50', 2, 1250],
    ['12.5', 2, 1250],
    ['0,05', 2, 5],
    ['1.250', 2, 125_000],
    ['1.250,50 €', 2, 125_050],
    ['€1,250.50', 2, 125_050],
    ['€ 200', 0, 200],
    ['200 eur', 0, 200],
    [' 200\t', 0, 200],
    ['−5', 0, -5],
    ['-12,50 €', 2, -1250],
    ['+5', 0, 5],
    ['-0', 0, 0],
    ['12,', 2, 1200],
    ['12.', 0, 12],
    ['1.250,', 2, 125_000],
  ])('%s with %i decimals is %i chips', (text, decimals, chips) => {
    expect(readChips(text, { unit: 'EUR', decimals })).toBe(chips)
  })

  it.each([
    ['', 0, 'text'],
    [' ', 0, 'text'],
    ['molti', 0, 'text'],
    ['12,5,', 0, 'text'],
    ['12,,', 2, 'text'],
    [',', 2, 'text'],
    ['1.250.', 0, 'text'],
    ['1e3', 0, 'text'],
    ['2€50', 2, 'text'],
    ['1 25', 0, 'text'],
    ['1.250.50', 2, 'text'],
    ['0x10', 0, 'text'],
    ['200 USD', 0, 'text'],
    ['1.25', 0, 'decimals'],
    ['12.50', 0, 'decimals'],
    ['0,250', 2, 'decimals'],
    ['12,3456', 2, 'decimals'],
  ])('%s with %i decimals is none: %s', (text, decimals, why) => {
    expect(readChips(text, { unit: 'EUR', decimals })).toBe(why)
  })

  it('three digits after the language’s own decimal sign are no thousands where the club has decimals', () => {
    const euros = { unit: 'EUR', decimals: 2 }
    expect(readChips('12,505', euros, ',')).toBe('decimals')
    expect(readChips('12,505', euros, '.')).toBe(1_250_500)
    expect(readChips('12,505', { unit: 'EUR', decimals: 0 }, ',')).toBe(12_505)
    expect(readChips('1.250.505', euros, '.')).toBe(125_050_500)
    expect(readChips('1.250,505', euros, ',')).toBe('decimals')
    expect(readChips('12.505', euros, ',')).toBe(1_250_500)
    expect(readChips('12.505', euros, null)).toBe(1_250_500)
  })

  it('every amount is read as it is written, in each unit and language', () => {
    const unit = fc.constantFrom('EUR', 'CHF', 'GBP', 'USD', null)
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    const decimals = fc.constantFrom(0, 1, 2)
    const locale = fc.constantFrom('it' as const, 'en' as const)
    fc.assert(
      fc.property(amount, unit, decimals, locale, (chips, of, digits, language) => {
        const club = { unit: of, decimals: digits }
        const sign = language === 'it' ? ',' : '.'
        expect(readChips(formatChips(asChips(chips), club, language), club, sign)).toBe(chips)
      }),
    )
  })
})

describe('the numbers that a field takes', () => {
  it('a whole number is read whole, or not at all', () => {
    expect(['12', ' 12 ', '−3', '1a2', '', '1.5', '1e3'].map(readWhole)).toEqual([
      ...[12, 12, -3, 'text', 'text', 'text', 'text'],
    ])
  })

  it('says why a number is none of them, and which are next to it', () => {
    const extent = { min: 5, max: 48, step: 10 }
    expect([4, 5, 6, 45, 48, 49].map((one) => outside(one, extent))).toEqual([
      ...['low', null, 'step', null, 'step', 'high'],
    ])
    expect([4, 6, 46, 99].map((one) => nearest(one, extent))).toEqual([[5], [5, 15], [45], [45]])
    expect(nearest(0, { min: 5, max: 4 })).toEqual([])
  })

  it('+ and − go to the next number of the extent, or to the next round one, and never past its ends', () => {
    const extent = { min: 1, max: 205 }
    expect([null, 0, 1, 10, 203, 205].map((one) => stepped(one, 1, extent, 10))).toEqual([
      ...[10, 10, 10, 20, null, null],
    ])
    expect([null, 1, 10, 11, 203, 300].map((one) => stepped(one, -1, extent, 10))).toEqual([
      ...[null, null, null, 10, 200, null],
    ])
    expect([null, 5, 7, 25].map((one) => stepped(one, 1, { min: 5, max: 25, step: 10 }))).toEqual([
      ...[5, 15, 15, null],
    ])
  })

  it('an empty field that may fall below zero begins at zero, not at its least', () => {
    const debt = { min: -50, max: 50, step: 10 }
    expect([null, -50, -5, 50].map((one) => stepped(one, 1, debt))).toEqual([0, -40, 0, null])
    expect([null, -50, -5, 50].map((one) => stepped(one, -1, debt))).toEqual([0, null, -10, 40])
    expect(stepped(null, 1, { min: -55, max: 50, step: 10 })).toBe(-5)
    expect([1, -1].map((by) => stepped(null, by as 1 | -1, { min: -50 }, 10))).toEqual([10, -10])
  })
})
