import { expect, test } from 'vitest'
import { limitOf } from '@/rules/chemin-de-fer/mano/present'
import { nextTurn } from '@/rules/chemin-de-fer/mano/turn'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { TagliaPhase } from '@/rules/chemin-de-fer/state/mano'
import { inPhase, take } from './support/seats'
import {
  after,
  aTable,
  changed,
  inspector,
  m,
  ofM,
  refusalOf,
  T1,
  tableOf,
  withBank,
  withoutBank,
} from './support/table'

const move = (n: number, to: number) => ({ type: 'moveSeat', ...ofM(n), to: asSeat(to) }) as const
const ask = (n: number, to: number | null = null) =>
  ({ type: 'askToMove', ...ofM(n), to: to === null ? null : asSeat(to) }) as const
const leave = (n: number) => ({ type: 'leaveSeat', ...ofM(n) }) as const
const forward = (evening: Evening, n: number) => limitOf(tableOf(evening), m(n), 'moved-forward')

/** Eight seats with seat 4 free, seat 2's bank, so that the sabot reaches 3, 4, 5 … 1 in this order. */
const fourFree = (phase: TagliaPhase = 'running', settings = {}) =>
  inPhase(after(withBank(aTable({ settings }), 2, 50), [leave(4)]), phase)

test('S.24 during the taglia a seat that falls free is for the standing', () => {
  const table = fourFree()
  const booked = after(after(withBank(aTable(), 2, 50), [{ type: 'bookSeat', ...ofM(9) }]), [
    leave(4),
  ])
  expect(refusalOf(booked, move(6, 4))).toBe('S.24 seat-for-standing')
  expect(refusalOf(after(booked, [ask(6, 4)]), take(9, 4))).toBeNull()
  expect(refusalOf(table, move(6, 4))).toBeNull()
})

test('S.24 at its end it goes first to a seated player who asked, in the order of asking', () => {
  const asked = after(fourFree('between'), [ask(6, 4), ask(7)])
  expect(refusalOf(asked, take(9, 4))).toBe('S.24 seat-for-seated')
  expect(refusalOf(asked, move(7, 4))).toBe('S.24 seat-for-seated')
  const moved = after(asked, [move(6, 4)])
  expect(tableOf(moved).seats[3]?.holder).toBe(m(6))
  expect(tableOf(moved).movesAsked.map(({ member }) => member)).toEqual([m(7)])
  const dropped = after(moved, [{ type: 'dropMove', ...ofM(7) }])
  expect(refusalOf(dropped, take(9, 6))).toBeNull()
})

test('S.24 at Venice the seated are always rearranged first', () => {
  const asked = after(fourFree('running', { freeSeat: 'seated' }), [ask(6, 4)])
  expect(refusalOf(asked, take(9, 4))).toBe('S.24 seat-for-seated')
  const sanremo = after(fourFree('running'), [ask(6, 4)])
  expect(refusalOf(sanremo, take(9, 4))).toBeNull()
})

test('S.25a moving to a seat the sabot reaches sooner, a player salutes and is last among the seated', () => {
  const moved = after(fourFree(), [move(6, 4)])
  expect(tableOf(moved).seats[3]).toMatchObject({ holder: m(6), salutes: true })
  expect(forward(moved, 6)).toMatchObject({ oldSeat: 6, provision: 'S.25a' })
})

test('S.25a the first mano of a player who salutes goes by, once, and the seat is kept', () => {
  const { seats } = tableOf(after(fourFree(), [move(6, 4)]))
  const first = nextTurn({ seats }, asSeat(3))
  expect(first.turn).toBe(5)
  expect(first.seats[3]).toMatchObject({ holder: m(6), salutes: false })
  expect(nextTurn({ seats: first.seats }, asSeat(3)).turn).toBe(4)
})

test('S.25a the limit lasts until the sabot reaches the old seat, even if it is empty', () => {
  const moved = after(fourFree(), [move(6, 4)])
  const turnFive = changed(withoutBank(moved), { turn: asSeat(5) })
  expect(forward(turnFive, 6)).not.toBeNull()
  expect(forward(after(turnFive, [leave(5)]), 6)).toBeNull()
})

test('S.25b moving to a seat the sabot reaches later, a player has at once all its rights', () => {
  const moved = after(fourFree(), [move(3, 4)])
  expect(tableOf(moved).seats[3]).toMatchObject({ holder: m(3), salutes: false })
  expect(forward(moved, 3)).toBeNull()
  const turn = after(aTable(), [leave(4), move(1, 4)])
  expect(tableOf(turn)).toMatchObject({ turn: 2, limits: [] })
})

const swap = (n: number, to: number) => ({ type: 'proposeSwap', ...ofM(n), to: m(to) }) as const
const allow = { type: 'allowSwap', table: T1 } as const

test('S.25c two players exchange seats if both and the inspector agree; the one brought forward salutes', () => {
  const proposed = after(withBank(aTable(), 2, 50), [swap(6, 4)])
  expect(refusalOf(proposed, allow, inspector)).toBe('S.25c swap-needs-both')
  const agreed = after(proposed, [{ type: 'agreeSwap', ...ofM(4) }])
  expect(refusalOf(agreed, allow)).toBe('null not-allowed')
  const done = after(agreed, [allow], inspector)
  expect(tableOf(done).seats[3]).toMatchObject({ holder: m(6), salutes: true })
  expect(tableOf(done).seats[5]).toMatchObject({ holder: m(4), salutes: false })
  expect(forward(done, 6)).toMatchObject({ oldSeat: 6, provision: 'S.25c' })
  expect(forward(done, 4)).toBeNull()
})

test('S.25c either may give the swap up, and the banker never takes part', () => {
  const proposed = after(withBank(aTable(), 2, 50), [swap(6, 4)])
  const dropped = after(proposed, [{ type: 'dropSwap', ...ofM(4) }])
  expect(tableOf(dropped).swap).toBeNull()
  expect(refusalOf(dropped, swap(6, 2))).toBe('S.23a banker-stays')
  const between = inPhase(after(proposed, [{ type: 'agreeSwap', ...ofM(4) }]), 'between')
  expect(tableOf(after(between, [allow], inspector)).limits).toEqual([])
})

test('S.25d the end of the taglia gives every seat its full rights again', () => {
  const moved = after(fourFree(), [move(6, 4)])
  const last = changed(withoutBank(moved), {
    turn: asSeat(3),
    taglia: { ...tableOf(moved).taglia, phase: 'last-coup', coups: 7, lastCoup: 7 },
  })
  const ended = after(last, [{ type: 'endTaglia', table: T1 }])
  expect(tableOf(ended).limits).toEqual([])
  expect(tableOf(ended).seats.some(({ salutes }) => salutes)).toBe(false)
  const again = after(ended, [move(8, 6)])
  expect(tableOf(again).seats[5]).toMatchObject({ holder: m(8), salutes: false })
})
