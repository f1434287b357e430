import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arrange, oneEach, placesOf, usedHeight } from '@/components/board/arrange'

const SCALES = [3, 2, 1.5, 1.2, 1]
const space = { width: 1500, height: 1000, gap: 20, scales: SCALES, mostColumns: 6 }
/** A card of so many words of 40 px and 30 px of height, that wrap in its width; one word is never cut. */
const heightsOf = (words: readonly number[]) => (width: number, scale: number) => {
  const inLine = Math.floor(width / (40 * scale))
  return inLine < 3 ? null : words.map((count) => 30 * scale * Math.ceil(count / inLine))
}
const cards = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 40 })

it('every card of the wall lies once on a page, inside it, and over no other', () => {
  fc.assert(
    fc.property(cards, (words) => {
      const laid = arrange(words.length, space, heightsOf(words))
      if (!laid) throw new Error('there is always a way for these')
      const placed = placesOf(laid, space.height, space.gap)
      expect(placed.map(({ card }) => card).toSorted((a, b) => a - b)).toEqual(
        words.map((_, n) => n),
      )
      for (const one of placed) {
        expect(one.left + laid.width).toBeLessThanOrEqual(space.width)
        expect(one.top + one.height).toBeLessThanOrEqual(space.height + 0.01)
        expect(one.height).toBeGreaterThanOrEqual((laid.heights[one.card] ?? 0) - 1)
        for (const other of placed) {
          if (other === one || other.page !== one.page || other.left !== one.left) continue
          expect(other.top >= one.top + one.height || other.top + other.height <= one.top).toBe(
            true,
          )
        }
      }
    }),
  )
})

it('cards need as few pages as the smallest letters allow, and the letters are the largest for these pages', () => {
  fc.assert(
    fc.property(cards, (words) => {
      const measure = heightsOf(words)
      const laid = arrange(words.length, space, measure)
      const pages = laid?.pages.length ?? 0
      const larger = SCALES.filter((scale) => scale > (laid?.scale ?? 0))
      const wayAt = (scale: number) =>
        arrange(words.length, { ...space, scales: [1] }, (width) => measure(width, scale))
      for (const scale of larger)
        expect(wayAt(scale)?.pages.length ?? pages + 1).toBeGreaterThan(pages)
      expect(wayAt(1)?.pages.length).toBe(pages)
    }),
  )
})

it('one card fills the wall, and two stand side by side rather than small below each other', () => {
  const one = arrange(1, space, heightsOf([10]))
  expect(one).toMatchObject({ scale: 3, width: 1500 })
  expect(one && placesOf(one, 1000, 20)).toEqual([
    { card: 0, page: 0, left: 0, top: 0, height: 1000 },
  ])
  const tall = arrange(2, space, (_, scale) => [300 * scale, 280 * scale])
  expect(tall).toMatchObject({ scale: 3, pages: [[[0], [1]]] })
  expect(tall && usedHeight(tall, 20)).toBe(900)
})

it('a card that is too high for the wall in any width has no place: each then has a page, and lies over no other', () => {
  expect(arrange(1, space, () => [1001])).toBeNull()
  const laid = oneEach([1001, 40, 300], 1500)
  expect(laid.scale).toBe(1)
  expect(placesOf(laid, 1000, 20)).toEqual(
    [0, 1, 2].map((at) => ({ card: at, page: at, left: 0, top: 0, height: 1000 })),
  )
})
