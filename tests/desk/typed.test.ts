import { describe, expect, it } from 'vitest'
import { chipsTyped } from '@/components/officer/typed'

describe('a resto typed at the cash desk', () => {
  it.each([
    ['1250', 0, 1250],
    ['1.250', 0, 1250],
    ['1,250', 0, 1250],
    ['1 250', 0, 1250],
    ['1.250.000', 0, 1_250_000],
    ['0', 0, 0],
    ['1.000.000.000', 0, 1_000_000_000],
    ['12,50', 2, 1250],
    ['12.5', 2, 1250],
    ['1.250', 2, 125_000],
    ['1.250,50 €', 2, 125_050],
    ['€1,250.50', 2, 125_050],
  ])('%s with %i decimals is %i chips', (text, decimals, chips) => {
    expect(chipsTyped(text, decimals)).toBe(chips)
  })

  it.each(['', ' ', 'molti', '-5', '12,5,', '1.25', '12.50', '1e3', '1.2500', '1.000.000.001'])(
    '%s is not an amount that a command takes, where the club has no decimals',
    (text) => {
      expect(chipsTyped(text, 0)).toBeNull()
    },
  )
})
