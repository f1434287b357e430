import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawLots, lotOf, lotsHash } from '@/rules/kernel/lots'

const hex = (text: string) => createHash('sha256').update(text).digest('hex')

describe('lots', () => {
  it('publishes the hash of the seed', () => {
    expect(lotsHash('a5c3')).toBe(hex('a5c3'))
  })

  it('gives each number the hash of seed, colon and number, as sha256sum prints it', () => {
    expect(lotOf('a5c3', 7)).toBe(hex('a5c3:7'))
  })

  it('orders the numbers by their hashes, whatever order they came in', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 7 }),
        (seed, numbers) => {
          const drawn = drawLots(seed, numbers)
          expect([...drawn].sort()).toEqual([...numbers].sort())
          expect(drawLots(seed, [...numbers].reverse())).toEqual(drawn)
          const lots = drawn.map((number) => hex(`${seed}:${number}`))
          expect(lots).toEqual([...lots].sort())
        },
      ),
    )
  })
})
