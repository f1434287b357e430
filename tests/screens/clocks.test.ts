import { expect, it } from 'vitest'
import { clockDigits, isLate, isRunning } from '@/components/ui/Countdown'

const MINUTE = 60_000

it('a clock shows minutes and seconds, and hours only when there are any', () => {
  expect(clockDigits(30 * MINUTE)).toBe('30:00')
  expect(clockDigits(61 * MINUTE + 5_000)).toBe('1:01:05')
})

it('a clock rounds a begun second up and never goes below zero', () => {
  expect(clockDigits(1)).toBe('00:01')
  expect(clockDigits(-5_000)).toBe('00:00')
})

it('I.10 the half hour warns in its last five minutes', () => {
  const half = { since: 0, until: 30 * MINUTE }
  expect(isLate(half, 25 * MINUTE - 1)).toBe(false)
  expect(isLate(half, 25 * MINUTE)).toBe(true)
})

it('a short clock warns in its last fifth', () => {
  const offer = { since: 0, until: 2 * MINUTE }
  expect(isLate(offer, 95_000)).toBe(false)
  expect(isLate(offer, 96_000)).toBe(true)
})

it('I.9 a clock without an end never warns', () => {
  expect(isLate({ since: 0, until: null }, 100 * MINUTE)).toBe(false)
})

it('a clock runs until its end, and without an end for ever', () => {
  expect([999, 1_000, 1_001].map((at) => isRunning({ until: 1_000 }, at))).toEqual([
    true,
    false,
    false,
  ])
  expect(isRunning({ until: null }, 100 * MINUTE)).toBe(true)
})
