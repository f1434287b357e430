import { expect, it } from 'vitest'
import { whileSame } from '@/rules/kernel/once'

it('a value made from fewer things is made again when there is one more', () => {
  const key = {}
  const sum = whileSame(
    (read: readonly number[], _: object) => read,
    (read) => read.reduce((total, one) => total + one, 0),
  )
  expect(sum([1, 2], key)).toBe(3)
  expect(sum([1, 2, 3], key)).toBe(6)
  expect(sum([1, 2, 4], key)).toBe(7)
  expect(sum([1], key)).toBe(1)
})
