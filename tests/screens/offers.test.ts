import { expect, it } from 'vitest'
import { offerFor, offersFor, rangeOf } from '@/components/live/offers'
import { uuid } from '@/components/live/uuid'
import { localeOf } from '@/messages/locale'
import { asMember } from '@/rules/kernel/ids'
import type { PokerOffer } from '@/rules/poker/offers'
import { asSeat, asTable } from '@/rules/poker/state/ids'

const OFFERS: readonly PokerOffer[] = [
  {
    type: 'takeSeat',
    payload: { table: asTable('T1'), member: asMember('alfa'), seat: asSeat(4) },
  },
  {
    type: 'takeSeat',
    payload: { table: asTable('T1'), member: asMember('alfa'), seat: asSeat(6) },
  },
  {
    type: 'askPassata',
    payload: { table: asTable('T1'), member: asMember('alfa'), passate: 1 },
    bounds: { passate: { min: 1, max: 9, step: 1 } },
  },
  { type: 'goAway', payload: { table: asTable('T1'), member: asMember('alfa') } },
]

it('an offer is found by its command and by the thing it names', () => {
  expect(offersFor(OFFERS, 'takeSeat').map(({ payload }) => payload.seat)).toEqual([4, 6])
  expect(offerFor(OFFERS, 'takeSeat', { seat: asSeat(6) })?.payload.seat).toBe(6)
})

it('a command that is not offered is not found', () => {
  expect(offerFor(OFFERS, 'comeBack')).toBeNull()
  expect(offerFor(OFFERS, 'goAway', { member: asMember('bravo') })).toBeNull()
})

it('an offer has the limits between which its fields may vary', () => {
  const ask = offerFor(OFFERS, 'askPassata')
  expect(rangeOf(ask, 'passate')).toEqual({ min: 1, max: 9, step: 1 })
  expect(rangeOf(ask, 'member')).toBeNull()
  expect(
    rangeOf(offerFor(OFFERS, 'askPassata', { member: asMember('bravo') }), 'passate'),
  ).toBeNull()
})

it('a command’s id is a version-4 uuid, and a new one each time', () => {
  const ids = Array.from({ length: 100 }, () => uuid())
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(ids).size).toBe(100)
})

it('the club’s language is Italian until somebody chooses English', () => {
  expect([undefined, 'fr', 'it', 'en'].map(localeOf)).toEqual(['it', 'it', 'it', 'en'])
})
