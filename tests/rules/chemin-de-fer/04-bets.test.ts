import { expect, test } from 'vitest'
import { inPaymentOrder } from '@/rules/chemin-de-fer/14-payment/order'
import { balance, bankOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asChips } from '@/rules/kernel/chips'
import {
  CLOSE,
  callsBanco,
  callsSuivi,
  callsTable,
  chipsBefore,
  first,
  gives,
  lay,
  open,
  play,
  staked,
  withPast,
  withSuivi,
} from './support/stakes'
import {
  changed,
  desk,
  gap,
  m,
  ofM,
  phone,
  refusalOf,
  seat,
  T1,
  tableOf,
  tablet,
  withCoup,
} from './support/table'

const betOf = (evening: Evening, n: number) =>
  tableOf(evening).coup?.bets.find(({ member }) => member === m(n))
const withdraws = (n: number): CheminCommand => ({ type: 'withdrawStake', ...ofM(n) })
const changes = (n: number, sum: number): CheminCommand => ({
  ...(lay(n, sum) as Extract<CheminCommand, { type: 'layStake' }>),
  type: 'changeStake',
})
const REOPEN: CheminCommand = { type: 'reopenStakes', ...ofM(1) }

test('S.15 a stake is laid before one’s own place and its chips leave the player', () => {
  const evening = play(open(), lay(3, 40))
  expect(betOf(evening, 3)).toMatchObject({ place: seat(3), sum: 40, plays: 40 })
  expect([chipsBefore(evening, 3), staked(evening, 3)]).toEqual([960, 40])
})

test('S.15 a stake before another’s place, of the banker, or of chips not there is refused', () => {
  const refused = (command: CheminCommand) => refusalOf(open(), command)
  expect(refused(lay(3, 40, { place: seat(4) }))).toBe('S.15 not-own-place')
  expect(refused(lay(9, 40, { place: seat(4) }))).toBe('S.15 not-own-place')
  expect(refused(lay(9, 40, { place: gap(12) }))).toBe('S.15 no-such-place')
  expect(refused(lay(1, 40))).toBe('S.15 banker-stakes')
  expect(refused(lay(3, 1001))).toBe('null not-enough-chips')
})

test('S.15 a member stakes for themselves alone, the tablet for everybody at its table', () => {
  expect(refusalOf(open(), lay(3, 40), phone(4))).toBe('S.38b not-yours')
  expect(refusalOf(open(), lay(3, 40), phone(3))).toBeNull()
  expect(refusalOf(open(), lay(3, 40), desk)).toBeNull()
})

test('S.15 a stake below the least one that the inspector fixed is refused', () => {
  const evening = changed(open(), { leastStake: asChips(5) })
  expect(refusalOf(evening, lay(3, 4))).toBe('S.15 below-least-stake')
  expect(refusalOf(evening, lay(3, 5))).toBeNull()
})

test('S.15 a stake is changed or withdrawn while the game is open, and laid once', () => {
  const laid = play(open(), lay(3, 40))
  expect(refusalOf(laid, lay(3, 10))).toBe('S.15 already-staked')
  expect(staked(play(laid, changes(3, 25)), 3)).toBe(25)
  expect(refusalOf(laid, changes(3, 40))).toBe('S.15 same-stake')
  const withdrawn = play(laid, withdraws(3))
  expect([chipsBefore(withdrawn, 3), betOf(withdrawn, 3)]).toEqual([1000, undefined])
  expect(refusalOf(withdrawn, withdraws(3))).toBe('S.15 nothing-staked')
})

test('S.15 the stake of the last coup is laid again with one tap', () => {
  const repeat: CheminCommand = { type: 'repeatStake', ...ofM(3) }
  expect(refusalOf(open(), repeat)).toBe('S.15 nothing-to-repeat')
  const evening = play(withPast(open(), { holder: 3, bets: [[3, 35]] }), repeat)
  expect(betOf(evening, 3)).toMatchObject({ sum: 35, plays: 35, place: seat(3) })
})

test('S.15 a table that does not follow each stake takes none', () => {
  expect(refusalOf(changed(open(), { level: 2 }), lay(3, 10))).toBe('null not-at-this-level')
})

test('S.16 beyond the line all of a stake plays, within it nothing', () => {
  expect(betOf(play(open(), lay(3, 41, { line: 'within' })), 3)).toMatchObject({ plays: 0 })
  expect(betOf(play(open(), lay(3, 41)), 3)).toMatchObject({ plays: 41 })
})

test('S.16 on the line half plays, rounded down, or the part declared; the rest goes back at the closing', () => {
  const half = play(open(), lay(3, 41, { line: 'on' }))
  expect(betOf(half, 3)).toMatchObject({ plays: 20 })
  expect(betOf(play(open(), lay(3, 41, { line: 'on', part: 30 })), 3)).toMatchObject({ plays: 30 })
  const closed = play(half, CLOSE)
  expect([staked(closed, 3), chipsBefore(closed, 3)]).toEqual([20, 980])
})

test('S.16 a part is declared only on the line, up to the whole stake (cd27)', () => {
  const refused = (command: CheminCommand) => refusalOf(open(), command)
  expect(refused(lay(3, 40, { part: 30 }))).toBe('S.16 part-needs-line')
  expect(refused(lay(3, 40, { line: 'on', part: 41 }))).toBe('S.16 part-needs-line')
  expect(betOf(play(open(), lay(3, 40, { line: 'on', part: 40 })), 3)).toMatchObject({
    line: 'on',
    plays: 40,
  })
})

test('S.10b only the employee closes; the banker may ask', () => {
  const evening = play(open(), lay(3, 40))
  expect(refusalOf(evening, CLOSE, phone(1))).toBe('null not-allowed')
  expect(tableOf(play(evening, CLOSE)).coup?.phase).toBe('closed')
  const asks = (n: number): CheminCommand => ({ type: 'askClosing', ...ofM(n) })
  expect(refusalOf(evening, asks(1), phone(1))).toBeNull()
  expect(refusalOf(evening, asks(2), phone(2))).toBe('S.55 not-the-banker')
  expect(tableOf(play(evening, asks(1))).coup?.phase).toBe('open')
})

test('S.10b after the closing nothing is laid, changed or withdrawn', () => {
  const closed = play(open(), lay(3, 40), CLOSE)
  for (const late of [lay(4, 10), changes(3, 50), withdraws(3), callsBanco(5), callsTable(5)])
    expect(refusalOf(closed, late)).toBe('S.10b game-closed')
})

test('S.10b the game is not closed while somebody must still say whether a stake stays', () => {
  const asking = {
    provision: 'S.61a',
    waiting: [m(3)],
    may: ['keep' as const],
    silence: 'keep' as const,
    least: asChips(0),
  }
  expect(refusalOf(withCoup(open(), { asking }), CLOSE)).toBe('S.10b answers-awaited')
})

test('S.10b a call whose money no longer covers the bank keeps the game open until it does', () => {
  const adds = { type: 'addToBank', ...ofM(1), chips: asChips(20) } as const
  const called = play(open(), callsBanco(3), adds)
  expect(refusalOf(called, CLOSE)).toBe('S.10b call-uncovered')
  const covered = play(called, changes(3, 120), CLOSE)
  expect([tableOf(covered).coup?.phase, staked(covered, 3)]).toEqual(['closed', 120])
})

test('S.10b the stakes beyond the bank go back in the order of the mano, the last in part', () => {
  const closed = play(open(), lay(8, 30), lay(2, 60), lay(4, 30), CLOSE)
  expect([2, 4, 8].map((n) => staked(closed, n))).toEqual([60, 30, 10])
  expect(chipsBefore(closed, 8)).toBe(990)
})

test('S.55 the banker lets stakes in again, and every punter may change or withdraw', () => {
  const closed = play(open(), lay(3, 40), CLOSE)
  expect(refusalOf(closed, { ...REOPEN, member: m(3) } as CheminCommand)).toBe(
    'S.55 not-the-banker',
  )
  const again = play(closed, REOPEN, changes(3, 10), lay(5, 20))
  expect([staked(again, 3), staked(again, 5)]).toEqual([10, 20])
  expect(tableOf(play(again, CLOSE)).coup?.phase).toBe('closed')
  expect(refusalOf(again, callsBanco(6))).toBe('S.42a only-stakes')
})

test('S.55 a stake stays when its owner says nothing, and the cards end the leave', () => {
  const kept = play(open(), lay(3, 40), CLOSE, REOPEN, CLOSE)
  expect(staked(kept, 3)).toBe(40)
  expect(refusalOf(play(kept, gives(3)), REOPEN)).toBe('S.55 cards-are-given')
  expect(refusalOf(open(), REOPEN)).toBe('S.55 already-open')
})

test('S.55 for what goes over the bank the banker adds the difference, and no more', () => {
  const cover = (chips: number): CheminCommand => ({
    type: 'coverOver',
    ...ofM(1),
    chips: asChips(chips),
  })
  const full = play(open(), lay(3, 100), CLOSE, REOPEN, lay(5, 30))
  expect(refusalOf(full, cover(31))).toBe('S.55 over-too-much')
  expect(refusalOf(play(open(), lay(3, 100), lay(5, 30)), cover(30))).toBe('S.55 not-reopened')
  const covered = play(full, cover(30))
  expect(balance(covered, bankOf(T1))).toBe(130)
  expect(tableOf(covered).coup?.bank).toBe(130)
  expect(tableOf(covered).mano?.shares).toEqual({ [m(1)]: 130 })
  expect(staked(play(covered, CLOSE), 5)).toBe(30)
  expect(refusalOf(covered, cover(1))).toBe('S.55 nothing-over')
})

test('S.114a a stake of a standing player is worth as much as one of the seated', () => {
  const closed = play(open(), lay(9, 60), lay(6, 60), CLOSE)
  expect([staked(closed, 9), staked(closed, 6)]).toEqual([60, 40])
})

test('S.114a a holder who plays from a gap counts as standing', () => {
  const evening = play(open(), lay(3, 80, { place: gap(3) }), lay(4, 10))
  expect(first(evening)).toEqual([4, 'highest', 'S.51'])
})

test('S.114b a standing player who follows the mano round is collected first and paid last', () => {
  const follows: CheminCommand = { type: 'reproveStake', ...ofM(9), provision: 'S.114b', note: '' }
  const laid = play(open(), lay(2, 10), lay(9, 10), lay(7, 10))
  expect(refusalOf(laid, { ...follows, member: m(2) } as CheminCommand)).toBe('S.114b not-standing')
  const noted = play(laid, follows)
  const paid = (result: 'banco' | 'punta') => {
    const table = tableOf(noted)
    const settled = { ...table, coup: table.coup && { ...table.coup, result } }
    return inPaymentOrder(settled, settled.coup?.bets ?? []).map(({ member }) => member)
  }
  expect(paid('banco')).toEqual([m(9), m(2), m(7)])
  expect(paid('punta')).toEqual([m(2), m(7), m(9)])
})

test('S.26 of a bank announced wrongly the chips that lie there count', () => {
  const read = (laid: number): CheminCommand => ({
    type: 'readBankAgain',
    table: T1,
    laid: asChips(laid),
  })
  const evening = play(open(), read(90))
  expect([tableOf(evening).coup?.bank, balance(evening, bankOf(T1))]).toEqual([90, 90])
  expect(chipsBefore(evening, 1)).toBe(910)
  expect(tableOf(evening).mano?.shares).toEqual({ [m(1)]: 90 })
  expect(refusalOf(evening, read(90))).toBe('S.26 bank-as-announced')
})

test('S.26 read again after the closing, stakes that find no more room go back before the deal (cd25)', () => {
  const closed = play(open(), lay(2, 60), lay(3, 40), CLOSE)
  const less = play(closed, { type: 'readBankAgain', table: T1, laid: asChips(70) })
  expect([staked(less, 2), staked(less, 3), chipsBefore(less, 3)]).toEqual([60, 10, 990])
})

test('S.26 in a suivi the sum is rebuilt by arithmetic, and after the cards nothing is heard', () => {
  const read: CheminCommand = { type: 'readBankAgain', table: T1, laid: asChips(90) }
  const suivi = play(withSuivi(open(), 3, 50), callsSuivi(3))
  expect(refusalOf(suivi, read)).toBe('S.26 bank-by-arithmetic')
  const given = play(open(), lay(3, 40), CLOSE, gives(3))
  expect(refusalOf(given, read)).toBe('S.26 said-too-late')
})

test('S.38a a holder who is away stakes and calls nothing', () => {
  const away = {
    since: 0,
    instructions: '',
    freeAt: null,
    coups: 3,
    keepsBank: false,
    turns: 1,
  }
  const seats = tableOf(open()).seats.map((one) => (one.number === 3 ? { ...one, away } : one))
  const evening = changed(open(), { seats })
  for (const command of [lay(3, 10), callsBanco(3), callsTable(3)])
    expect(refusalOf(evening, command)).toBe('S.38a away-from-table')
})

test('S.38a a stake called from away is pushed back and noted on the coup', () => {
  const note: CheminCommand = {
    type: 'reproveStake',
    ...ofM(5),
    provision: 'S.38a',
    note: 'dal bar',
  }
  const noted = play(open(), lay(5, 40), note)
  expect(tableOf(noted).coup?.incidents).toMatchObject([
    { provision: 'S.38a', member: m(5), note: 'dal bar' },
  ])
  expect([staked(noted, 5), chipsBefore(noted, 5)]).toEqual([0, 1000])
})

test('S.38a each reproof of a stake is offered: of a seated one the stake from away, of a standing one also the mano followed round', () => {
  const rowsAt = (evening: Evening) =>
    offersOf('reproveStake', evening, tablet, 0).map(({ payload }) => payload.provision)
  expect(rowsAt(play(open(), lay(5, 40)))).toEqual(['S.38a'])
  expect(rowsAt(play(open(), lay(9, 40)))).toEqual(['S.38a', 'S.114b'])
})

test('S.15 a player is offered their stake, from their seat, up to the chips before them', () => {
  const [offer] = offersOf('layStake', open(), phone(3), 0)
  expect(offer?.payload).toMatchObject({ member: m(3), place: seat(3) })
  expect(offer?.bounds?.sum).toEqual({ min: 1, max: 1000, step: 1 })
  expect(offersOf('layStake', open(), phone(1), 0)).toEqual([])
  expect(offersOf('layStake', open(), phone(9), 0)).toHaveLength(8)
  expect(offersOf('closeGame', open(), tablet, 0)).toHaveLength(1)
})
