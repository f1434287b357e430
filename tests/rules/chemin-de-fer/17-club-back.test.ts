import { expect, test } from 'vitest'
import { balance, bankOf, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { withTable, withTransfers } from '@/rules/chemin-de-fer/evening'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat, asTable } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import { move } from '@/rules/kernel/ledger'
import { at, decidedAs, readyToDeal } from './support/coup'
import { book, bookedOf, take } from './support/seats'
import {
  after,
  aTable,
  changed,
  desk,
  inspector,
  m,
  ofM,
  refusalOf,
  seat,
  T1,
  tableOf,
  tablet,
  withBank,
  withCoup,
} from './support/table'

const back = { type: 'takeBack', table: T1 } as const

/** A bank of 80 opened by m1 as an entry that can be taken back. */
function entered(): Evening {
  const before = aTable({ chips: 100 })
  const transfers = move(chipsOf(m(1)), bankOf(T1), asChips(80))
  const step = { event: { type: 'bankOpened', transfers }, at: 1, by: null, table: tableOf(before) }
  return changed(withBank(before, 1, 80), { steps: [step] })
}

test('C.5 the latest entry is taken back with its chips', () => {
  const evening = after(entered(), [back])
  expect(tableOf(evening).mano).toBeNull()
  expect(tableOf(evening).steps).toEqual([])
  expect(balance(evening, chipsOf(m(1)))).toBe(100)
  expect(balance(evening, bankOf(T1))).toBe(0)
})

test('C.5 the events of one command are taken back together', () => {
  const one = entered()
  const [step] = tableOf(one).steps
  if (!step) throw new Error('no step')
  const paid = move(chipsOf(m(2)), chipsOf(m(3)), asChips(5))
  const two = changed(withTransfers(one, paid), {
    steps: [step, { ...step, event: { type: 'other', transfers: paid }, table: tableOf(one) }],
  })
  const evening = after(two, [back])
  expect(tableOf(evening).mano).toBeNull()
  expect(balance(evening, chipsOf(m(2)))).toBe(100)
})

test('C.5 nothing is taken back where no entry is left', () => {
  expect(refusalOf(aTable(), back)).toBe('C.5 nothing-to-take-back')
  expect(refusalOf(after(entered(), [back]), back)).toBe('C.5 nothing-to-take-back')
})

test('C.5 chips that have moved on are not pulled back', () => {
  const of = { ...ofM(2) } as const
  const given = { place: seat(2), sum: asChips(60), line: 'beyond', part: null } as const
  const withdrawn = after(withCoup(withBank(aTable({ chips: 100 }), 1, 80)), [
    { type: 'layStake', ...of, ...given },
    { type: 'withdrawStake', ...of },
  ])
  const correction = { type: 'correctCassa', why: 'contate male' } as const
  const spent = after(withdrawn, [{ ...correction, member: m(2), chips: asChips(-90) }], desk)
  expect(refusalOf(spent, back)).toBe('C.5 chips-moved-on')
})

test('C.5 a member seated elsewhere since does not get the old seat again', () => {
  const before = aTable()
  const step = { event: { type: 'seatLeft' }, at: 1, by: null, table: tableOf(before) }
  const left = changed(before, {
    seats: tableOf(before).seats.map((seat) =>
      seat.number === 3 ? { ...seat, holder: null } : seat,
    ),
    steps: [step],
  })
  const T2 = asTable('T2')
  const { seats, ...empty } = tableOf(aTable({ seats: 4, seated: 0 }))
  const other = {
    ...empty,
    id: T2,
    seats: seats.map((one, at) => (at === 0 ? { ...one, holder: m(3) } : one)),
  }
  const both = withTable({ ...left, tables: { ...left.tables, [T2]: other } }, T2, () => ({}))
  expect(refusalOf(both, back)).toBe('C.5 seated-elsewhere')
})

test('C.5 S.22 a member who sat down elsewhere since is not booked again by a taking back', () => {
  const T2 = asTable('T2')
  const { seats, ...empty } = tableOf(aTable({ seats: 4, seated: 0 }))
  const other = { ...empty, id: T2, seats }
  const full = aTable({ seats: 6, standing: 3 })
  const two = { ...full, tables: { ...full.tables, [T2]: other } }
  const booked = after(
    two,
    [book(7), book(8), { type: 'setMinimum', table: T1, minimum: asChips(40) }],
    inspector,
  )
  const elsewhere = { type: 'takeSeat', table: T2, member: m(7), seat: asSeat(1) } as const
  const sat = after(booked, [elsewhere], inspector)
  expect(bookedOf(sat)).toEqual([m(8)])
  const evening = after(sat, [back])
  expect(bookedOf(evening)).toEqual([m(8)])
  const left = after(evening, [{ type: 'leaveSeat', ...ofM(3) }])
  expect(refusalOf(left, take(8, 3))).toBeNull()
})

test('C.5 nothing is taken back once the chips are being counted', () => {
  const counting = after(entered(), [{ type: 'beginCount' }], desk)
  expect(refusalOf(counting, back)).toBe('C.2 counting-begun')
})

test('S.40 a deposit stays where it is when the entry before it is taken back', () => {
  const deposited = after(entered(), [
    { type: 'depositStakes', ...ofM(2), chips: asChips(30), note: '' },
  ])
  const evening = after(deposited, [back])
  expect(tableOf(evening).mano).toBeNull()
  expect(evening.deposits).toHaveLength(1)
  expect(balance(evening, chipsOf(m(2)))).toBe(70)
})

/** A coup that m1's bank has lost to m3, settled and then disputed. */
const disputed = (): Evening => {
  const about = { coup: 1, about: 'punto letto male', provision: null, contenders: [m(1)] }
  const lost = after(decidedAs(readyToDeal(), 'punta'), [at({ type: 'settleCoup' })])
  return after(lost, [at({ type: 'openDispute', ...about })])
}

const rules = (chips: number) =>
  at({
    type: 'ruleDispute',
    dispute: 1,
    inFavourOf: null,
    why: 'si divide',
    provision: null,
    transfers: chips > 0 ? move(chipsOf(m(3)), chipsOf(m(1)), asChips(chips)) : [],
  })

test('S.27 cd22 a disputed coup is taken back by the inspector alone, until the dispute is withdrawn', () => {
  expect(refusalOf(disputed(), back)).toBe('S.27 exhausted')
  const stands = after(disputed(), [rules(0)], inspector)
  expect(refusalOf(stands, back)).toBe('S.27 exhausted')
  expect(refusalOf(disputed(), back, inspector)).toBeNull()
  const withdrawn = after(disputed(), [at({ type: 'withdrawDispute', dispute: 1 })])
  expect(refusalOf(withdrawn, back)).toBeNull()
})

test('S.27 cd22 entries after a disputed coup are taken back as before', () => {
  const opened = after(disputed(), [at({ type: 'openBank', member: m(2), bank: 50 })])
  const evening = after(opened, [back])
  expect(tableOf(evening).mano).toBeNull()
  expect(refusalOf(evening, back)).toBe('S.27 exhausted')
})

test('C.5 cd21 nothing before a ruling that moves chips is taken back, entries after it are', () => {
  const ruled = after(disputed(), [rules(60)], inspector)
  const opened = after(ruled, [at({ type: 'openBank', member: m(2), bank: 50 })])
  const evening = after(opened, [back])
  expect(balance(evening, chipsOf(m(2)))).toBe(1000)
  for (const by of [tablet, inspector])
    expect(refusalOf(evening, back, by)).toBe('C.5 before-a-ruling')
})

test('C.5 cd21 an entry of the very moment of such a ruling is not taken back either', () => {
  const ruled = after(disputed(), [rules(60)], inspector)
  const { steps, disputes } = tableOf(ruled)
  const moment = steps.at(-1)?.at ?? 0
  const atOnce = disputes.map(({ decision, ...dispute }) => ({
    ...dispute,
    decision: decision && { ...decision, at: moment },
  }))
  const evening = changed(ruled, { disputes: atOnce })
  expect(refusalOf(evening, back, inspector)).toBe('C.5 before-a-ruling')
})
