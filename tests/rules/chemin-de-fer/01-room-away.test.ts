import { expect, test } from 'vitest'
import { balance, bankOf, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { chemin } from '@/rules/chemin-de-fer/decider'
import type { Settings } from '@/rules/chemin-de-fer/settings'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { Mano, Taglia } from '@/rules/chemin-de-fer/state/mano'
import { asChips } from '@/rules/kernel/chips'
import { announce, stepAway } from './support/seats'
import {
  after,
  aTable,
  changed,
  decided,
  inspector,
  m,
  ofM,
  phone,
  refusalOf,
  T1,
  tableOf,
  withBank,
  withCoup,
} from './support/table'

const comeBack = (n: number) => ({ type: 'comeBack', ...ofM(n) }) as const
const standIn = (bank = 10, isSerious = false) =>
  ({ type: 'standIn', table: T1, bank: asChips(bank), isSerious }) as const
const pass = (n: number) => ({ type: 'passMano', ...ofM(n) }) as const

/** Seat 1's bank of 40, given by the inspector, who has given so many coups of it. */
function stoodIn(
  coups: number,
  mano: Partial<Mano> = {},
  settings: Partial<Settings> = {},
  said = {},
): Evening {
  const away = after(aTable({ settings }), [stepAway(1, said)])
  return withBank(away, 1, 40, { coups, standIn: { coups }, ...mano })
}

test('S.20 the inspector takes the mano of a holder who is away, with the holder’s chips', () => {
  const away = after(aTable(), [stepAway(1)], phone(1))
  expect(refusalOf(away, { type: 'openBank', ...ofM(1), bank: asChips(10) })).toBe('S.20 is-away')
  const given = after(away, [standIn(30)], inspector)
  expect(tableOf(given).mano).toMatchObject({ banker: m(1), standIn: { coups: 0 } })
  expect(balance(given, chipsOf(m(1)))).toBe(970)
  expect(refusalOf(aTable(), standIn(), inspector)).toBe('S.20 not-away')
})

test('S.20 the inspector takes one mano in an absence, and more only for a serious reason', () => {
  const away = after(aTable(), [stepAway(1)])
  const seats = tableOf(away).seats.map((seat) =>
    seat.away ? { ...seat, away: { ...seat.away, turns: 1 } } : seat,
  )
  const again = changed(away, { seats })
  expect(refusalOf(again, standIn(), inspector)).toBe('S.20 stood-in-once')
  expect(refusalOf(again, standIn(10, true), inspector)).toBeNull()
  expect(tableOf(after(away, [standIn()], inspector)).seats[0]?.away?.turns).toBe(1)
})

test('S.20 a mano under way is carried on in the place of a banker who steps away', () => {
  const held = after(withBank(aTable(), 1, 40), [stepAway(1)])
  const carried = after(held, [standIn()], inspector)
  expect(tableOf(carried).mano?.standIn).toEqual({ coups: 0 })
  expect(balance(carried, bankOf(T1))).toBe(40)
})

test('S.21a standing in lasts three coups at most, then the mano is passed', () => {
  expect(refusalOf(stoodIn(2), announce)).toBeNull()
  expect(refusalOf(stoodIn(3), announce)).toBe('S.21a stand-in-over')
  expect(refusalOf(stoodIn(2, { ties: 2 }), pass(1))).toBe('S.87a pass-after-win')
  const passed = after(stoodIn(3, { ties: 3 }), [pass(1)])
  expect(tableOf(passed)).toMatchObject({ mano: null, seguito: { outgoing: m(1), sum: 40 } })
})

test('S.21a the holder may ask for fewer coups than three', () => {
  expect(refusalOf(stoodIn(1, {}, {}, { coups: 1 }), announce)).toBe('S.21a stand-in-over')
  expect(refusalOf(aTable(), stepAway(1, { coups: 3 }))).toBeNull()
})

test('S.21a at Sanremo the holder carries on when back before the third coup ends', () => {
  const third = withCoup(stoodIn(2), { phase: 'dealt' })
  expect(tableOf(after(third, [comeBack(1)])).mano?.standIn).toBeNull()
  const late = after(stoodIn(3), [comeBack(1)])
  expect(tableOf(late)).toMatchObject({ mano: { standIn: { coups: 3 } } })
  expect(tableOf(late).seats[0]?.away).toBeNull()
  expect(refusalOf(late, announce)).toBe('S.21a stand-in-over')
})

test('S.21a at Venice the holder carries on when back before the last announced coup is dealt', () => {
  const venice = { standInReturn: 'before-last-dealt' } as const
  const dealt = withCoup(stoodIn(2, {}, venice), { phase: 'dealt' })
  expect(tableOf(after(dealt, [comeBack(1)])).mano?.standIn).toMatchObject({ coups: 2 })
  const closed = withCoup(stoodIn(2, {}, venice), { phase: 'closed' })
  expect(tableOf(after(closed, [comeBack(1)])).mano?.standIn).toBeNull()
  const first = withCoup(stoodIn(0, {}, venice, { coups: 1 }), { phase: 'dealt' })
  expect(tableOf(after(first, [comeBack(1)])).mano?.standIn).toMatchObject({ coups: 0, most: 1 })
})

const cutting = (evening: Evening, taglia: Partial<Taglia> = {}) =>
  changed(evening, {
    taglia: {
      ...tableOf(evening).taglia,
      phase: 'cutting',
      cutter: 'employee',
      number: 2,
      ...taglia,
    },
  })
const load = { type: 'loadSabot', table: T1 } as const

test('S.21b when a taglia begins while the inspector stands in, the bank is halved', () => {
  const halved = after(cutting(stoodIn(1, { wins: 1 })), [load])
  expect(balance(halved, bankOf(T1))).toBe(20)
  expect(balance(halved, chipsOf(m(1)))).toBe(980)
  expect(tableOf(halved).mano).toMatchObject({ shares: { [m(1)]: 20 }, halvedBefore: 2 })
})

test('S.21b not against the holder’s word, not before a win, and not twice', () => {
  const bankAfter = (evening: Evening) => balance(after(cutting(evening), [load]), bankOf(T1))
  expect(bankAfter(stoodIn(1, { wins: 1 }, {}, { keepsBank: true }))).toBe(40)
  expect(bankAfter(stoodIn(1, { ties: 1 }))).toBe(40)
  expect(bankAfter(stoodIn(1, { wins: 1, halvedBefore: 2 }))).toBe(40)
  expect(bankAfter(withBank(aTable(), 1, 40, { wins: 1, coups: 1 }))).toBe(40)
  expect(bankAfter(stoodIn(1, { wins: 1 }, { halveBetweenTaglie: false }))).toBe(40)
})

test('V.away-long the inspector declares a seat free, after a warning that has run out', () => {
  const away = after(aTable({ settings: { awayMinutes: 20 } }), [stepAway(4)])
  const warn = { type: 'warnAway', ...ofM(4) } as const
  const free = { type: 'freeSeat', ...ofM(4) } as const
  expect(refusalOf(away, free, inspector)).toBe('V.away-long warn-first')
  const warned = after(away, [warn], inspector)
  const until = tableOf(warned).seats[3]?.away?.freeAt ?? 0
  expect(refusalOf(warned, free, inspector)).toBe('V.away-long warning-runs')
  const decision = decided(warned, free, inspector, until)
  const freed = (decision.accepted ? decision.events : []).reduce(
    (state, event) => chemin.evolve(state, event, { at: until, by: inspector }),
    warned,
  )
  expect(tableOf(freed).seats[3]).toMatchObject({ holder: null, away: null })
  expect(refusalOf(aTable(), warn, inspector)).toBe('V.away-long not-away')
  expect(refusalOf(away, warn, phone(2))).toBe('null not-allowed')
})
