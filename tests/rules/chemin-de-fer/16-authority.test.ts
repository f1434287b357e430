import { expect, test } from 'vitest'
import {
  balance,
  bankOf,
  CAGNOTTE,
  chipsOf,
  isPhysical,
  ownerOf,
} from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { withTransfers } from '@/rules/chemin-de-fer/evening'
import { offersOf, offersTo } from '@/rules/chemin-de-fer/offers'
import { findProvision, PROVISION_IDS } from '@/rules/chemin-de-fer/provisions'
import type { SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asChips } from '@/rules/kernel/chips'
import { accountsIn, move } from '@/rules/kernel/ledger'
import {
  after,
  aTable,
  changed,
  decided,
  desk,
  inspector,
  m,
  phone,
  refusalOf,
  seat,
  T1,
  tableOf,
  tablet,
  withBank,
  withCoup,
} from './support/table'

/** A coup that m1's bank won from m2: 38 after a tax of 2. */
const WON: SettledCoup = {
  sheets: 0,
  serial: 1,
  taglia: 1,
  number: 1,
  mano: 1,
  banker: m(1),
  level: 3,
  at: 0,
  bank: asChips(40),
  matched: asChips(40),
  result: 'banco',
  resultBy: null,
  holder: m(2),
  punta: [],
  banco: [],
  points: { punta: 3, banco: 8 },
  tax: asChips(2),
  nextBank: asChips(78),
  bets: [{ member: m(2), place: seat(2), chips: asChips(40) }],
  incidents: [],
  shares: { [m(1)]: asChips(40) },
  inHalves: false,
  toutVa: false,
  offers: [],
  net: { [m(1)]: asChips(38), [m(2)]: asChips(-40) },
  transfers: [],
}

const played = (): Evening =>
  changed(
    withTransfers(aTable({ chips: 100 }), [
      ...move(chipsOf(m(2)), chipsOf(m(1)), asChips(40)),
      ...move(chipsOf(m(1)), CAGNOTTE, asChips(2)),
    ]),
    { past: [WON], coupSerial: 1 },
  )

const open: CheminCommand = {
  type: 'openDispute',
  table: T1,
  coup: 1,
  about: 'la carta era per terra',
  provision: 'S.29',
  contenders: [m(1), m(2)],
}

const rule = {
  type: 'ruleDispute',
  table: T1,
  dispute: 1,
  inFavourOf: null,
  why: 'la carta vale',
  provision: 'S.29',
} as const

test('S.39a anybody at the table opens a dispute, says what they saw, and the inspector rules at once and finally', () => {
  const disputed = after(played(), [open], phone(2))
  const stated = after(
    disputed,
    [{ type: 'stateToDispute', table: T1, dispute: 1, member: m(3), text: 'l’ho vista' }],
    phone(3),
  )
  const ruling = { ...rule, inFavourOf: m(2), transfers: [] }
  const ruled = decided(stated, ruling, inspector)
  expect(ruled).toMatchObject({
    events: [
      {
        type: 'disputeRuled',
        table: 'T1',
        dispute: 1,
        final: true,
        inFavourOf: 'm2',
        provision: 'S.29',
      },
    ],
  })
  const [dispute] = tableOf(after(stated, [ruling], inspector)).disputes
  expect(dispute).toMatchObject({
    status: 'final',
    statements: [{ member: 'm3', text: 'l’ho vista' }],
    decision: { member: 'deputato', inFavourOf: 'm2' },
  })
  expect(refusalOf(after(stated, [ruling], inspector), ruling, inspector)).toBe(
    'S.39a dispute-over',
  )
})

test('S.39a only the inspector rules, for a party or none', () => {
  const disputed = after(played(), [open])
  expect(refusalOf(disputed, { ...rule, transfers: [] }, phone(3))).toBe('null not-allowed')
  expect(refusalOf(disputed, { ...rule, transfers: [] }, tablet)).toBe('null not-allowed')
  const stranger = { ...rule, inFavourOf: m(5), transfers: [] }
  expect(refusalOf(disputed, stranger, inspector)).toBe('S.39a rule-for-a-contender')
})

test('S.39a a coup that is over is undone by compensating entries, tax included', () => {
  const disputed = after(played(), [open])
  const offers = offersOf('ruleDispute', disputed, inspector, 0)
  const undoing = offers.find(({ payload }) => payload.transfers.length > 0)
  expect(undoing).toBeDefined()
  const { past } = tableOf(disputed)
  const ruled = after(
    disputed,
    [{ ...rule, transfers: [...(undoing?.payload.transfers ?? [])] }],
    inspector,
  )
  expect(balance(ruled, chipsOf(m(1)))).toBe(100)
  expect(balance(ruled, chipsOf(m(2)))).toBe(100)
  expect(balance(ruled, CAGNOTTE)).toBe(0)
  expect(tableOf(ruled).past).toEqual(past)
})

test('S.39a a ruling moves no chips while a coup is in play, none of a bank, and none that are not there', () => {
  const disputed = after(played(), [open])
  const moving = (chips: number, from = chipsOf(m(2))) => ({
    ...rule,
    transfers: [{ from, to: chipsOf(m(1)), chips: asChips(chips) }],
  })
  expect(refusalOf(disputed, moving(61), inspector)).toBe('S.39a not-enough-chips')
  expect(refusalOf(disputed, moving(5, bankOf(T1)), inspector)).toBe('S.39a account-not-here')
  const inPlay = withCoup(withBank(disputed, 3, 40))
  expect(refusalOf(inPlay, moving(5), inspector)).toBe('S.39a coup-in-play')
})

test('S.39a a ruling moves chips of a bank that somebody holds, save at level 1, which follows none', () => {
  const held = withBank(after(played(), [open]), 3, 40)
  const back = {
    ...rule,
    transfers: [{ from: chipsOf(m(2)), to: bankOf(T1), chips: asChips(10) }],
  }
  expect(refusalOf(held, back, inspector)).toBeNull()
  const byName = after(held, [{ type: 'setLevel', table: T1, level: 1 }])
  expect(refusalOf(byName, back, inspector)).toBe('S.39a account-not-here')
})

test('S.39a a dispute is withdrawn by its opener or an officer, and holds the tableau while it is open', () => {
  const disputed = after(played(), [open], phone(2))
  const withdraw = { type: 'withdrawDispute', table: T1, dispute: 1 } as const
  expect(refusalOf(disputed, withdraw, phone(1))).toBe('S.39a opener-withdraws')
  expect(tableOf(after(disputed, [withdraw], phone(2))).disputes[0]?.status).toBe('withdrawn')
  const members = Object.keys(disputed.persons)
  const counted = after(
    disputed,
    [
      { type: 'beginCount' },
      ...members.map((member) => ({
        type: 'countChips' as const,
        member: m(Number(member.slice(1))),
        chips: balance(disputed, chipsOf(m(Number(member.slice(1))))),
      })),
    ],
    desk,
  )
  const close = { type: 'closeTableau', settleBy: 'desk' } as const
  expect(refusalOf(counted, close, desk)).toBe('C.3 dispute-open')
  const moved = {
    ...rule,
    transfers: [{ from: chipsOf(m(1)), to: chipsOf(m(2)), chips: asChips(1) }],
  }
  const ruled = after(counted, [moved], inspector)
  expect(ruled.closing?.counted).not.toHaveProperty('m1')
  expect(ruled.closing?.expected).toMatchObject({ m1: 137, m2: 61 })
})

test('S.39a the tablet is offered statements for anybody, and the withdrawal of what was opened on it', () => {
  const atTablet = after(played(), [open])
  const statements = offersTo(atTablet, tablet, 0).filter(({ type }) => type === 'stateToDispute')
  expect(statements.map(({ payload }) => 'member' in payload && payload.member)).toEqual(
    Object.keys(atTablet.persons),
  )
  const withdrawals = (evening: Evening) =>
    offersTo(evening, tablet, 0).filter(({ type }) => type === 'withdrawDispute').length
  expect(withdrawals(atTablet)).toBe(1)
  expect(withdrawals(after(played(), [open], phone(2)))).toBe(0)
})

test('S.38b a member acts for themselves alone, and is offered nothing for another', () => {
  const statement = {
    type: 'stateToDispute',
    table: T1,
    dispute: 1,
    member: m(2),
    text: 'io no',
  } as const
  const disputed = after(played(), [open])
  expect(refusalOf(disputed, statement, phone(3))).toBe('S.38b not-yours')
  const named = offersTo(disputed, phone(3), 0).flatMap(({ payload }) =>
    'member' in payload ? [payload.member] : [],
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.every((member) => member === m(3))).toBe(true)
})

test('S.41 every provision can be read, in both languages with an example; another text is none', () => {
  const unread = PROVISION_IDS.filter((id) => {
    const { it, en } = findProvision(id) ?? { it: null, en: null }
    return [it, en].some((words) => !(words?.title && words.text && words.example))
  })
  expect(unread).toEqual([])
  expect(findProvision('S.41')?.kind).toBe('notice')
  expect(findProvision('S.999')).toBeNull()
})

test('S.37 nothing but the game lies on the table: the chips of banks and stakes, and no other account', () => {
  const staked = withBank(aTable({ chips: 100 }), 1, 40)
  const lying = accountsIn(staked.accounts).filter(
    (account) => isPhysical(account) && ownerOf(account) === null,
  )
  expect(lying).toEqual([bankOf(T1)])
})
