import { expect, test } from 'vitest'
import { balance, chipsOf, DEPOSIT } from '@/rules/chemin-de-fer/accounts'
import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import { carriedAt } from '@/rules/chemin-de-fer/views/carried'
import { asChips } from '@/rules/kernel/chips'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { at } from './support/coup'
import { atStake, holder } from './support/errors'
import { lay } from './support/stakes'
import {
  after,
  aTable,
  changed,
  desk,
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

test('S.39b a change to the regulation is a dated sheet signed by the inspector', () => {
  const sheet = {
    type: 'amendRegulation',
    provision: 'S.6b',
    text: 'stasera bastano dieci carte',
  } as const
  const evening = after(aTable(), [sheet], inspector)
  expect(evening.amendments).toMatchObject([
    { number: 1, by: 'deputato', provision: 'S.6b', at: expect.any(Number) },
  ])
  expect(refusalOf(evening, sheet, phone(1))).toBe('null not-allowed')
  const unnamed = { roles: ['deputato'], member: null, post: null }
  expect(refusalOf(evening, sheet, unnamed)).toBe('S.39b sheet-signed')
})

test('S.39b a coup is remembered with the sheets in force when it began', () => {
  const sheet = (text: string) => ({ type: 'amendRegulation', provision: null, text }) as const
  const one = after(
    atStake({ 2: 40 }, { phase: 'decided', result: 'tie', holder: holder(2, true) }),
    [sheet('si gioca fino alle tre')],
    inspector,
  )
  const over = after(one, [{ type: 'settleCoup', table: T1 }])
  // The sheet came while the coup was in play, and holds from the next one.
  expect(tableOf(over).past.at(-1)?.sheets).toBe(0)
  const opened = after(over, [
    { type: 'announceBank', table: T1, toutVa: false, seesStakes: false },
  ])
  const voided = after(opened, [{ type: 'voidCoup', table: T1, why: 'carte attaccate' }])
  expect(tableOf(voided).past.at(-1)?.sheets).toBe(1)
  const told = after(withBank(aTable({ level: 2 }), 1, 100), [sheet('altro foglio')], inspector)
  const recorded = at({ type: 'recordResult', bank: 100, matched: 40, result: 'tie' })
  expect(tableOf(after(told, [recorded])).past.at(-1)?.sheets).toBe(1)
  // A tablet without its line knows their number, and not what they say.
  expect(carriedAt(told, T1)?.amendments).toMatchObject([{ number: 1, text: '' }])
})

test('S.40 stakes and winnings that nobody takes go to the desk, and their owner claims them', () => {
  const left = { type: 'depositStakes', ...ofM(4), chips: asChips(30), note: '' } as const
  const kept = after(aTable({ chips: 100 }), [left])
  expect(balance(kept, DEPOSIT)).toBe(30)
  expect(balance(kept, chipsOf(m(4)))).toBe(70)
  const claim = (n: number) => ({ type: 'claimDeposit', deposit: 1, member: m(n) }) as const
  expect(refusalOf(kept, claim(5), desk)).toBe('S.40 not-their-deposit')
  const claimed = after(kept, [claim(4)], desk)
  expect(balance(claimed, chipsOf(m(4)))).toBe(100)
  expect(refusalOf(claimed, claim(4), desk)).toBe('S.40 deposit-claimed')
})

test('S.40 chips of an unknown owner are kept too, and given to whoever the desk finds', () => {
  const found = {
    type: 'depositStakes',
    table: T1,
    member: null,
    chips: asChips(30),
    note: 'per terra',
  } as const
  const kept = after(aTable({ chips: 100 }), [found])
  expect(balance(kept, DEPOSIT)).toBe(30)
  const claimed = after(kept, [{ type: 'claimDeposit', deposit: 1, member: m(9) }], desk)
  expect(balance(claimed, chipsOf(m(9)))).toBe(130)
  expect(refusalOf(kept, { ...found, member: m(4), chips: asChips(101) })).toBe(
    'S.40 not-enough-chips',
  )
  expect(refusalOf(kept, { ...found, member: asMember('nobody') })).toBe('null not-taking-part')
})

test('V.leave a member sent out loses seat and turn and plays no more, until let in again', () => {
  const out = { type: 'sendOut', member: m(1), why: 'non accetta la decisione' } as const
  const evening = after(aTable(), [out], inspector)
  expect(tableOf(evening).seats[0]?.holder).toBeNull()
  expect(tableOf(evening).turn).toBe(2)
  const said: CheminCommand = {
    type: 'openDispute',
    table: T1,
    coup: 0,
    about: 'x',
    provision: null,
    contenders: [m(1)],
  }
  expect(refusalOf(evening, said, phone(1))).toBe('V.leave sent-out')
  const cassa = { type: 'handCassa', member: m(1), chips: asChips(10) } as const
  expect(refusalOf(evening, cassa, desk)).toBe('V.leave sent-out')
  const back = after(evening, [{ type: 'readmit', member: m(1) }], inspector)
  expect(refusalOf(back, said, phone(1))).toBeNull()
})

test('V.leave S.104 S.82 bars for the evening outlast being sent out, and the limit of a lost seat does not', () => {
  const forward = { kind: 'moved-forward', why: '', provision: 'S.25a', mano: 0 } as const
  const moved = changed(aTable(), { limits: [{ ...forward, member: m(3), oldSeat: asSeat(7) }] })
  const barred = after(
    moved,
    [
      { type: 'barFromBuying', ...ofM(3), why: 'accordo al bar' },
      { type: 'barFromPartnerships', ...ofM(3), why: 'più mani' },
      { type: 'sendOut', member: m(3), why: 'disturba' },
      { type: 'readmit', member: m(3) },
    ],
    inspector,
  )
  expect(tableOf(barred).limits.map(({ kind }) => kind)).toEqual(['no-auction', 'no-partner'])
})

test('V.leave limits ended with the sending out in journals written before', () => {
  const bar = { type: 'barFromBuying', ...ofM(3), why: 'accordo al bar' } as const
  const event = { type: 'memberSentOut', member: m(3), why: 'disturba' } as const
  const out = chemin.evolve(after(aTable(), [bar], inspector), event, { at: 1, by: inspector })
  expect(tableOf(out).limits).toEqual([])
})

test('V.leave the chips of a member sent out may be deposited, and an inspector still acts', () => {
  const out = (member: MemberId) => ({ type: 'sendOut', member, why: 'disturba' }) as const
  const evening = after(aTable(), [out(m(9))], inspector)
  const left = { ...ofM(9), chips: asChips(5), note: '' }
  expect(refusalOf(evening, { type: 'depositStakes', ...left })).toBeNull()
  const self = asMember('deputato')
  const person = { member: self, casse: [], asked: null, handed: null }
  const both = { ...evening, persons: { ...evening.persons, [self]: person } }
  const level = { type: 'setLevel', table: T1, level: 2 } as const
  expect(refusalOf(after(both, [out(self)], inspector), level, inspector)).toBeNull()
})

test('V.leave nobody is sent out with a bank or a stake on the table', () => {
  const out = (n: number) => ({ type: 'sendOut', member: m(n), why: 'disturba' }) as const
  const banked = withBank(aTable(), 1, 50)
  expect(refusalOf(banked, out(1), inspector)).toBe('V.leave still-at-stake')
  const staked = after(withCoup(banked), [lay(9, 5)])
  expect(refusalOf(staked, out(9), inspector)).toBe('V.leave still-at-stake')
  expect(refusalOf(staked, out(2), inspector)).toBeNull()
})
