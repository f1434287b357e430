import { expect, it } from 'vitest'
import { offerFor, offersFor } from '@/components/live/offers'
import { uuid } from '@/components/live/uuid'
import { localeOf } from '@/messages/locale'

const OFFERS = [
  { type: 'takeSeat', payload: { table: 'T1', member: 'alfa', seat: 4 } },
  { type: 'takeSeat', payload: { table: 'T1', member: 'alfa', seat: 6 } },
  { type: 'goAway', payload: { table: 'T1', member: 'alfa' } },
]

it('an offer is found by its command and by what it names', () => {
  expect(offersFor(OFFERS, 'takeSeat').map(({ payload }) => payload.seat)).toEqual([4, 6])
  expect(offerFor(OFFERS, 'takeSeat', { seat: 6 })?.payload.seat).toBe(6)
})

it('what is not offered is not found', () => {
  expect(offerFor(OFFERS, 'comeBack')).toBeUndefined()
  expect(offerFor(OFFERS, 'goAway', { member: 'bravo' })).toBeUndefined()
})

it('a command’s id is a version-4 uuid, and another one each time', () => {
  const ids = Array.from({ length: 100 }, () => uuid())
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(ids).size).toBe(100)
})

it('the club’s language is Italian until somebody chooses English', () => {
  expect([undefined, 'fr', 'it', 'en'].map(localeOf)).toEqual(['it', 'it', 'it', 'en'])
})
