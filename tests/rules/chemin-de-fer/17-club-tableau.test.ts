import { expect, test } from 'vitest'
import { balance, bankOf, CAGNOTTE, chipsOf, DEPOSIT } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { withTransfers } from '@/rules/chemin-de-fer/evening'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asChips, sumOf } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { move } from '@/rules/kernel/ledger'
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
  T1,
  tableOf,
  withBank,
  withCoup,
} from './support/table'

const count = (n: number, chips: number) =>
  ({ type: 'countChips', member: m(n), chips: asChips(chips) }) as const
const close = { type: 'closeTableau', settleBy: 'desk' } as const
const second: Actor = { roles: ['segretario'], member: asMember('altra'), post: null }

/** Three members with 100 each: m1 won 20 from m2 and paid 2 of tax. */
function played(): Evening {
  const evening = aTable({ seats: 4, seated: 3, standing: 0, chips: 100 })
  return withTransfers(evening, [
    ...move(chipsOf(m(2)), chipsOf(m(1)), asChips(20)),
    ...move(chipsOf(m(1)), CAGNOTTE, asChips(2)),
  ])
}

const counted = (evening: Evening, ...chips: number[]) =>
  after(
    evening,
    [{ type: 'beginCount' }, ...chips.map((each, index) => count(index + 1, each))],
    desk,
  )

test('C.2 the count says what the book expects of each, the banks being back with their owners', () => {
  const evening = withBank(aTable({ seats: 4, standing: 0, chips: 100 }), 1, 80)
  const counting = after(evening, [{ type: 'beginCount' }], desk)
  expect(counting.closing?.expected).toEqual({ m1: 100, m2: 100, m3: 100, m4: 100 })
  expect(balance(counting, bankOf(T1))).toBe(0)
  expect(tableOf(counting)).toMatchObject({ mano: null, turn: 1 })
})

test('C.2 where a table that played was below level 3, the book expects nothing', () => {
  const evening = changed(played(), { level: 2, manoNumber: 3 })
  const counting = after(evening, [{ type: 'beginCount' }], desk)
  expect(counting.closing?.expected).toEqual({ m1: null, m2: null, m3: null })
  const raised = after(evening, [{ type: 'setLevel', table: T1, level: 3 }])
  expect(after(raised, [{ type: 'beginCount' }], desk).closing?.expected[m(1)]).toBeNull()
})

test('C.2 the count waits for the coup in play, and play waits for the count', () => {
  const inPlay = withCoup(withBank(aTable(), 1, 80))
  expect(refusalOf(inPlay, { type: 'beginCount' }, desk)).toBe('C.2 coup-in-play')
  const counting = after(played(), [{ type: 'beginCount' }], desk)
  expect(refusalOf(counting, { type: 'setLevel', table: T1, level: 2 })).toBe('C.2 counting-begun')
  const resumed = after(counting, [{ type: 'resumePlay' }], desk)
  expect(refusalOf(resumed, { type: 'setLevel', table: T1, level: 2 })).toBeNull()
})

test('C.2 every member is counted before the tableau closes; counting again replaces', () => {
  const counting = counted(played(), 118, 80)
  expect(refusalOf(counting, close, desk)).toBe('C.2 not-all-counted')
  const closed = after(counting, [count(3, 90), count(3, 100), close], desk)
  expect(closed.tableau?.imbalance).toBe(0)
})

test('C.2 a figure begun before another desk wrote one, or before a cassa was corrected, is refused', () => {
  const counting = counted(played(), 118)
  const of = (chips: number, seen: number | null, expected = 118) => ({
    ...count(1, chips),
    counted: seen === null ? null : asChips(seen),
    expected: asChips(expected),
  })
  expect(refusalOf(counting, of(100, null), desk)).toBe('C.2 counted-meanwhile')
  expect(refusalOf(counting, of(118, null), desk)).toBeNull()
  expect(refusalOf(counting, of(100, 118), desk)).toBeNull()
  const more = {
    type: 'correctCassa',
    member: m(1),
    chips: asChips(5),
    why: 'non scritta',
  } as const
  const corrected = after(counting, [more], desk)
  expect(refusalOf(corrected, of(100, 118), desk)).toBe('C.2 expected-changed')
  expect(refusalOf(corrected, of(100, 118, 123), desk)).toBeNull()
})

test('C.3 a tableau is closed, and its imbalance accepted, with the imbalance that was read', () => {
  const read = (chips: number) => ({ imbalance: asChips(chips) })
  const near = counted(played(), 113, 80, 100)
  expect(refusalOf(near, { ...close, ...read(0) }, desk)).toBe('C.3 imbalance-changed')
  expect(refusalOf(near, { ...close, ...read(5) }, desk)).toBeNull()
  const far = counted(played(), 8, 80, 100)
  const accept = { type: 'acceptImbalance' } as const
  expect(refusalOf(far, { ...accept, ...read(5) }, inspector)).toBe('C.3 imbalance-changed')
  expect(refusalOf(far, { ...accept, ...read(110) }, inspector)).toBeNull()
})

test('C.3 the tax falls to the club as its own line, and finals and tax sum to zero', () => {
  const { tableau, accounts } = after(counted(played(), 118, 80, 100), [close], desk)
  expect(tableau?.rows.map(({ final }) => final)).toEqual([18, -20, 0])
  expect(tableau?.tax).toBe(2)
  expect(Object.values(accounts).every((chips) => chips === 0)).toBe(true)
  expect(tableau?.payments).toMatchObject([
    { from: 'm2', to: 'desk', chips: 20 },
    { from: 'desk', to: 'm1', chips: 18 },
  ])
})

test('C.3 between members the club’s part is paid to the desk', () => {
  const { tableau } = after(
    counted(played(), 118, 80, 100),
    [{ type: 'closeTableau', settleBy: 'members' }],
    desk,
  )
  expect(tableau?.payments.map(({ from, to, chips }) => [from, to, chips])).toEqual([
    ['m2', 'm1', 18],
    ['m2', 'desk', 2],
  ])
})

test('C.3 a supero goes to the losers and an ammanco to the winners, in proportion', () => {
  const supero = after(counted(played(), 118, 77, 100), [close], desk).tableau
  expect(supero?.imbalance).toBe(3)
  expect(supero?.rows.map(({ final }) => final)).toEqual([18, -20, 0])
  const ammanco = after(counted(played(), 120, 80, 110), [close], desk).tableau
  expect(ammanco?.imbalance).toBe(-12)
  expect(ammanco?.rows.map(({ shareChips }) => shareChips)).toEqual([-8, 0, -4])
  expect(sumOf(ammanco?.rows.map(({ final }) => final) ?? []) + (ammanco?.tax ?? 0)).toBe(0)
})

test('C.3 where nobody has won, the club bears the ammanco', () => {
  const { tableau } = after(counted(played(), 100, 99, 100), [close], desk)
  expect(tableau).toMatchObject({ imbalance: -1, tax: 1 })
  expect(tableau?.rows.map(({ final }) => final)).toEqual([0, -1, 0])
})

test('C.3 above the limit the inspector must accept the imbalance, and a new count asks again', () => {
  const evening = { ...played(), settings: { ...played().settings, recountAbove: asChips(2) } }
  const counting = counted(evening, 118, 70, 100)
  expect(refusalOf(counting, close, desk)).toBe('C.3 recount-first')
  const accept: CheminCommand = { type: 'acceptImbalance' }
  expect(refusalOf(counting, accept, desk)).toBe('null not-allowed')
  const accepted = after(counting, [accept], inspector)
  expect(refusalOf(accepted, close, desk)).toBeNull()
  expect(refusalOf(after(accepted, [count(2, 71)], desk), close, desk)).toBe('C.3 recount-first')
  expect(refusalOf(after(accepted, [count(2, 80)], desk), accept, inspector)).toBe(
    'C.3 nothing-to-accept',
  )
})

test('C.2 each person’s chips may be counted again, and the sheet says how often they were', () => {
  const counting = after(counted(played(), 118, 70, 100), [count(2, 71), count(2, 80)], desk)
  expect(counting.closing?.counted).toMatchObject({ m2: 80 })
  expect(counting.closing?.counts).toEqual({ m1: 1, m2: 3, m3: 1 })
})

test('C.3 payments are handed, received and unmarked, each side by its own', () => {
  const closed = after(
    counted(played(), 118, 80, 100),
    [{ type: 'closeTableau', settleBy: 'members' }],
    desk,
  )
  const handed = { type: 'markHanded', payment: 1 } as const
  const received = { type: 'markReceived', payment: 1 } as const
  expect(refusalOf(closed, handed, phone(1))).toBe('C.3 not-the-payer')
  expect(refusalOf(closed, received, phone(1))).toBe('C.3 not-handed-yet')
  const given = after(closed, [handed], phone(2))
  expect(refusalOf(given, received, phone(2))).toBe('C.3 not-the-payee')
  const done = after(given, [received], phone(1))
  expect(done.tableau?.payments[0]).toMatchObject({ handedAt: expect.any(Number) })
  expect(refusalOf(done, handed, desk)).toBe('C.3 already-marked')
  const unmark = { type: 'unmarkPayment', payment: 1 } as const
  const undone = after(done, [unmark, unmark], desk)
  expect(undone.tableau?.payments[0]).toMatchObject({ handedAt: null, receivedAt: null })
  expect(refusalOf(undone, unmark, desk)).toBe('C.3 not-marked')
})

test('C.3 the desk marks a payment made by one mark, and takes every mark back by another', () => {
  const closed = after(counted(played(), 118, 80, 100), [close], desk)
  const received = { type: 'markReceived', payment: 1 } as const
  const handed = { type: 'markHanded', payment: 2 } as const
  const marked = after(closed, [received, handed], desk)
  expect(marked.tableau?.payments).toMatchObject([
    { handedAt: expect.any(Number), receivedAt: expect.any(Number) },
    { handedAt: expect.any(Number), receivedAt: null },
  ])
  const all = { type: 'unmarkPayment', payment: null } as const
  const none = after(marked, [all], desk)
  for (const payment of none.tableau?.payments ?? [])
    expect(payment).toMatchObject({ handedAt: null, receivedAt: null })
  expect(refusalOf(none, all, desk)).toBe('C.3 not-marked')
})

test('C.3 two officers reopen the tableau, and the book stands as it was counted', () => {
  const before = counted(played(), 118, 80, 100)
  const closed = after(before, [close], desk)
  const ask = { type: 'askReopening', why: 'errore di conta' } as const
  const asked = after(closed, [ask], desk)
  expect(refusalOf(asked, { type: 'reopen' }, desk)).toBe('C.3 same-person')
  const unread = { type: 'reopen', why: 'un altro motivo' } as const
  expect(refusalOf(asked, unread, second)).toBe('C.3 reopening-changed')
  const reopened = after(asked, [{ type: 'reopen', why: ask.why }], second)
  expect(reopened.tableau).toBeNull()
  expect(balance(reopened, chipsOf(m(1)))).toBe(118)
  expect(balance(reopened, CAGNOTTE)).toBe(2)
  const again = after(reopened, [close], desk)
  expect(again.tableau?.tax).toBe(2)
  const closedAt = asked.tableau?.closedAt
  for (const type of ['markHanded', 'markReceived', 'unmarkPayment'] as const)
    expect(refusalOf(again, { type, payment: 1, closedAt }, desk)).toBe('C.3 closed-anew')
  const mark = { type: 'markHanded', payment: 1, closedAt: again.tableau?.closedAt } as const
  expect(refusalOf(again, mark, desk)).toBeNull()
  const dropped = after(asked, [{ type: 'dropReopening' }], second)
  expect(refusalOf(dropped, { type: 'reopen' }, second)).toBe('C.3 reopening-not-asked')
  const paid = after(closed, [{ type: 'markHanded', payment: 1 }], desk)
  expect(refusalOf(paid, ask, desk)).toBe('C.3 payments-marked')
})

test('C.3 the evening closes after its tableau, and payments are marked even then', () => {
  expect(refusalOf(played(), { type: 'closeEvening' }, desk)).toBe('C.3 tableau-first')
  const closed = after(counted(played(), 118, 80, 100), [close, { type: 'closeEvening' }], desk)
  expect(closed.status).toBe('closed')
  expect(refusalOf(closed, { type: 'markHanded', payment: 1 }, desk)).toBeNull()
  expect(
    refusalOf(
      closed,
      { type: 'openTable', seats: 9, minimum: asChips(10), level: 2, isLarge: false },
      inspector,
    ),
  ).toBe('null evening-closed')
})

test('S.40 deposits that nobody claimed stay with the desk, beside the tax', () => {
  const evening = withTransfers(played(), move(chipsOf(m(3)), DEPOSIT, asChips(10)))
  const { tableau } = after(counted(evening, 118, 80, 90), [close], desk)
  expect(tableau).toMatchObject({ imbalance: 0, tax: 2, deposits: 10 })
  const closing = decided(counted(evening, 118, 80, 90), close, desk)
  const [event] = closing.accepted ? closing.events : []
  const moved = event?.type === 'tableauClosed' ? event.transfers : []
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.filter(({ from, to }) => from === to)).toEqual([])
})
