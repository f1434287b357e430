import { expect, it } from 'vitest'
import { controlLimits, LEAST_POINTS } from '@/rules/kernel/control'

it('limits are the mean and 2.66 mean ranges of neighbours, by hand', () => {
  const values = [0, 0, 10, 0, 0, 0, -20, 0, 0, 0, 0, 0]
  // Ranges: 0 10 10 0 0 20 20 0 0 0 0, sixty in eleven.
  const away = 2.66 * (60 / 11)
  const found = controlLimits(values)
  expect(found?.mean).toBeCloseTo(-10 / 12, 12)
  expect(found?.lower).toBeCloseTo(-10 / 12 - away, 12)
  expect(found?.upper).toBeCloseTo(-10 / 12 + away, 12)
})

it('too few values have no limits', () => {
  expect(controlLimits(Array(LEAST_POINTS - 1).fill(0))).toBeNull()
  expect(controlLimits(Array(LEAST_POINTS).fill(0))).toEqual({ mean: 0, lower: 0, upper: 0 })
})
