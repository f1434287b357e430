import { expect, test } from 'vitest'
import { balance, bankOf, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { withTransfers } from '@/rules/chemin-de-fer/evening'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import { asChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { move } from '@/rules/kernel/ledger'
import { announce, book, bookedOf, seatsOf, stepAway, take } from './support/seats'
import {
  after,
  aTable,
  betOf,
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

const open = (n: number, bank = 10) =>
  ({ type: 'openBank', ...ofM(n), bank: asChips(bank) }) as const

test('S.2a below the house’s number of seated players no bank is opened and no coup is dealt', () => {
  const three = aTable({ seated: 3 })
  expect(refusalOf(three, open(1))).toBe('S.2a too-few-seated')
  expect(refusalOf(withBank(three, 1, 50), announce)).toBe('S.2a too-few-seated')
  expect(refusalOf(withBank(aTable({ seated: 4 }), 1, 50), announce)).toBeNull()
  const venice = aTable({ seated: 5, profile: 'venezia' })
  expect(refusalOf(venice, open(1))).toBe('S.2a too-few-seated')
  expect(refusalOf(aTable({ seated: 6, profile: 'venezia' }), open(1))).toBeNull()
})

test('S.2a with too few seated the bank goes back to its owner, and the sabot stays', () => {
  const three = withBank(aTable({ seated: 3 }), 2, 50)
  const returned = after(three, [{ type: 'returnBank', table: T1 }])
  expect(tableOf(returned)).toMatchObject({ mano: null, turn: 2 })
  expect(balance(returned, chipsOf(m(2)))).toBe(1000)
  expect(balance(returned, bankOf(T1))).toBe(0)
  const enough = withBank(aTable(), 2, 50)
  expect(refusalOf(enough, { type: 'returnBank', table: T1 })).toBe('S.14 enough-seated')
})

test('S.2b the first mano is the first seat’s, then it goes seat by seat to the right', () => {
  const fresh = changed(aTable({ seated: 5 }), { turn: null })
  const loaded = after(changed(fresh, { taglia: { ...tableOf(fresh).taglia, phase: 'cutting' } }), [
    { type: 'loadSabot', table: T1 },
  ])
  expect(tableOf(loaded).turn).toBe(1)
  expect(refusalOf(loaded, open(2))).toBe('S.14 not-their-turn')
  expect(tableOf(after(loaded, [open(1)])).mano).toMatchObject({ banker: m(1), initialSeat: 1 })
})

test('S.2b an empty first seat is gone over', () => {
  const fresh = changed(aTable({ seated: 6 }), { turn: null })
  const { taglia, seats } = tableOf(fresh)
  const empty = seats.map((seat) => (seat.number === 1 ? { ...seat, holder: null } : seat))
  const cut = changed(fresh, { seats: empty, taglia: { ...taglia, phase: 'cutting' } })
  expect(tableOf(after(cut, [{ type: 'loadSabot', table: T1 }])).turn).toBe(2)
})

test('S.8a a table has its numbered seats, with one player on each', () => {
  const table = aTable({ seats: 8, seated: 7 })
  expect(seatsOf(after(table, [take(8, 8)], phone(8)))[7]).toBe(m(8))
  expect(refusalOf(table, take(8, 7), phone(8))).toBe('S.8a seat-taken')
  expect(refusalOf(table, take(8, 9), phone(8))).toBe('S.8a no-such-seat')
})

test('S.8b seats are added at the large table between two taglie, if everyone seated agrees', () => {
  const running = changed(aTable({ seats: 5, settings: { seatsAddable: true } }), { isLarge: true })
  const propose = { type: 'proposeSeats', table: T1, seats: 2 } as const
  expect(refusalOf(running, propose, inspector)).toBe('S.8b mid-taglia')
  const between = changed(running, { taglia: { ...tableOf(running).taglia, phase: 'between' } })
  expect(refusalOf(changed(between, { isLarge: false }), propose, inspector)).toBe('S.8b not-large')
  const voting = after(between, [propose], inspector)
  const yes = (n: number) => ({ type: 'answerSeats', ...ofM(n), agrees: true }) as const
  const four = after(voting, [1, 2, 3, 4].map(yes))
  const refusal = { provision: 'S.8b', code: 'all-must-agree', parts: { member: { member: m(5) } } }
  expect(decided(four, { type: 'addSeats', table: T1 }, inspector)).toMatchObject({ refusal })
  const added = after(after(four, [yes(5)]), [{ type: 'addSeats', table: T1 }], inspector)
  expect(tableOf(added).seats.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const no = { type: 'answerSeats', ...ofM(5), agrees: false } as const
  expect(tableOf(after(four, [no])).seatsVote).toBeNull()
})

test('S.8b a house that does not add seats never does', () => {
  const table = changed(aTable(), { isLarge: true })
  const propose = { type: 'proposeSeats', table: T1, seats: 1 } as const
  expect(refusalOf(table, propose, inspector)).toBe('S.8a seats-fixed')
})

test('S.9 the inspector moves the minimum in mid-game, for the next mano', () => {
  const held = withBank(aTable(), 1, 50)
  const raised = after(held, [{ type: 'setMinimum', table: T1, minimum: asChips(100) }], inspector)
  expect(tableOf(raised)).toMatchObject({ minimum: 100, mano: { minimum: 10 } })
  expect(refusalOf(raised, announce)).toBeNull()
  const turn = after(
    aTable(),
    [{ type: 'setMinimum', table: T1, minimum: asChips(100) }],
    inspector,
  )
  expect(refusalOf(turn, open(1, 99))).toBe('S.9 below-minimum')
  expect(tableOf(after(turn, [open(1, 100)])).mano?.minimum).toBe(100)
  const set = { type: 'setMinimum', table: T1, minimum: asChips(20) } as const
  expect(refusalOf(held, set, phone(1))).toBe('null not-allowed')
})

test('S.9 a least stake counts from the next coup, and may be lifted', () => {
  const table = withBank(aTable(), 1, 50)
  const set = { type: 'setLeastStake', table: T1, leastStake: asChips(5) } as const
  expect(refusalOf(withCoup(table), set, inspector)).toBe('S.9 coup-in-play')
  const least = after(table, [set], inspector)
  expect(tableOf(least).leastStake).toBe(5)
  const none = after(least, [{ ...set, leastStake: null }], inspector)
  expect(tableOf(none).leastStake).toBeNull()
})

test('S.9 the inspector stops the game and lets it go on; nobody opens a bank meanwhile', () => {
  const stop = { type: 'stopGame', table: T1, why: '' } as const
  const stopped = after(aTable(), [stop], inspector)
  expect(refusalOf(stopped, open(1))).toBe('null table-not-open')
  const on = after(stopped, [{ type: 'resumeGame', table: T1 }], inspector)
  expect(refusalOf(on, open(1))).toBeNull()
  expect(refusalOf(withCoup(withBank(aTable(), 1, 50)), stop, inspector)).toBe('S.9 coup-in-play')
})

test('S.22 one person holds one seat at one table', () => {
  const table = aTable({ seated: 6 })
  expect(refusalOf(table, take(3, 8))).toBe('S.22 seated-elsewhere')
  expect(refusalOf(table, book(3))).toBe('S.22 seated-elsewhere')
  const two = {
    ...table,
    tables: {
      T1: { ...tableOf(table), seats: tableOf(aTable({ seated: 0 })).seats },
      T2: { ...tableOf(table), id: 'T2' as never },
    },
  }
  expect(refusalOf(two, take(3, 8), inspector)).toBe('S.22 seated-elsewhere')
})

test('S.23a nobody sits on a seat left for a moment', () => {
  const away = after(aTable({ seated: 7 }), [stepAway(3)])
  expect(refusalOf(away, take(8, 3))).toBe('S.23a seat-kept')
})

test('S.23a nobody keeps a seat without taking the mano: asked once more, then the seat is lost', () => {
  const refuse = { type: 'refuseMano', ...ofM(1) } as const
  const once = after(aTable(), [refuse])
  expect(tableOf(once)).toMatchObject({
    turn: 1,
    seats: [{ holder: m(1), hasRefused: true }, {}, {}, {}, {}, {}, {}, {}],
  })
  expect(tableOf(after(once, [open(1)])).seats[0]?.hasRefused).toBe(false)
  const twice = after(once, [refuse])
  expect(tableOf(twice)).toMatchObject({ turn: 2 })
  expect(seatsOf(twice)[0]).toBeNull()
})

test('S.23b leaving without a mark forfeits the seat and sends the player to the tail of the list', () => {
  const full = after(aTable({ seats: 6 }), [book(7)])
  const gone = after(full, [{ type: 'reportUnmarked', ...ofM(4) }])
  expect(seatsOf(gone)[3]).toBeNull()
  expect(bookedOf(gone)).toEqual([m(7), m(4)])
  const marked = after(full, [stepAway(4)])
  expect(refusalOf(marked, { type: 'reportUnmarked', ...ofM(4) })).toBe('S.23b away-already')
})

test('V.newcomer a player who takes a free seat in a running game has every right of it at once', () => {
  const sat = after(withBank(aTable({ seated: 7 }), 2, 50), [take(8, 8)])
  expect(tableOf(sat).limits).toEqual([])
  expect(tableOf(sat).seats[7]).toMatchObject({ holder: m(8), salutes: false })
})

test('S.36 a holder may have one companion beside the seat, whom the inspector sends away again', () => {
  const set = { type: 'setCompanion', ...ofM(2), companion: m(9) } as const
  const given = after(aTable(), [set], inspector)
  expect(tableOf(given).seats[1]?.companion).toBe(m(9))
  expect(seatsOf(given)).not.toContain(m(9))
  const gone = after(given, [{ ...set, companion: null }], inspector)
  expect(tableOf(gone).seats[1]?.companion).toBeNull()
  expect(refusalOf(aTable(), set, phone(2))).toBe('null not-allowed')
  // The club is asked whether it knows the companion, and for nobody else.
  const { outsiders } = chemin.commands.setCompanion
  const asked = (companion: MemberId | null) => outsiders?.({ ...ofM(2), companion })
  expect([asked(m(9)), asked(null)]).toEqual([[m(9)], []])
})

test('S.14 nobody leaves the seat with the bank, or with a stake in the coup', () => {
  const held = withBank(aTable(), 1, 50)
  expect(refusalOf(held, { type: 'leaveSeat', ...ofM(1) })).toBe('S.23a banker-stays')
  const bet = betOf(2, 5)
  const staked = withCoup(withTransfers(held, move(chipsOf(m(2)), stakeOf(T1, m(2)), bet.sum)), {
    bets: [bet],
  })
  expect(refusalOf(staked, { type: 'leaveSeat', ...ofM(2) })).toBe('S.23a plays-this-coup')
})

test('S.14 the turn goes on when its holder leaves the seat', () => {
  const left = after(aTable(), [{ type: 'leaveSeat', ...ofM(1) }], phone(1))
  expect(tableOf(left).turn).toBe(2)
})

test('S.38b a phone is offered only its own member’s seat', () => {
  const offers = offersOf('leaveSeat', aTable(), phone(3), 0)
  expect(offers.map(({ payload }) => payload.member)).toEqual([m(3)])
})
