import { expect, it } from 'vitest'
import { formatChips as formatChipsOfChips } from '@/components/tell/chips'
import { plainly } from '@/tests/support/plainly'

const formatChips = plainly(formatChipsOfChips)

const EUROS = { unit: 'EUR', decimals: 2 }
const POINTS = { unit: null, decimals: 0 }
/** Intl puts a non-breaking space between an amount and its unit. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('an amount is written as the reader’s language writes money', () => {
  expect(plain(formatChips(125_050, EUROS, 'it'))).toBe('1.250,50 €')
  expect(formatChips(125_050, EUROS, 'en')).toBe('€1,250.50')
})

it('a club that plays for points shows bare numbers, grouped', () => {
  expect(formatChips(1_000, POINTS, 'it')).toBe('1.000')
  expect(formatChips(1_000_000, POINTS, 'en')).toBe('1,000,000')
})

it('a win has a plus, a loss a true minus, and zero neither', () => {
  expect(formatChips(40, POINTS, 'it', true)).toBe('+40')
  expect(formatChips(-40, POINTS, 'it', true)).toBe('−40')
  expect(formatChips(0, POINTS, 'it', true)).toBe('0')
  expect(formatChips(-40, POINTS, 'it')).toBe('−40')
})
