import { expect, test } from 'vitest'
import { balance, bankOf, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { withTable, withTransfers } from '@/rules/chemin-de-fer/evening'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import { move } from '@/rules/kernel/ledger'
import {
  after,
  aTable,
  changed,
  desk,
  m,
  refusalOf,
  seat,
  T1,
  tableOf,
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
  expect(refusalOf(aTable(), back)).toEqual({ provision: 'C.5', code: 'nothing-to-take-back' })
  expect(refusalOf(after(entered(), [back]), back)?.code).toBe('nothing-to-take-back')
})

test('C.5 chips that have moved on are not pulled back', () => {
  const of = { table: T1, member: m(2) } as const
  const given = { place: seat(2), sum: asChips(60), line: 'beyond', part: null } as const
  const withdrawn = after(withCoup(withBank(aTable({ chips: 100 }), 1, 80)), [
    { type: 'layStake', ...of, ...given },
    { type: 'withdrawStake', ...of },
  ])
  const correction = { type: 'correctCassa', why: 'contate male' } as const
  const spent = after(withdrawn, [{ ...correction, member: m(2), chips: asChips(-90) }], desk)
  expect(refusalOf(spent, back)).toEqual({ provision: 'C.5', code: 'chips-moved-on' })
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
  expect(refusalOf(both, back)?.code).toBe('seated-elsewhere')
})

test('C.5 nothing is taken back once the chips are being counted', () => {
  const counting = after(entered(), [{ type: 'beginCount' }], desk)
  expect(refusalOf(counting, back)).toEqual({ provision: 'C.2', code: 'counting-begun' })
})

test('S.40 a deposit stays where it is when the entry before it is taken back', () => {
  const deposited = after(entered(), [
    { type: 'depositStakes', table: T1, member: m(2), chips: asChips(30), note: '' },
  ])
  const evening = after(deposited, [back])
  expect(tableOf(evening).mano).toBeNull()
  expect(evening.deposits).toHaveLength(1)
  expect(balance(evening, chipsOf(m(2)))).toBe(70)
})
