import { expect, test } from 'vitest'
import { BANK } from '@/rules/chemin-de-fer/03-bank/sentences'
import { balance, bankOf, CASSA, chipsOf, stakeOf, unnamedOf } from '@/rules/chemin-de-fer/accounts'
import { manoOver } from '@/rules/chemin-de-fer/mano/ending'
import { bankBack, byShares } from '@/rules/chemin-de-fer/mano/shares'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { Mano } from '@/rules/chemin-de-fer/state/mano'
import { asChips } from '@/rules/kernel/chips'
import { inPhase } from './support/seats'
import { CLOSE, gives, lay, play } from './support/stakes'
import {
  after,
  aTable,
  changed,
  m,
  ofM,
  phone,
  refusalOf,
  seat,
  T1,
  tableOf,
  withBank,
  withCoup,
} from './support/table'

const ofBanker = <T extends string>(type: T, n = 1) => ({ type, ...ofM(n) }) as const
const open = (n: number, bank: number) => ({ ...ofBanker('openBank', n), bank: asChips(bank) })
const add = (chips: number, n = 1) => ({ ...ofBanker('addToBank', n), chips: asChips(chips) })
const lower = (to: number) => ({ ...ofBanker('lowerBank'), to: asChips(to) })
const halve = ofBanker('halveBank')
const pass = ofBanker('passMano')
const announce = (said: { toutVa?: boolean; seesStakes?: boolean } = {}) =>
  ({ type: 'announceBank', table: T1, toutVa: false, seesStakes: false, ...said }) as const
const bank = (evening: Evening) => balance(evening, bankOf(T1))
const held = (mano: Partial<Mano> = {}, fixture: Parameters<typeof aTable>[0] = {}) =>
  withBank(aTable(fixture), 1, 50, mano)

test('S.14 a lost mano sends the sabot to the right of the seat where it began, even when it was sold', () => {
  const own = changed(held(), manoOver(tableOf(held()), 'lost'))
  expect(tableOf(own)).toMatchObject({ mano: null, turn: 2, suivi: [] })
  const sold = withBank(aTable(), 6, 50, { initialSeat: asSeat(3), origin: 'incanto' })
  expect(manoOver(tableOf(sold), 'lost').turn).toBe(4)
  const last = withBank(aTable(), 8, 50)
  expect(manoOver(tableOf(last), 'lost').turn).toBe(1)
})

test('S.14 only the holder of the turn opens a bank, and nobody while it is held', () => {
  expect(refusalOf(aTable(), open(3, 50))).toBe('S.14 not-their-turn')
  expect(refusalOf(held(), open(2, 50))).toBe('S.14 bank-held')
  expect(refusalOf(aTable(), open(1, 50), phone(1))).toBeNull()
  expect(refusalOf(aTable(), open(1, 50), phone(2))).toBe('S.38b not-yours')
})

test('S.14 empty seats are gone over, and limits of the mano before end with the next one', () => {
  const limit = {
    member: m(5),
    kind: 'passed',
    why: '',
    provision: 'S.87b',
    mano: 1,
    oldSeat: null,
  } as const
  const first = changed(held({ number: 1 }), { limits: [limit] })
  expect(manoOver(tableOf(first), 'lost').limits).toEqual([limit])
  const next = changed(held({ number: 2 }), { limits: [limit] })
  expect(manoOver(tableOf(next), 'lost').limits).toEqual([])
})

test('S.17a the bank is laid in chips when it is opened, and announced at every coup', () => {
  const opened = after(aTable(), [open(1, 50)])
  expect(bank(opened)).toBe(50)
  expect(balance(opened, chipsOf(m(1)))).toBe(950)
  expect(refusalOf(aTable(), open(1, 1001))).toBe('S.17a not-enough-chips')
  const coup = after(opened, [announce()])
  expect(tableOf(coup).coup).toMatchObject({ phase: 'open', bank: 50, number: 1, serial: 1 })
  expect(coup.isFrozen).toBe(true)
  expect(refusalOf(coup, announce())).toBe('null coup-in-play')
  const [offer] = offersOf('openBank', aTable(), phone(1), 0)
  expect(offer?.bounds?.bank).toEqual({ min: 10, max: 1000, step: 1 })
})

test('S.17a no coup is announced upon an empty bank', () => {
  const empty = withBank(aTable(), 1, 0)
  expect(refusalOf(empty, announce())).toBe('S.17a no-bank')
})

test('S.17a with results alone a banker may lay winnings that the book has not named', () => {
  const table = aTable({ level: 2, chips: 100 })
  const opened = after(table, [open(1, 150)])
  expect(bank(opened)).toBe(150)
  expect(balance(opened, chipsOf(m(1)))).toBe(0)
  expect(balance(opened, unnamedOf(T1))).toBe(-50)
  expect(refusalOf(table, open(1, 1001))).toBe('S.17a bank-too-high')
})

test('S.17b the employee turns banknotes into chips, which count as a cassa', () => {
  const change = { ...ofBanker('changeNotes', 3), chips: asChips(200), from: null } as const
  const changedNotes = after(aTable(), [change])
  expect(balance(changedNotes, chipsOf(m(3)))).toBe(1200)
  expect(balance(changedNotes, CASSA)).toBe(balance(aTable(), CASSA) - 200)
  expect(changedNotes.persons[m(3)]?.casse.at(-1)).toMatchObject({ chips: 200 })
  expect(refusalOf(aTable(), change, phone(3))).toBe('null not-allowed')
})

test('S.17c banknotes of another player are told as taken at the asker’s own risk', () => {
  const event = {
    type: 'notesChanged',
    ...ofM(3),
    chips: asChips(200),
    from: m(4),
    book: 'sala',
    transfers: [],
  } as const
  expect(BANK.notesChanged(event)).toMatchObject({ key: 'notesOfAnother' })
  expect(BANK.notesChanged({ ...event, from: null })).toMatchObject({ key: 'notesChanged' })
})

test('S.56a a banker without socio adds at any time but between the deal and the result', () => {
  const added = after(held(), [add(30)])
  expect(bank(added)).toBe(80)
  expect(tableOf(added).mano).toMatchObject({ shares: { [m(1)]: 80 }, addedSince: [{ chips: 30 }] })
  const stakes = after(withCoup(held()), [add(30)])
  expect(tableOf(stakes).coup?.bank).toBe(80)
  const dealt = withCoup(held(), { phase: 'dealt' })
  expect(refusalOf(dealt, add(30))).toBe('S.56a addition-next-deal')
  expect(refusalOf(held(), add(951))).toBe('S.17a not-enough-chips')
  expect(refusalOf(held({ socio: m(2) }), add(30))).toBe('S.56a has-socio')
  expect(refusalOf(held(), add(30, 2))).toBe('S.17a not-banker')
})

test('S.56b between two taglie a banker who has won a coup may halve the bank, once', () => {
  const won = held({ wins: 1, coups: 1 })
  expect(refusalOf(won, halve)).toBe('S.56b not-between-taglie')
  const between = inPhase(won, 'between')
  const halved = after(between, [halve])
  expect(bank(halved)).toBe(25)
  expect(balance(halved, chipsOf(m(1)))).toBe(975)
  expect(refusalOf(halved, halve)).toBe('S.56b halved-already')
  expect(refusalOf(inPhase(held({ ties: 1 }), 'between'), halve)).toBe('S.56b no-win-yet')
})

test('S.56b half is rounded up, never below the minimum, and some houses never halve', () => {
  const odd = withBank(aTable(), 1, 25, { wins: 1 })
  expect(bank(after(inPhase(odd, 'between'), [halve]))).toBe(13)
  const low = withBank(aTable(), 1, 15, { wins: 1 })
  expect(bank(after(inPhase(low, 'between'), [halve]))).toBe(10)
  const least = withBank(aTable(), 1, 10, { wins: 1 })
  expect(refusalOf(inPhase(least, 'between'), halve)).toBe('S.56b at-the-minimum')
  const venice = held({ wins: 1 }, { settings: { halveBetweenTaglie: false } })
  expect(refusalOf(inPhase(venice, 'between'), halve)).toBe('S.56b never-halved')
})

test('S.56b with a socio both agree before the employee, and each takes back half of their part', () => {
  const shares = { [m(1)]: asChips(30), [m(2)]: asChips(20) }
  const both = inPhase(held({ wins: 1, socio: m(2), shares }), 'between')
  expect(refusalOf(both, halve, phone(1))).toBe('S.56b socio-agrees-at-table')
  const halved = after(both, [halve])
  expect(tableOf(halved).mano?.shares).toEqual({ [m(1)]: 15, [m(2)]: 10 })
  expect(balance(halved, chipsOf(m(2)))).toBe(1010)
})

test('S.56c a banker in an own mano comes down after a tie, to the minimum at most, until the first win', () => {
  expect(refusalOf(held(), lower(20))).toBe('S.56c no-tie-yet')
  const tied = held({ ties: 1, coups: 1, coupsSinceTurn: 1 })
  const lowered = after(tied, [lower(20)])
  expect(bank(lowered)).toBe(20)
  expect(balance(lowered, chipsOf(m(1)))).toBe(980)
  expect(refusalOf(tied, lower(9))).toBe('S.56c at-the-minimum')
  expect(refusalOf(tied, lower(50))).toBe('S.56c not-lower')
  expect(refusalOf(held({ ties: 1, wins: 1 }), lower(20))).toBe('S.56c won-already')
  expect(refusalOf(held({ ties: 1, origin: 'altezza' }), lower(20))).toBe('S.56c mano-was-bought')
  expect(refusalOf(held({ ties: 1, opening: asChips(10) }), lower(20))).toBe(
    'S.56c opened-at-minimum',
  )
  expect(refusalOf(held({ ties: 1, socio: m(2) }), lower(20))).toBe('S.56c has-socio')
})

/** Chips laid on the coup by the members 2 and 3. */
const placed = (evening: Evening) => [2, 3].map((n) => balance(evening, stakeOf(T1, m(n))))

test('V.lower-bank at Venice the bank is lowered only before the first coup of the mano is over', () => {
  const settings = { lowerBank: 'before-first-over' } as const
  const fresh = held({}, { settings })
  expect(bank(after(fresh, [lower(20)]))).toBe(20)
  const announced = withCoup(fresh)
  expect(tableOf(after(announced, [lower(20)])).coup?.bank).toBe(20)
  const laid = play(announced, lay(2, 15), lay(3, 30))
  expect(bank(after(laid, [lower(20)]))).toBe(20)
  expect(placed(play(laid, lower(20), CLOSE))).toEqual([15, 5])
  const closed = play(laid, CLOSE)
  expect(placed(closed)).toEqual([15, 30])
  expect(placed(play(closed, lower(20)))).toEqual([15, 5])
  expect(refusalOf(play(closed, gives(3)), lower(20))).toBe('V.lower-bank coup-in-play')
  const tied = held({ ties: 1, coups: 1, coupsSinceTurn: 1 }, { settings })
  expect(refusalOf(tied, lower(20))).toBe('V.lower-bank first-coup-over')
})

test('S.87a the mano is passed after a coup won, and its bank goes back to the banker', () => {
  expect(refusalOf(held({ ties: 1, coups: 1 }), pass)).toBe('S.87a pass-after-win')
  const passed = after(held({ wins: 1, coups: 1 }), [pass])
  expect(tableOf(passed)).toMatchObject({
    mano: null,
    turn: null,
    seguito: { outgoing: m(1), sum: 50, initialSeat: 1, step: 'altezza' },
  })
  expect(balance(passed, chipsOf(m(1)))).toBe(1000)
  expect(tableOf(passed).limits).toMatchObject([{ member: m(1), kind: 'passed' }])
  expect(refusalOf(withCoup(held({ wins: 1 })), pass)).toBe('S.87a coup-in-play')
  expect(refusalOf(passed, open(2, 10))).toBe('S.14 mano-on-offer')
})

test('S.87a a bought mano tied at its first coup may be passed, once', () => {
  const bought = { origin: 'altezza', price: asChips(50) } as const
  expect(refusalOf(held({ ...bought, coups: 1, ties: 1 }), pass)).toBeNull()
  expect(refusalOf(held({ ...bought, coups: 2, ties: 2 }), pass)).toBe('S.87a pass-after-win')
})

test('S.87a at Venice it is passed at any time after a coup', () => {
  const settings = { passWhen: 'any' } as const
  expect(refusalOf(held({ ties: 1, coups: 1 }, { settings }), pass)).toBeNull()
  expect(refusalOf(held({}, { settings }), pass)).toBe('S.87a pass-after-coup')
})

test('C.3 at the level of the book alone a mano is followed by the banker’s name', () => {
  const table = aTable({ level: 1 })
  expect(refusalOf(table, open(1, 50))).toBe('S.17a bank-not-followed')
  const opened = after(table, [open(1, 0)])
  expect(tableOf(opened).mano?.banker).toBe(m(1))
  const bought = after(opened, [{ ...ofBanker('recordBuyer', 5), place: seat(5) }])
  expect(tableOf(bought).mano).toMatchObject({ banker: m(5), initialSeat: 1, number: 2 })
  const ended = after(bought, [{ type: 'endMano', table: T1 }])
  expect(tableOf(ended)).toMatchObject({ mano: null, turn: 2 })
  expect(refusalOf(held(), { type: 'endMano', table: T1 })).toBe('S.14 not-at-this-level')
})

test('S.56b a bank goes back to its owners by their shares, the odd unit to the banker', () => {
  const mano = {
    banker: m(1),
    shares: { [m(1)]: asChips(30), [m(2)]: asChips(30) },
    inHalves: false,
  }
  expect(byShares(mano, asChips(61))).toEqual({ [m(1)]: 31, [m(2)]: 30 })
  const table = tableOf(held({ shares: { [m(1)]: asChips(25), [m(2)]: asChips(25) } }))
  expect(bankBack(table, asChips(50)).map(({ chips }) => chips)).toEqual([25, 25])
})
