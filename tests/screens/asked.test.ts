import { expect, it } from 'vitest'
import { ANY_SUM, casseBefore, quickSums } from '@/components/money/quickSums'
import { inOrderAsked } from '@/components/officer/asked'
import { asChips } from '@/rules/kernel/chips'

const person = (member: string, at: number | null, ...casse: number[]) => ({
  member,
  asked: at === null ? null : { chips: asChips(300), at },
  casse: casse.map((chips) => ({ chips: asChips(chips) })),
})

it('requests for chips stand in the order asked, so that a new one moves no other', () => {
  const waiting = [person('alfa', 5), person('beta', null), person('gamma', 2)]
  const order = () => inOrderAsked(waiting).map(({ member }) => member)
  expect(order()).toEqual(['gamma', 'alfa'])
  waiting.unshift(person('delta', 9))
  expect(order()).toEqual(['gamma', 'alfa', 'delta'])
})

it('a cassa begins with the sum asked, and its quick sums have it and those drawn before', () => {
  const before = casseBefore(person('alfa', 5, 150, -50, 200))
  expect(before).toEqual([150, 200, 300])
  expect(before.at(-1)).toBe(300)
  expect(quickSums(ANY_SUM, asChips(100), before)).toEqual([100, 150, 200, 300, 500, 1_000])
})
