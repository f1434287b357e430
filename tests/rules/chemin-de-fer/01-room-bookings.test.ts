import { expect, test } from 'vitest'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import { noticesBetween } from '@/rules/chemin-de-fer/views/notices'
import { asChips } from '@/rules/kernel/chips'
import { book, bookedOf, seatsOf, take } from './support/seats'
import {
  after,
  aTable,
  clock,
  decided,
  inspector,
  m,
  ofM,
  refusalOf,
  T1,
  tableOf,
  tablet,
  withBank,
} from './support/table'

test('S.19a with no seat free players book in order, and the first booked comes first', () => {
  const full = aTable({ seats: 6, standing: 3 })
  const booked = after(full, [book(8), book(7)])
  expect(bookedOf(booked)).toEqual([m(8), m(7)])
  expect(refusalOf(booked, book(8))).toBe('S.19a booked-already')
  const left = after(booked, [{ type: 'leaveSeat', ...ofM(3) }])
  expect(refusalOf(left, take(7, 3))).toBe('S.19a booked-first')
  const sat = after(left, [take(8, 3)])
  expect(seatsOf(sat)[2]).toBe(m(8))
  expect(bookedOf(sat)).toEqual([m(7)])
  expect(noticesBetween(left, sat)).toEqual([{ reason: 'next', to: { member: m(7) } }])
  expect(noticesBetween(full, booked)).toEqual([])
  // The first stays the first, whoever else books or goes.
  expect(noticesBetween(booked, after(booked, [book(9)]))).toEqual([])
  expect(bookedOf(after(sat, [{ type: 'cancelBooking', ...ofM(7) }]))).toEqual([])
})

test('S.19a with a seat free nobody books', () => {
  expect(refusalOf(aTable({ seated: 6 }), book(7))).toBe('S.19a seat-is-free')
})

test('V.called a booked player who does not come loses the call to the next on the list', () => {
  const full = after(aTable({ seats: 6, standing: 3 }), [book(7), book(8)])
  const left = after(full, [{ type: 'leaveSeat', ...ofM(2) }])
  const called = after(left, [{ type: 'callBooked', table: T1, seat: asSeat(2) }])
  const until = tableOf(called).bookings[0]?.called?.until ?? 0
  expect(noticesBetween(left, called)).toEqual([{ reason: 'called', to: { member: m(7) }, until }])
  expect(refusalOf(called, take(8, 2))).toBe('S.19a seat-called')
  const lapse = { type: 'lapseCall', ...ofM(7) } as const
  const [due] = chemin.due(called)
  expect(due).toMatchObject({ at: until, command: lapse })
  expect(refusalOf(called, lapse, clock)).toBe('V.called call-runs')
  expect(refusalOf(called, { ...lapse, member: m(8) }, clock)).toBe('V.called not-called')
  const decision = decided(called, lapse, clock, until)
  const events = decision.accepted ? decision.events : []
  const next = events.reduce(
    (state, event) => chemin.evolve(state, event, { at: until, by: clock }),
    called,
  )
  expect(tableOf(next).bookings.map(({ member, called }) => [member, called?.seat])).toEqual([
    [m(8), 2],
    [m(7), undefined],
  ])
  expect(seatsOf(after(next, [take(8, 2)]))[1]).toBe(m(8))
})

test('V.called the call lasts for the minutes that the house gives', () => {
  const full = after(aTable({ seats: 6, settings: { callMinutes: 5 } }), [book(7)])
  const left = after(full, [{ type: 'leaveSeat', ...ofM(2) }])
  const call = { type: 'callBooked', table: T1, seat: asSeat(2) } as const
  const decision = decided(left, call, tablet, 1000)
  expect(decision.accepted && decision.events[0]).toMatchObject({ until: 1000 + 5 * 60_000 })
})

test('S.19b a holder absent when the mano arrives loses the seat to the first booked', () => {
  const full = after(aTable({ seats: 6, standing: 2 }), [book(7)])
  const gone = after(full, [{ type: 'declareAbsent', table: T1 }])
  expect(seatsOf(gone)[0]).toBeNull()
  expect(bookedOf(gone)).toEqual([m(7), m(1)])
  expect(tableOf(gone).bookings[0]?.called).toMatchObject({ seat: 1 })
  expect(tableOf(gone).turn).toBe(2)
  expect(refusalOf(gone, take(8, 1))).toBe('S.19a seat-called')
  expect(seatsOf(after(gone, [take(7, 1)]))[0]).toBe(m(7))
  const unbooked = after(aTable({ seats: 6, standing: 2 }), [{ type: 'declareAbsent', table: T1 }])
  expect(bookedOf(unbooked)).toEqual([m(1)])
  expect(seatsOf(after(unbooked, [take(8, 1)]))[0]).toBe(m(8))
  const stoodIn = after(
    after(full, [{ type: 'stepAway', ...ofM(1), instructions: '', coups: 3, keepsBank: false }]),
    [{ type: 'standIn', table: T1, bank: asChips(50), isSerious: false }],
    inspector,
  )
  expect(refusalOf(stoodIn, { type: 'declareAbsent', table: T1 })).toBe('S.19b turn-elsewhere')
  const nobody = withBank(full, 1, 50)
  expect(refusalOf(nobody, { type: 'declareAbsent', table: T1 })).toBe('S.19b turn-elsewhere')
})
