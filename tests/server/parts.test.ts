import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changed, type Tree } from '@/components/live/view/changed'
import type { Difference } from '@/server/live/difference'
import { Parts } from '@/server/live/parts'
import { cases } from '../support/generated'

const Id = fc.integer({ min: 1, max: 9 })
const Chips = fc.integer({ min: 0, max: 3 })
const Cards = fc.array(fc.constantFrom('Ac', 'Kq', '7p'), { maxLength: 15 })
const Item = fc.record(
  { chips: Chips, cards: Cards, by: fc.option(fc.record({ id: Id })) },
  { requiredKeys: [] },
)
/** Lists whose items are known by a field, by one in an object of theirs, sometimes, or never. */
const Tables = fc.uniqueArray(fc.record({ id: Id, summary: Item, past: fc.array(Item) }), {
  selector: ({ id }) => id,
})
const Named = fc.uniqueArray(fc.record({ summary: fc.record({ id: Id }), chips: Chips }), {
  selector: ({ summary }) => summary.id,
})
const Seats = fc.array(fc.record({ seat: Id, holder: Item }))
/** Lists of which most stays from one to the next, in another order. */
const Offers = fc.shuffledSubarray(
  Array.from({ length: 12 }, (_, n) => ({
    type: n % 2 === 0 ? 'deal' : 'leave',
    payload: { table: { of: 'the evening' }, chips: n >> 1 },
  })),
  { minLength: 8 },
)
const People = fc.dictionary(fc.constantFrom('a', 'b', 'c', '7', '3', '12'), fc.option(Item))
const View = fc.record(
  {
    tables: Tables,
    named: Named,
    seats: Seats,
    offers: Offers,
    people: People,
    cards: Cards,
    turns: fc.array(Cards),
    mine: fc.oneof(Item, Chips, fc.constant(null), Tables, People),
  },
  { requiredKeys: ['tables'] },
)

/** The difference as it arrives, from one who has this version; null where nothing is lacking. */
function sent(parts: Parts, version: number): Difference {
  const difference: Difference = {}
  parts.addTo(difference, version)
  return JSON.parse(JSON.stringify(difference))
}

it('a reader of any earlier version is brought to the value of now, letter by letter', () => {
  const values = fc.array(fc.tuple(View, fc.nat()), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(values, (values) => {
      const parts = new Parts('view')
      const readers: { tree: Tree; version: number }[] = []
      for (const [index, [value, draw]] of values.entries()) {
        const version = index + 1
        parts.update(value, version)
        readers.push({ tree: {}, version: 0 })
        // One of three reads now; the others later, at another version.
        for (const [n, reader] of readers.entries()) {
          if ((n + draw) % 3 !== 0 && index < values.length - 1) continue
          reader.tree = changed(reader.tree, sent(parts, reader.version))
          reader.version = version
          expect(JSON.stringify(reader.tree)).toBe(JSON.stringify({ view: value }))
        }
      }
    }),
    { numRuns: cases(200) },
  )
})

it('a value of the same text is no other, whatever its objects are', () => {
  fc.assert(
    fc.property(View, (value) => {
      const parts = new Parts('view')
      expect(parts.update(value, 1)).toBe(true)
      expect(parts.update(structuredClone(value), 2)).toBe(false)
      expect(sent(parts, 1)).toEqual({})
    }),
    { numRuns: cases(100) },
  )
})

it('nothing of an item is told to those who had it not, once it has gone', () => {
  const people = (...ids: string[]) => ({ people: ids.map((id) => ({ id, at: { seat: 1 } })) })
  const parts = new Parts('view')
  for (const [index, ids] of [['a'], ['a', 'b'], ['a'], ['a', 'c'], ['c']].entries())
    parts.update(people(...ids), index + 1)
  const told = [1, 2, 3, 4].map((version) => JSON.stringify(sent(parts, version)))
  expect(told.map((text) => text.includes('"b"'))).toEqual([false, true, false, false])
})
