import { expect, test } from 'vitest'
import { balance, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import { NO_EVENING, withTransfers } from '@/rules/chemin-de-fer/evening'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { CheminAudience } from '@/rules/chemin-de-fer/views/audience'
import { boardView } from '@/rules/chemin-de-fer/views/board'
import { deputatoView, waitingDisputes } from '@/rules/chemin-de-fer/views/deputato'
import { deskView } from '@/rules/chemin-de-fer/views/desk'
import { knownTo } from '@/rules/chemin-de-fer/views/known'
import { memberView } from '@/rules/chemin-de-fer/views/member'
import { noticesBetween } from '@/rules/chemin-de-fer/views/notices'
import { sheetsBetween } from '@/rules/chemin-de-fer/views/sheets'
import { tableView } from '@/rules/chemin-de-fer/views/table'
import { viewOf } from '@/rules/chemin-de-fer/views/view'
import { asChips } from '@/rules/kernel/chips'
import { move } from '@/rules/kernel/ledger'
import {
  after,
  aTable,
  betOf,
  changed,
  desk,
  inspector,
  m,
  phone,
  T1,
  withBank,
  withCoup,
} from './support/table'

/** m1 has a bank of 80; m2 stakes 31 and m3 stakes 77. */
const inPlay = (): Evening =>
  withCoup(withBank(aTable({ chips: 4321 }), 1, 80), { bets: [betOf(2, 31), betOf(3, 77)] })

/** The same with the chips of the stakes laid. */
const laid = (): Evening =>
  withTransfers(
    inPlay(),
    [2, 3].flatMap((n) => move(chipsOf(m(n)), stakeOf(T1, m(n)), betOf(n, n === 2 ? 31 : 77).sum)),
  )

const AUDIENCES: CheminAudience[] = [
  { kind: 'board' },
  { kind: 'table', table: T1 },
  { kind: 'desk', member: m(9), roles: ['segretario'] },
  { kind: 'member', member: m(2) },
  { kind: 'deputato', member: m(9) },
]

test('views are plain JSON for every audience, at an empty evening and in the middle of a coup', () => {
  for (const evening of [NO_EVENING, inPlay()])
    for (const audience of AUDIENCES) {
      const view = viewOf(evening, audience, 0)
      expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    }
  expect(viewOf(NO_EVENING, { kind: 'table', table: T1 }, 0)).toBeNull()
})

test('views show on the wall who sits, who is banker and whose turn it is, and nobody’s money', () => {
  const view = boardView(inPlay())
  expect(view.tables[0]).toMatchObject({ banker: m(1), freeSeats: 0, coup: { phase: 'open' } })
  expect(view.tables[0]?.seats[0]).toMatchObject({ holder: m(1), isBanker: true })
  const text = JSON.stringify(view)
  for (const chips of [4321, 4241, 80, 31, 77]) expect(text).not.toContain(`:${chips},`)
})

test('views show at the table the bank, the stakes, what plays and who has a right to the cards', () => {
  const view = tableView(inPlay(), T1, 0)
  expect(view).toMatchObject({ bank: 80, coup: { matched: 80 } })
  expect(view?.coup?.back).toEqual([{ member: m(3), chips: 28 }])
  expect(view?.coup?.rights[0]).toMatchObject({ member: m(3), provision: 'S.51' })
  expect(view?.persons.find(({ member }) => member === m(1))?.chips).toBe(4241)
  expect(view?.coup?.outcome).toBeNull()
})

test('views show what the bank will be once the result is known, tax included', () => {
  const evening = withCoup(withBank(aTable({ chips: 1000, settings: { taxPercent: 5 } }), 1, 80), {
    phase: 'decided',
    result: 'banco',
    bets: [betOf(2, 80)],
  })
  const outcome = tableView(evening, T1, 0)?.coup?.outcome
  expect(outcome).toMatchObject({ won: 80, tax: { chips: 4 }, nextBank: 156 })
})

test('views show a member their own chips only, and the table where they sit', () => {
  const { mine } = memberView(inPlay(), m(2), 0)
  expect(mine).toMatchObject({ seat: { table: T1, seat: 2 }, chips: 4321, drawn: 4321 })
  const shown = mine.table?.persons.filter(({ chips }) => chips !== null)
  expect(shown).toEqual([{ member: m(2), chips: 4321 }])
  expect(mine.sheet).toBeNull()
})

test('views show no chips before anybody where a level does not tell the punters apart', () => {
  const evening = changed(inPlay(), { level: 2, manoNumber: 1 })
  const view = tableView(evening, T1, 0)
  expect(view?.persons.every(({ chips }) => chips === null)).toBe(true)
  expect(memberView(evening, m(2), 0).mine.chips).toBeNull()
})

test('views show the desk people, casse and the tableau as it would be', () => {
  const evening = after(laid(), [{ type: 'askCassa', member: m(2), chips: asChips(50) }], phone(2))
  const view = deskView(evening, { kind: 'desk', member: m(9), roles: ['segretario'] }, 0)
  expect(view.persons.find(({ member }) => member === m(2))).toMatchObject({
    asked: { chips: 50 },
    seat: { table: T1, seat: 2 },
  })
  expect(view.tableau).toMatchObject({ closedAt: null, isCounted: false })
  expect(view.offers.map(({ type }) => type)).toContain('handCassa')
})

test('views show the inspector open disputes, and list them as waiting', () => {
  const evening = after(aTable(), [
    {
      type: 'openDispute',
      table: T1,
      coup: 0,
      about: 'un posto',
      provision: 'S.24',
      contenders: [m(1), m(2)],
    },
  ])
  const view = deputatoView(evening, m(9), 0)
  expect(view.tables[0]?.disputes[0]).toMatchObject({ about: 'un posto', settled: null })
  expect(view.offers.map(({ type }) => type)).toContain('ruleDispute')
  expect(waitingDisputes(evening, null)).toHaveLength(1)
  expect(waitingDisputes(evening, m(1))).toEqual([])
})

test('members of an evening know each other by name, and nobody else does', () => {
  expect(knownTo(aTable(), m(1)).has(m(2))).toBe(true)
  expect(knownTo(aTable(), inspector.member ?? m(99)).size).toBe(0)
})

test('notices tell the inspector of a dispute, its parties of the ruling, and those who owe of their payment', () => {
  const before = aTable({ seats: 4, seated: 2, standing: 0 })
  const disputed = after(before, [
    { type: 'openDispute', table: T1, coup: 0, about: 'x', provision: null, contenders: [m(1)] },
  ])
  expect(noticesBetween(before, disputed)).toMatchObject([
    { reason: 'dispute', to: { role: 'deputato' } },
  ])
  const rule = {
    ...{ type: 'ruleDispute' as const, table: T1, dispute: 1, inFavourOf: null },
    ...{ why: 'così', provision: null, transfers: [] },
  }
  const ruled = after(disputed, [rule], inspector)
  expect(noticesBetween(disputed, ruled)).toEqual([{ reason: 'ruled', to: { member: m(1) } }])
  const counted = after(
    ruled,
    [
      { type: 'beginCount' },
      { type: 'countChips', member: m(1), chips: asChips(1100) },
      { type: 'countChips', member: m(2), chips: asChips(900) },
    ],
    desk,
  )
  const closed = after(counted, [{ type: 'closeTableau', settleBy: 'members' }], desk)
  expect(noticesBetween(counted, closed).map(({ reason }) => reason)).toEqual([
    'payment',
    'payment',
  ])
  const { closed: sheets } = sheetsBetween(counted, closed)
  expect(sheets).toMatchObject([
    { tableId: 'sala', gap: 0, rows: [{ final: 100 }, { final: -100 }] },
  ])
  expect(sheetsBetween(closed, counted)).toEqual({ closed: [], reopened: ['sala'] })
  expect(memberView(closed, m(1), 0).mine.sheet).toMatchObject({ row: { final: 100 } })
  expect(balance(closed, chipsOf(m(1)))).toBe(0)
})

test('views have the reason why the step that a table waits for rests, until it may be taken', () => {
  const reasons = (evening: Evening) =>
    tableView(evening, T1, 0)?.hindered.map(({ type, refusal }) => [type, refusal.code])
  const few = withBank(aTable({ seated: 2, chips: 1000 }), 1, 80)
  expect(reasons(few)).toEqual([['announceBank', 'too-few-seated']])
  expect(reasons(withBank(aTable({ chips: 1000 }), 1, 80))).toEqual([])
})
