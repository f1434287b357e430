import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { offerFor, rangeOf } from '@/components/live/offers'
import type { Acting, useOffer, useOffers } from '@/components/poker/commanding'
import { articleOf } from '@/rules/kernel/article'
import { happens } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import type { PokerOffer } from '@/rules/poker/offers'
import { asSeat, asTable, type SeatNumber } from '@/rules/poker/state/ids'

const seat: PokerOffer<'takeSeat'> = {
  type: 'takeSeat',
  payload: { table: asTable('T1'), member: asMember('alfa'), seat: asSeat(4) },
}
const ask: PokerOffer<'askPassata'> = {
  type: 'askPassata',
  payload: { table: asTable('T1'), member: asMember('alfa'), passate: 1 },
  bounds: { passate: { min: 1, max: 9, step: 1 } },
}
const offers: readonly PokerOffer[] = [seat, ask]

// The line after each `@ts-expect-error` does not compile; `npm run check` fails if it does.

it('an offer that is found has the payload of its own command, and no other', () => {
  const found = offerFor(offers, 'takeSeat', { seat: asSeat(4) })
  expectTypeOf(found).toEqualTypeOf<PokerOffer<'takeSeat'> | null>()
  expectTypeOf(seat.payload.seat).toEqualTypeOf<SeatNumber>()
  // @ts-expect-error no field of this command
  expect(found?.payload.passate).toBeUndefined()
  // @ts-expect-error no command of poker
  expect(offerFor(offers, 'takeChair')).toBeNull()
  // @ts-expect-error looked for by a field that it does not have
  expect(offerFor(offers, 'takeSeat', { passate: 1 })).toBeNull()
  // @ts-expect-error looked for by a value that its field never has
  expect(offerFor(offers, 'takeSeat', { seat: 'four' })).toBeNull()
})

it('an offer of any kind is narrowed by its type', () => {
  const told = offers.map((offer) =>
    offer.type === 'takeSeat' ? offer.payload.seat : offer.type === 'deal' && offer.payload.out,
  )
  expectTypeOf(told).toEqualTypeOf<(SeatNumber | false | MemberId[])[]>()
  expect(told).toEqual([4, false])
})

it('a field that may vary is a field of the same payload', () => {
  expect(rangeOf(ask, 'passate')).toMatchObject({ max: 9 })
  // @ts-expect-error no field of this command
  expect(rangeOf(ask, 'seat')).toBeNull()
  const wrong: PokerOffer<'askPassata'> = {
    ...ask,
    // @ts-expect-error no field of this command
    bounds: { seat: { min: 1, max: 8, step: 1 } },
  }
  expect(rangeOf(wrong, 'passate')).toBeNull()
})

it('a rule bounds the fields of its own payload', () => {
  const { command } = articleOf<object, { type: 'took' }, never, 'socio'>()
  const rule = {
    schema: z.object({ chips: z.int() }),
    may: ['socio'] as const,
    decide: () => happens({ type: 'took' as const }),
  }
  const range = { min: 1, max: 5, step: 1 }
  expect(command({ ...rule, bounds: () => ({ chips: range }) }).bounds?.({}, { chips: 1 })).toEqual(
    { chips: range },
  )
  // @ts-expect-error no field of its payload
  command({ ...rule, bounds: () => ({ passate: range }) })
})

it('a screen takes an offer with its own fields changed, and gives poker’s commands', () => {
  const given: unknown[] = []
  const acting: Pick<Acting, 'act' | 'take'> = {
    act: async (...command) => given.push(command) > 0,
    take: async (...offer) => given.push(offer) > 0,
  }
  void acting.take(ask, { passate: 2 })
  // @ts-expect-error no field of the offer's payload
  void acting.take(ask, { seat: 2 })
  void acting.act('goAway', { table: asTable('T1'), member: asMember('alfa') })
  // @ts-expect-error a field is missing
  void acting.act('goAway', { table: 'T1' })
  // @ts-expect-error no command of poker
  void acting.act('goHome', { table: 'T1', member: 'alfa' })
  expect(given).toHaveLength(5)
})

it('the hooks that poker’s screens use know its commands', () => {
  expectTypeOf<typeof useOffer<'takeSeat'>>().returns.toEqualTypeOf<PokerOffer<'takeSeat'> | null>()
  expectTypeOf<typeof useOffers<'takeSeat'>>().returns.toEqualTypeOf<PokerOffer<'takeSeat'>[]>()
  type Match = Parameters<typeof useOffer<'takeSeat'>>[1]
  expectTypeOf<{ seat: SeatNumber }>().toExtend<Match>()
  expectTypeOf<{ seat: number }>().not.toExtend<Match>()
  // @ts-expect-error no command of poker
  expectTypeOf<typeof useOffer<'takeChair'>>().toBeFunction()
})
