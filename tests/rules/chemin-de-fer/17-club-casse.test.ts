import { expect, test } from 'vitest'
import { balance, bankOf, CASSA, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { NO_EVENING } from '@/rules/chemin-de-fer/evening'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import { tableView } from '@/rules/chemin-de-fer/views/table'
import { floatAt } from '@/rules/float/room'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import { asChips } from '@/rules/kernel/chips'
import { at, withStakes } from './support/coup'
import { changeur, inspector as commissario, give, withFloat } from './support/float'
import {
  after,
  aTable,
  desk,
  inspector,
  m,
  phone,
  refusalOf,
  T1,
  tableOf,
  withBank,
} from './support/table'

const opened = () =>
  after(NO_EVENING, [{ type: 'openEvening', title: 'Serata', day: '2026-11-20' }], desk)

const table = {
  type: 'openTable',
  seats: 9,
  minimum: asChips(10),
  level: 3,
  isLarge: false,
} as const

test('C.1 the desk hands out what was asked in two taps, and the request is gone', () => {
  const asked = after(opened(), [{ type: 'askCassa', member: m(1), chips: asChips(200) }], phone(1))
  const [offer] = offersOf('handCassa', asked, desk, 0)
  expect(offer?.payload).toEqual({ member: m(1), chips: 200 })
  const handed = after(asked, [{ type: 'handCassa', member: m(1), chips: asChips(200) }], desk)
  expect(handed.persons[m(1)]).toMatchObject({ asked: null, casse: [{ chips: 200, why: 'cassa' }] })
  expect(balance(handed, chipsOf(m(1)))).toBe(200)
  expect(balance(handed, CASSA)).toBe(-200)
})

test('C.1 only the cash desk hands out and corrects chips; the inspector, who judges, does neither', () => {
  const hand = { type: 'handCassa', member: m(1), chips: asChips(200) } as const
  const correct = { type: 'correctCassa', member: m(1), chips: asChips(1), why: 'errore' } as const
  const handed = after(opened(), [hand], desk)
  for (const command of [hand, correct])
    expect(refusalOf(handed, command, inspector)).toBe('null not-allowed')
})

test('C.1 a request is made once, and may be withdrawn', () => {
  const ask = { type: 'askCassa', member: m(1), chips: asChips(200) } as const
  const asked = after(opened(), [ask], phone(1))
  expect(refusalOf(asked, ask, phone(1))).toBe('C.1 already-asked')
  const dropped = after(asked, [{ type: 'dropCassa', member: m(1) }], phone(1))
  expect(dropped.persons[m(1)]?.asked).toBeNull()
  expect(refusalOf(dropped, { type: 'dropCassa', member: m(1) }, phone(1))).toBe(
    'C.1 nothing-asked',
  )
})

test('C.1 cf71 a cassa handed out by mistake is taken back, and the request waits as before', () => {
  const ask = { type: 'askCassa', member: m(1), chips: asChips(200) } as const
  const asked = after(opened(), [ask], phone(1))
  const askedAt = asked.persons[m(1)]?.asked?.at ?? 0
  const hand = { type: 'handCassa', member: m(1), chips: asChips(200), askedAt } as const
  const handed = after(asked, [hand], desk)
  expect(refusalOf(handed, hand, desk)).toBe('C.1 nothing-asked')
  const handedAt = handed.persons[m(1)]?.handed?.at ?? 0
  const back = { type: 'takeCassaBack', member: m(1), handedAt } as const
  const offered = (later: number) => offersOf('takeCassaBack', handed, desk, handedAt + later)
  expect(offered(15_000)).toMatchObject([{ payload: { member: m(1), handedAt } }])
  expect(offered(15_001)).toEqual([])
  expect(refusalOf(handed, back, inspector)).toBe('null not-allowed')
  const taken = after(handed, [back], desk)
  expect(taken.persons).toEqual(asked.persons)
  expect(balance(taken, chipsOf(m(1)))).toBe(0)
  expect(balance(taken, CASSA)).toBe(0)
  const again = 'C.1 nothing-just-handed'
  expect(refusalOf(taken, back, desk)).toBe(again)
  const correct = { type: 'correctCassa', member: m(1), chips: asChips(-1), why: 'errore' } as const
  expect(refusalOf(after(handed, [correct], desk), back, desk)).toBe(again)
  const counting = after(handed, [{ type: 'beginCount' }], desk)
  expect(refusalOf(counting, back, desk)).toBe('C.2 counting-begun')
})

test('C.1 cf71 chips that lie on a bank already are not taken back, and a newer request stays', () => {
  const hand = { type: 'handCassa', member: m(1), chips: asChips(200) } as const
  const handed = after(aTable({ chips: 10 }), [hand], desk)
  const handedAt = handed.persons[m(1)]?.handed?.at ?? 0
  const back = { type: 'takeCassaBack', member: m(1), handedAt } as const
  expect(refusalOf(withBank(handed, 1, 150), back, desk)).toBe('C.1 not-enough-chips')
  const asked = after(handed, [{ type: 'askCassa', member: m(1), chips: asChips(50) }], phone(1))
  const taken = after(asked, [back], desk)
  expect(taken.persons[m(1)]).toMatchObject({ asked: { chips: 50 }, handed: null })
  expect(balance(taken, chipsOf(m(1)))).toBe(10)
})

test('C.1 a cassa is corrected up or down, never below what was drawn or what is still there', () => {
  const evening = withBank(aTable({ chips: 100 }), 1, 80)
  const less = (chips: number) =>
    ({ type: 'correctCassa', member: m(1), chips: asChips(chips), why: 'errore' }) as const
  expect(refusalOf(evening, less(-120), desk)).toBe('C.1 more-than-drawn')
  expect(refusalOf(evening, less(-30), desk)).toBe('C.1 not-enough-chips')
  const corrected = after(evening, [{ ...less(-20), drawn: asChips(100) }, less(5)], desk)
  expect(balance(corrected, chipsOf(m(1)))).toBe(5)
  expect(refusalOf(corrected, { ...less(5), drawn: asChips(100) }, desk)).toBe(
    'C.1 drawn-meanwhile',
  )
})

test('C.1 a member’s chips are one account at every table of the evening', () => {
  const evening = after(opened(), [table, table], inspector)
  expect(Object.keys(evening.tables)).toEqual(['T1', 'T2'])
  const handed = after(evening, [{ type: 'handCassa', member: m(1), chips: asChips(90) }], desk)
  expect(Object.keys(handed.accounts)).toEqual(['cassa', 'chips:m1'])
})

test('C.1 a table that closes gives its bank back to the owner and frees its seats', () => {
  const evening = withBank(aTable({ chips: 100 }), 1, 80)
  const closed = after(evening, [{ type: 'closeTable', table: T1 }], inspector)
  expect(balance(closed, chipsOf(m(1)))).toBe(100)
  expect(balance(closed, bankOf(T1))).toBe(0)
  expect(tableOf(closed)).toMatchObject({ status: 'closed', mano: null })
  expect(tableOf(closed).seats.every(({ holder }) => holder === null)).toBe(true)
  expect(refusalOf(closed, { type: 'closeTable', table: T1 }, inspector)).toBe('C.3 table-not-open')
})

test('C.4 a new table starts at the level given, between two taglie, with its seats free', () => {
  const evening = after(opened(), [{ ...table, level: 2 }], inspector)
  expect(evening.tables[asTable('T1')]).toMatchObject({
    level: 2,
    turn: null,
    taglia: { number: 0, phase: 'between' },
  })
  expect(evening.tables[asTable('T1')]?.seats).toHaveLength(9)
})

test('C.4 the level changes between two coups; at level 1 the bank’s chips are the owner’s again', () => {
  const evening = withBank(aTable(), 1, 80)
  const two = after(evening, [{ type: 'setLevel', table: T1, level: 2 }])
  expect(tableOf(two).level).toBe(2)
  expect(balance(two, bankOf(T1))).toBe(80)
  const one = after(two, [{ type: 'setLevel', table: T1, level: 1 }])
  expect(balance(one, bankOf(T1))).toBe(0)
  expect(tableOf(one).mano).toMatchObject({ banker: m(1), shares: {} })
  expect(refusalOf(one, { type: 'setLevel', table: T1, level: 3 })).toBe('C.4 end-mano-first')
})

test('C.4 the settings are those of a house or line by line, until the first coup', () => {
  const set = { type: 'setSettings', settings: PROFILES.venezia } as const
  const chosen = after(opened(), [set], inspector)
  expect(chosen.settings.minSeated).toBe(6)
  expect(offersOf('setSettings', chosen, inspector, 0)).toHaveLength(3)
  const frozen = { ...chosen, isFrozen: true }
  expect(refusalOf(frozen, set, inspector)).toBe('C.4 settings-frozen')
  expect(offersOf('setSettings', frozen, inspector, 0)).toEqual([])
})

test('V.cash-limit ch22 where a line of banknotes without a name is undone and somebody has played with its chips, the book knows no chips', () => {
  const evening = withFloat(aTable({ chips: 100 }))
  const money = { type: 'changeMoney', table: T1, member: null, offered: 'banconote' } as const
  const paid = give(evening, changeur, { ...money, into: 'fiches', pieces: { '100': 1 } })
  const opened = after(paid, [at({ type: 'openBank', member: m(1), bank: 150 })])
  expect(balance(opened, chipsOf(m(1)))).toBe(-50)
  const { lineCount: line } = floatAt(opened.float, T1)
  const undone = give(opened, commissario, { type: 'undoLine', table: T1, line, why: 'due volte' })
  expect(tableView(undone, T1, 1)?.persons.every(({ chips }) => chips === null)).toBe(true)
  const handed = after(undone, [{ type: 'handCassa', member: m(1), chips: asChips(50) }], desk)
  expect(tableView(handed, T1, 1)?.persons.every(({ chips }) => chips !== null)).toBe(true)
})

test('V.float chr6 a float is first declared between two coups; its customs change while a bank lies open', () => {
  const declares = { type: 'declareFloat', settings: FLOAT_PROFILES.venezia } as const
  const banked = withBank(aTable(), 1, 100)
  const staked = withStakes(banked, [{ n: 3, chips: 100 }])
  expect(refusalOf(staked, declares, desk)).toBe('V.float declared-between-coups')
  const declared = withStakes(after(banked, [declares], desk), [{ n: 3, chips: 100 }])
  const other = { ...declares, settings: FLOAT_PROFILES.club }
  expect(after(declared, [other], desk).float.settings).toEqual(FLOAT_PROFILES.club)
})

test('V.advance-grant V.paper-leave before anybody has come no sum is offered to nobody', () => {
  const empty = withFloat(aTable({ seated: 0, standing: 0 }))
  const offered = (type: 'grantAdvance' | 'allowPaper' | 'countSpot') =>
    offersOf(type, empty, commissario, 0).length
  expect([offered('countSpot'), offered('grantAdvance'), offered('allowPaper')]).toEqual([1, 0, 0])
})
