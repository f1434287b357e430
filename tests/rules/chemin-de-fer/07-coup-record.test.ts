import { expect, it } from 'vitest'
import { balance, bankOf, CAGNOTTE, chipsOf, unnamedOf } from '@/rules/chemin-de-fer/accounts'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import { tellsOfEvent } from '@/rules/chemin-de-fer/sentences'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { tableView } from '@/rules/chemin-de-fer/views/table'
import { asChips, MOST_CHIPS } from '@/rules/kernel/chips'
import { post } from '@/rules/kernel/ledger'
import { at, decidedAs, readyToDeal } from './support/coup'
import { takeAltezza } from './support/seguito'
import {
  after,
  aTable,
  changed,
  decided,
  desk,
  inspector,
  m,
  refusalOf,
  T1,
  tableOf,
  tablet,
  withBank,
  withCoup,
} from './support/table'

const TAXED = { taxPercent: 5 } as const
const atLevelTwo = (bank = 100): Evening => withBank(aTable({ level: 2, settings: TAXED }), 1, bank)
const recorded = (result: 'banco' | 'punta' | 'tie', matched: number, bank = 100) =>
  at({ type: 'recordResult', bank, matched, result })

it('V.values a result in three taps moves the bank against the punters without names', () => {
  const won = after(atLevelTwo(), [recorded('banco', 60)])
  expect(balance(won, bankOf(T1))).toBe(157)
  expect(balance(won, CAGNOTTE)).toBe(3)
  expect(balance(won, unnamedOf(T1))).toBe(-60)
  expect(tableOf(won)).toMatchObject({ coup: null, coupSerial: 1, taglia: { coups: 1 } })
  expect(won.isFrozen).toBe(true)
})

it('V.values a recorded loss ends the mano and gives the rest of the bank back', () => {
  const lost = after(atLevelTwo(), [recorded('punta', 60)])
  expect(tableOf(lost)).toMatchObject({ mano: null, turn: 2 })
  expect(balance(lost, chipsOf(m(1)))).toBe(940)
  expect(balance(lost, unnamedOf(T1))).toBe(60)
})

it('V.values a recorded tie moves nothing and counts', () => {
  const tied = after(atLevelTwo(), [recorded('tie', 0)])
  expect(balance(tied, bankOf(T1))).toBe(100)
  expect(tableOf(tied).mano).toMatchObject({ coups: 1, ties: 1 })
})

it('V.values the bank recorded may be larger by the banker’s chips, never smaller than the one that lies there', () => {
  const grown = after(atLevelTwo(), [recorded('banco', 120, 120)])
  expect(balance(grown, chipsOf(m(1)))).toBe(880)
  expect(balance(grown, bankOf(T1))).toBe(234)
  expect(refusalOf(atLevelTwo(), recorded('banco', 50, 90))).toBe('V.values below-bank')
  expect(refusalOf(atLevelTwo(), recorded('banco', 101))).toBe('V.values above-bank')
  expect(refusalOf(atLevelTwo(), recorded('banco', 0))).toBe('V.values nothing-played')
})

it('V.values results alone are recorded at level 2, and offered there', () => {
  const moveByMove = withBank(aTable({ level: 3 }), 1, 100)
  expect(refusalOf(moveByMove, recorded('banco', 60))).toBe('null not-at-this-level')
  expect(
    offersOf('recordResult', atLevelTwo(), tablet, 1).map(({ payload }) => payload.result),
  ).toEqual(['banco', 'punta', 'tie'])
})

const settled = (result: 'banco' | 'punta' | 'tie' = 'banco'): Evening => {
  const ready = readyToDeal({
    stakes: [
      { n: 2, chips: 60 },
      { n: 3, chips: 40 },
    ],
    settings: TAXED,
  })
  return after(decidedAs(ready, result), [at({ type: 'settleCoup' })])
}
/** The stakes of that coup, said again, since a void or tied coup remembers them as they were. */
const STAKED = [
  { member: 'm2', chips: 60 },
  { member: 'm3', chips: 40 },
]
const correct = (result: string, more: object = {}) =>
  at({ type: 'correctCoup', coup: 1, result, matched: 0, why: 'punto letto male', ...more })

it('S.27 a disputed coup is only the inspector’s to put right, a wrong entry also the tablet’s', () => {
  const about = { coup: 1, about: 'punto letto male', provision: null, contenders: [m(2)] }
  const disputed = after(settled(), [at({ type: 'openDispute', ...about })])
  expect(refusalOf(disputed, correct('tie'))).toBe('S.27 exhausted')
  expect(refusalOf(disputed, correct('tie'), inspector)).toBeNull()
  expect(refusalOf(settled(), correct('tie'))).toBeNull()
})

it('S.27 the tablet says which chips to move until the table has moved them', () => {
  const waiting = after(settled(), [correct('tie')])
  const [correction] = tableView(waiting, T1, 1)?.corrections ?? []
  expect(correction?.coup).toBe(1)
  expect(balance({ accounts: post({}, correction?.transfers ?? []) }, chipsOf(m(2)))).toBe(60)
  const again = after(waiting, [correct('punta')])
  expect(tableOf(again).corrections).toHaveLength(1)
  const done = after(waiting, [at({ type: 'acknowledgeCorrection', coup: 1 })])
  expect(tableOf(done).corrections).toEqual([])
  expect(refusalOf(done, at({ type: 'acknowledgeCorrection', coup: 1 }))).toBe(
    'S.27 nothing-to-acknowledge',
  )
})

it('S.27 two corrections of a coup that undo each other leave nothing to move', () => {
  const both = after(settled(), [correct('tie'), correct('banco', { bets: STAKED })])
  expect(tableOf(both).corrections).toEqual([])
})

it('S.27 a corrected coup moves the chips that are owed, and the bank while its mano goes on', () => {
  const tie = after(settled(), [correct('tie')], inspector)
  expect([2, 3].map((n) => balance(tie, chipsOf(m(n))))).toEqual([1000, 1000])
  expect(balance(tie, bankOf(T1))).toBe(100)
  expect(balance(tie, CAGNOTTE)).toBe(0)
  expect(tableOf(tie).mano).toMatchObject({ wins: 0, ties: 1, shares: { m1: 100 } })
  expect(tableOf(tie).past.at(-1)).toMatchObject({ result: 'tie', tax: 0, resultBy: 'S.27' })
})

it('S.27 a tie put right is counted as a tie no more', () => {
  const won = after(settled('tie'), [correct('banco', { bets: STAKED })], inspector)
  expect(tableOf(won).mano).toMatchObject({ wins: 1, ties: 0 })
})

it('S.27 a win put right into a loss moves chips only: the mano goes on, and the log says so', () => {
  const decision = decided(settled(), correct('punta'), inspector)
  expect(decision.accepted).toBe(true)
  const lost = after(settled(), [correct('punta')], inspector)
  expect(tableOf(lost).mano).toMatchObject({ banker: m(1), wins: 0, coups: 1 })
  expect(balance(lost, bankOf(T1))).toBe(0)
  const [event] = decision.accepted ? decision.events : []
  const said = event ? tellsOfEvent(event).map(({ sentence }) => sentence.en) : []
  expect(said.some((text) => text.includes('the mano and the rights stay'))).toBe(true)
})

it('S.27 S.26 a correction, and a bank read again, can be sent however large the bank had grown', () => {
  const evening = settled()
  const [past] = tableOf(evening).past
  if (!past) throw new Error('no past coup')
  const huge = changed(evening, { past: [{ ...past, matched: asChips(MOST_CHIPS + 2) }] })
  const { schema } = chemin.commands.correctCoup
  for (const { payload } of offersOf('correctCoup', huge, inspector, 0))
    expect(schema.safeParse(payload).success).toBe(true)
  const open = withCoup(withBank(aTable({ chips: MOST_CHIPS * 2 }), 1, MOST_CHIPS + 1))
  const again = chemin.commands.readBankAgain.schema
  for (const { payload } of offersOf('readBankAgain', open, tablet, 0))
    expect(again.safeParse(payload).success).toBe(true)
  const rich = withBank(aTable({ level: 2, chips: MOST_CHIPS * 2 }), 1, MOST_CHIPS + 1)
  expect(offersOf('recordResult', rich, tablet, 0)).toEqual([])
})

it('S.27 S.56a uncoveredBank: the last coup put right leaves the bank that the right result would have left', () => {
  const custom = { ...TAXED, uncoveredBank: 'set-aside' } as const
  const start = withBank(aTable({ level: 2, settings: custom }), 1, 100)
  const money = (evening: Evening) => [
    balance(evening, bankOf(T1)),
    balance(evening, chipsOf(m(1))),
    tableOf(evening).mano?.shares,
  ]
  const [wrong, right] = [recorded('banco', 60), recorded('banco', 20)]
  for (const [told, was] of [
    [recorded('tie', 0), wrong],
    [wrong, recorded('tie', 0)],
    [wrong, right],
    [right, wrong],
  ] as const) {
    const { matched, result } = was as { matched: number; result: string }
    const put = after(after(start, [told]), [correct(result, { matched })])
    expect(money(put)).toEqual(money(after(start, [was])))
  }
  const later = after(start, [wrong, recorded('tie', 0, 117), correct('banco', { matched: 20 })])
  expect(balance(later, chipsOf(m(1)))).toBe(balance(after(start, [wrong]), chipsOf(m(1))))
})

it('S.27 once the mano is over, its owners pay and are paid with their own chips', () => {
  const won = after(settled('punta'), [correct('banco')], inspector)
  expect([1, 2, 3].map((n) => balance(won, chipsOf(m(n))))).toEqual([1095, 940, 960])
  expect(balance(won, CAGNOTTE)).toBe(5)
  expect(tableOf(won).mano).toBeNull()
})

it('S.27 at level 1, which follows no bank, its owners pay and are paid with their own chips', () => {
  const corrected = (level: 1 | 2) =>
    after(settled('tie'), [at({ type: 'setLevel', level }), correct('banco', { bets: STAKED })])
  const byName = corrected(1)
  expect([1, 2, 3].map((n) => balance(byName, chipsOf(m(n))))).toEqual([1095, 940, 960])
  expect(balance(byName, bankOf(T1))).toBe(0)
  const next = after(byName, [
    at({ type: 'endMano' }),
    at({ type: 'setLevel', level: 3 }),
    at({ type: 'openBank', member: m(2), bank: 50 }),
  ])
  expect(balance(next, bankOf(T1))).toBe(50)
  const byResult = corrected(2)
  expect(balance(byResult, bankOf(T1))).toBe(195)
  expect(tableOf(byResult).mano?.shares).toEqual({ m1: 195 })
})

it('S.27 S.78 a socio pays nothing of a coup that the banker lost before them', () => {
  const joined = after(settled('tie'), [
    at({ type: 'lowerBank', member: m(1), to: 50 }),
    at({ type: 'takePartner', member: m(1), socio: m(4), terms: 'double' }),
  ])
  expect(tableOf(joined).mano?.shares).toEqual({ m1: 50, m4: 50 })
  expect(refusalOf(joined, correct('punta', { bets: STAKED }))).toBe('S.27 share-too-small')
  const within = [
    { member: 'm2', chips: 0 },
    { member: 'm3', chips: 40 },
  ]
  const lost = after(joined, [correct('punta', { bets: within })])
  expect(tableOf(lost).mano?.shares).toEqual({ m1: 10, m4: 50 })
})

it('S.27 S.87b while a mano goes round at its sum, no correction changes that sum', () => {
  const passed = after(settled(), [at({ type: 'passMano', member: m(1) })])
  expect(tableOf(passed).seguito?.sum).toBe(195)
  const less = correct('banco', { bets: [{ member: 'm2', chips: 20 }] })
  expect(refusalOf(passed, less, inspector)).toBe('S.27 mano-on-offer')
  expect(balance(after(passed, [at({ type: 'takeBack' }), less]), bankOf(T1))).toBe(157)
  const taken = after(passed, [takeAltezza(2), less])
  expect([1, 2].map((n) => balance(taken, chipsOf(m(n))))).toEqual([1057, 785])
  const halves = [2, 3].map((n) => ({ member: m(n), chips: 50 }))
  expect(refusalOf(passed, correct('banco', { bets: halves }))).toBeNull()
})

it('S.27 a wrong stake of a coup is corrected by its sum', () => {
  const less = after(
    settled(),
    [correct('banco', { bets: [{ member: 'm2', chips: 20 }] })],
    inspector,
  )
  expect(balance(less, chipsOf(m(2)))).toBe(980)
  expect(balance(less, bankOf(T1))).toBe(157)
  expect(balance(less, CAGNOTTE)).toBe(3)
})

it('S.27 a correction that changes nothing, of no remembered coup, or of nobody’s stake is refused', () => {
  expect(refusalOf(settled(), correct('banco'), inspector)).toBe('S.27 changes-nothing')
  expect(refusalOf(settled(), correct('tie', { coup: 7 }), inspector)).toBe('S.27 not-remembered')
  expect(
    refusalOf(settled(), correct('tie', { bets: [{ member: 'm7', chips: 5 }] }), inspector),
  ).toBe('S.27 not-staked')
  const more = correct('banco', { bets: [{ member: 'm2', chips: 80 }] })
  expect(refusalOf(settled(), more, inspector)).toBe('S.27 above-bank')
})

it('S.27 a coup of results alone is corrected against the punters without names', () => {
  const won = after(atLevelTwo(), [recorded('banco', 60)])
  const right = after(won, [correct('banco', { matched: 80 })], inspector)
  expect(balance(right, bankOf(T1))).toBe(176)
  expect(balance(right, unnamedOf(T1))).toBe(-80)
})

it('S.27 winnings that a book of results left without a name pay a correction, and nobody is told to pay them back', () => {
  const lost = after(atLevelTwo(1000), [recorded('punta', 960, 1000)])
  const poor = after(
    lost,
    [{ type: 'correctCassa', member: m(1), chips: asChips(-40), why: 'rese' }],
    desk,
  )
  const right = after(poor, [correct('punta', { matched: 1000 })], inspector)
  expect(balance(right, chipsOf(m(1)))).toBe(0)
  expect(tableView(right, T1, 1)?.corrections).toMatchObject([
    { coup: 1, transfers: [{ from: chipsOf(m(1)), to: unnamedOf(T1), chips: 40 }] },
  ])
})

it('S.27 a void coup, and one in play, are not corrected', () => {
  const voided = after(readyToDeal(), [at({ type: 'voidCoup', why: 'carte attaccate' })])
  expect(refusalOf(voided, correct('banco'), inspector)).toBe('S.27 was-void')
  expect(refusalOf(readyToDeal(), correct('banco'), inspector)).toBe('null coup-in-play')
})

it('S.27 the book of a corrected coup still balances, and its net sums to minus the tax', () => {
  for (const result of ['tie', 'punta', 'void']) {
    const right = after(settled(), [correct(result)], inspector)
    expect(Object.values(right.accounts).reduce((sum, chips) => sum + chips, 0)).toBe(0)
    const past = tableOf(right).past.at(-1)
    const net = Object.values(past?.net ?? {}).reduce((sum, chips) => sum + chips, 0)
    expect(net + (past?.tax ?? 0)).toBe(0)
  }
})
