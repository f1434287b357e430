import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stacksOf } from '@/components/drawn/chips'
import { seatPlaces } from '@/components/poker/table/seats/seatPlaces'
import { wonNext, wonSince } from '@/components/poker/table/seats/won'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import type { SeatView } from '@/rules/poker/views/summary'

it('a resto is drawn as few chips, the greatest first, and the same number always looks the same', () => {
  expect(stacksOf(164)).toEqual([
    { value: 100, count: 1 },
    { value: 25, count: 2 },
    { value: 5, count: 2 },
    { value: 1, count: 4 },
  ])
  expect(stacksOf(0)).toEqual([])
  expect(stacksOf(-5)).toEqual([])
})

it('stacks never stand for more than the number, and leave out less than their smallest chip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (chips) => {
      const stacks = stacksOf(chips)
      const sum = stacks.reduce((total, { value, count }) => total + value * count, 0)
      expect(stacks.length).toBeLessThanOrEqual(4)
      expect(sum).toBeLessThanOrEqual(chips)
      if (stacks.length < 4) expect(sum).toBe(chips)
      else expect(chips - sum).toBeLessThan(stacks.at(-1)?.value ?? 0)
    }),
  )
})

it.each([5, 6, 7])('%i seats on a narrow map stand in three columns, apart in each', (count) => {
  const places = seatPlaces(count).map(({ narrow }) => narrow)
  expect(new Set(places.map(({ x }) => x)).size).toBeLessThanOrEqual(3)
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(one.x === other.x ? Math.abs(one.y - other.y) : 100).toBeGreaterThanOrEqual(27)
})

const seat = (number: number, member: string, resto: number | null) =>
  ({ seat: number, member, resto: resto === null ? null : asChips(resto) }) as SeatView

it('chips are seen to go to those whose resto grew when the middle was emptied, and to nobody else', () => {
  const before = { seats: [seat(1, 'anna', 40), seat(2, 'bruno', 60)], pot: asChips(50) }
  const after = [seat(1, 'anna', 90), seat(2, 'bruno', 60)]
  expect(wonSince(before, after, asChips(0))).toEqual([{ seat: 1, member: 'anna', chips: 50 }])
  expect(wonSince(before, after, asChips(50))).toEqual([])
  expect(wonSince(before, [seat(1, 'carla', 90)], asChips(0))).toEqual([])
  expect(wonSince(before, [seat(1, 'anna', null)], asChips(0))).toEqual([])
  expect(wonSince({ ...before, pot: null }, after, asChips(0))).toEqual([])
})

it('the chips of a colpo are seen at its winner until the next one brings chips to the middle', () => {
  const seats = [seat(1, 'anna', 90), seat(2, 'bruno', 60)]
  const shown = [{ seat: 1, member: asMember('anna'), chips: asChips(50) }]
  const settled = { seats, pot: asChips(0) }
  expect(wonNext(shown, settled, seats, asChips(0))).toBe(shown)
  expect(wonNext(shown, settled, [seat(1, 'anna', 89), seat(2, 'bruno', 59)], asChips(2))).toEqual(
    [],
  )
})
