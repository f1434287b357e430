import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Unfolding } from '@/components/live/offers'
import { Folding } from '@/server/live/folding'
import { cases } from '../support/generated'

const PEOPLE = ['anna', 'bice', 'carlo', 'dora', 'elio']
const Person = fc.constantFrom(...PEOPLE, 'a stranger')
const Payload = fc.record(
  {
    table: fc.constantFrom('T1', 'T2'),
    member: Person,
    seat: fc.option(fc.integer({ min: 1, max: 2 })),
    partner: Person,
    people: fc.array(Person, { maxLength: 2 }),
  },
  { requiredKeys: ['table'] },
)
const Bounds = fc.record({ chips: fc.record({ min: fc.constant(1), max: fc.constantFrom(5, 9) }) })
const Offer = fc.record(
  { type: fc.constantFrom('sit', 'stake'), payload: Payload, bounds: Bounds },
  { requiredKeys: ['type', 'payload'] },
)
/** Offers as the games make them, for each table, of one person after the other. */
const Regular = fc
  .tuple(fc.subarray(['T1', 'T2', 'T3']), fc.subarray(PEOPLE), fc.subarray([1, 2, 3]), Person)
  .map(([tables, people, seats, poor]) =>
    tables.flatMap((table) =>
      people.flatMap((member) =>
        seats.map((seat) => ({
          type: 'sit',
          payload: { table, member, seat },
          bounds: { chips: { min: 1, max: member === poor ? 5 : 9 } },
        })),
      ),
    ),
  )
const Offers = fc.oneof(Regular, fc.array(Offer, { maxLength: 12 }))
const People = fc.shuffledSubarray(PEOPLE)

it('unfolded offers are those that were folded, letter by letter, at each version', () => {
  const versions = fc.array(fc.tuple(Offers, People), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(versions, (versions) => {
      const [folding, unfolding] = [new Folding(), new Unfolding()]
      for (const [offers, people] of versions) {
        const view = { before: 1, offers, after: 2 }
        const sent = JSON.parse(JSON.stringify(folding.folded(view, people)))
        expect(JSON.stringify(unfolding.of(sent))).toBe(JSON.stringify(view))
      }
    }),
    { numRuns: cases(500) },
  )
})

it('names nobody among the people who has no offer', () => {
  const offers = ['anna', 'dora'].map((member) => ({ type: 'sit', payload: { member } }))
  expect(new Folding().folded({ offers }, PEOPLE)).toMatchObject({
    offers: { people: ['anna', '', '', 'dora', ''] },
  })
})
