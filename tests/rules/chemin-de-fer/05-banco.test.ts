import { expect, test } from 'vitest'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
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
  isSolo,
  lay,
  open,
  order,
  play,
  staked,
  withLimit,
  withSuivi,
} from './support/stakes'
import { changed, gap, m, ofM, refusalOf, seat, T1, tableOf, without } from './support/table'

const withTableLoser = (evening: Evening, ...numbers: number[]) =>
  changed(evening, { tableLoser: numbers.map((n) => ({ member: m(n), since: 0 })) })

const offers = (caller: number, partner: number, chips: number, asked = false): CheminCommand => ({
  type: 'acceptOffer',
  ...ofM(caller),
  partner: m(partner),
  chips: asChips(chips),
  asked,
})

const completes = (n: number): CheminCommand => ({
  type: 'playDifference',
  ...ofM(n),
  place: n <= 8 ? seat(n) : gap(5),
})

const drops = (n: number): CheminCommand => ({ type: 'withdrawCall', ...ofM(n) })

test('S.42a banco lays the whole bank, con il tavolo half of it, rounded up', () => {
  const evening = play(open(101), callsBanco(3), callsTable(4))
  expect([staked(evening, 3), staked(evening, 4)]).toEqual([101, 51])
  expect(tableOf(evening).coup?.calls.map(({ kind, laid }) => [kind, laid])).toEqual([
    ['banco', 101],
    ['con-il-tavolo', 51],
  ])
})

test('S.42a a call without the chips, or a second one, is refused', () => {
  const rich = open(1000)
  expect(refusalOf(play(rich, lay(3, 50)), callsBanco(3))).toBeNull()
  expect(refusalOf(without(rich, 3, 999), callsBanco(3))).toBe('null not-enough-chips')
  expect(refusalOf(play(open(), callsBanco(3)), callsTable(3))).toBe('S.42a already-called')
})

test('S.42a money that lies there already counts for the call, and goes back when it is withdrawn', () => {
  const evening = play(open(), lay(3, 40), callsBanco(3))
  expect(staked(evening, 3)).toBe(100)
  expect(refusalOf(evening, { type: 'withdrawStake', ...ofM(3) } as CheminCommand)).toBe(
    'S.15 committed-by-call',
  )
  const dropped = play(evening, drops(3))
  expect([staked(dropped, 3), chipsBefore(dropped, 3)]).toEqual([0, 1000])
  expect(tableOf(dropped).coup?.calls).toEqual([])
  expect(refusalOf(dropped, drops(3))).toBe('S.42a no-call')
})

test('S.42a a stake that only happens to be half the bank is no call (cr10)', () => {
  const evening = play(open(), lay(8, 50), lay(2, 60))
  expect(first(evening)).toEqual([2, 'highest', 'S.51'])
})

test('S.42b banco solo goes to the first caller on the right of the mano’s seat, whoever spoke first', () => {
  const evening = play(open(), callsBanco(8), callsBanco(3), callsBanco(5))
  expect(first(evening)).toEqual([3, 'banco', 'S.42b'])
  expect(order(evening)).toEqual([3, 5, 8])
})

test('S.42b the standing come after the seated, the creneau last', () => {
  const evening = play(
    open(),
    callsBanco(9, { place: gap(1) }),
    callsBanco(10, { place: gap(7) }),
    callsBanco(8),
  )
  expect(order(evening)).toEqual([8, 10, 9])
})

test('S.42b the order counts from the seat where the mano began, also when it was sold', () => {
  const sold = open(100, {}, { initialSeat: 5 as never })
  expect(order(play(sold, callsBanco(3), callsBanco(6), callsBanco(5)))).toEqual([6, 3, 5])
})

test('S.42b a player moved forward, or the banker who passed, is last among the seated', () => {
  const evening = withLimit(withLimit(open(), 2, 'moved-forward'), 3, 'passed')
  const called = play(evening, callsBanco(2), callsBanco(3), callsBanco(4), callsBanco(9))
  expect(order(called)).toEqual([4, 3, 2, 9])
})

test('S.42b a banker who sold a bought mano keeps the seat’s place for banco (cr5)', () => {
  const evening = play(withLimit(open(), 2, 'sold'), callsBanco(2), callsBanco(3))
  expect(order(evening)).toEqual([2, 3])
})

test('S.42b with a banco solo granted everybody else’s money goes back before the deal', () => {
  const closed = play(open(), lay(2, 40), callsTable(4), callsBanco(9), callsBanco(3), CLOSE)
  expect([2, 3, 4, 9].map((n) => staked(closed, n))).toEqual([0, 100, 0, 0])
  expect([chipsBefore(closed, 9), isSolo(closed)]).toEqual([1000, true])
})

test('S.43a banco solo, even of a standing player, comes before banco in company', () => {
  const evening = play(open(), callsBanco(2, { helpers: [4] }), callsBanco(9))
  expect(first(evening)).toEqual([9, 'banco', 'S.42b'])
  expect(order(evening)).toEqual([9, 2])
})

test('S.43a a banco with somebody’s help is played con terzi', () => {
  const evening = play(open(), callsBanco(2, { helpers: [4] }))
  expect([first(evening), isSolo(evening)]).toEqual([[2, 'company', 'S.43a'], false])
  expect(refusalOf(open(), callsBanco(2, { helpers: [1] }))).toBe('S.43a helper-not-possible')
})

test('S.43b a solo caller may not ask for stakes when others called too', () => {
  const rivals = play(open(), callsBanco(3), callsBanco(4))
  expect(refusalOf(rivals, offers(3, 5, 20, true))).toBe('S.43b others-called')
  expect(refusalOf(rivals, offers(3, 5, 20))).toBeNull()
})

test('S.43b a caller who asks when nobody else called is no longer solo', () => {
  const evening = play(open(), callsBanco(3), offers(3, 5, 20, true))
  expect([first(evening), isSolo(evening)]).toEqual([[3, 'company', 'S.43a'], false])
})

test('S.44 offers that come unasked leave the caller solo, with the whole bank on the caller', () => {
  const closed = play(open(), callsBanco(3), offers(3, 5, 50), CLOSE)
  expect([staked(closed, 3), chipsBefore(closed, 5)]).toEqual([100, 1000])
  expect(isSolo(closed)).toBe(true)
  expect(tableOf(closed).coup?.calls[0]?.offers).toEqual([{ member: m(5), chips: 50 }])
})

test('S.44 offers are for a solo alone, and of one person once', () => {
  const table = play(open(), callsTable(3))
  expect(refusalOf(table, offers(3, 5, 10))).toBe('S.44 not-solo')
  const once = play(open(), callsBanco(3), offers(3, 5, 10))
  expect(refusalOf(once, offers(3, 5, 10))).toBe('S.44 helper-not-possible')
  expect(refusalOf(once, offers(3, 1, 10))).toBe('S.44 helper-not-possible')
})

test('S.45 accepted offers come to half the bank at most', () => {
  const evening = play(open(101), callsBanco(3), offers(3, 5, 30))
  expect(refusalOf(evening, offers(3, 6, 21))).toBe('S.45 above-half')
  expect(refusalOf(evening, offers(3, 6, 20))).toBeNull()
})

test('S.45 no offer is accepted once the caller has seen a card', () => {
  const touch = (seen: boolean): CheminCommand => ({ type: 'touchCards', ...ofM(3), seen })
  const dealt = play(
    open(),
    callsBanco(3),
    CLOSE,
    gives(3),
    { type: 'dealCards', table: T1 },
    touch(false),
  )
  expect(refusalOf(dealt, offers(3, 5, 10))).toBeNull()
  const refusal = 'S.45 card-seen'
  expect(refusalOf(play(dealt, touch(true)), offers(3, 5, 10))).toBe(refusal)
  const given = play(open(), callsBanco(3), CLOSE, gives(3))
  expect(refusalOf(given, offers(3, 5, 10))).toBeNull()
  expect(refusalOf(play(given, touch(true)), offers(3, 5, 10))).toBe(refusal)
  const exposed: CheminCommand = {
    type: 'reportEmployeeError',
    table: T1,
    error: { kind: 'exposed', passing: true },
  }
  expect(refusalOf(play(given, exposed), offers(3, 5, 10))).toBe(refusal)
})

test('S.46 banco over respected stakes plays the rest, con terzi; stakes not respected go back', () => {
  const laid = play(open(), lay(2, 30), lay(5, 20), callsBanco(3, { respects: [2] }))
  expect(first(laid)).toEqual([3, 'company', 'S.46'])
  const closed = play(laid, CLOSE)
  expect([2, 3, 5].map((n) => staked(closed, n))).toEqual([30, 70, 0])
  expect(isSolo(closed)).toBe(false)
})

test('S.46 only stakes that lie there are respected, and something must be left to play', () => {
  expect(refusalOf(open(), callsBanco(3, { respects: [2] }))).toBe('S.46 respects-nobody')
  const full = play(open(), lay(2, 100))
  expect(refusalOf(full, callsBanco(3, { respects: [2] }))).toBe('S.46 nothing-left')
})

test('S.46 when a respected stake is taken away the caller completes the bank before the closing', () => {
  const laid = play(open(), lay(2, 30), callsBanco(3, { respects: [2] }))
  const gone = play(laid, { type: 'withdrawStake', ...ofM(2) })
  expect(refusalOf(gone, CLOSE)).toBe('S.10b call-uncovered')
  const covered = play(gone, {
    ...(lay(3, 100) as Extract<CheminCommand, { type: 'layStake' }>),
    type: 'changeStake',
  })
  expect(staked(play(covered, CLOSE), 3)).toBe(100)
})

test('S.47 without a banco solo, con il tavolo has the cards, in the same order', () => {
  const evening = play(open(), lay(2, 90), callsTable(9), callsTable(6), callsTable(4))
  expect(first(evening)).toEqual([4, 'con-il-tavolo', 'S.47'])
  expect(first(play(evening, callsBanco(10)))).toEqual([10, 'banco', 'S.42b'])
})

test('S.47 a con il tavolo that was refused stays as a stake (cr10)', () => {
  const closed = play(open(), callsTable(6), callsTable(4), CLOSE)
  expect([staked(closed, 4), staked(closed, 6)]).toEqual([50, 50])
})

test('S.49 the first right to con il tavolo is of the only punter of the coup before', () => {
  const alone = changed(open(), { lastSolePunter: m(9) })
  expect(first(play(alone, callsTable(2), callsTable(9)))).toEqual([9, 'con-il-tavolo', 'S.49'])
  expect(first(play(open(), callsTable(2), callsTable(9)))?.[0]).toBe(2)
})

test('S.50 a player who lost con il tavolo comes first for banco solo, and may give it up', () => {
  const lost = withTableLoser(open(), 9)
  expect(first(play(lost, callsBanco(2), callsBanco(9)))).toEqual([9, 'table-loser', 'S.50'])
  const given = play(lost, { type: 'renounceTableRight', ...ofM(9) })
  expect(first(play(given, callsBanco(2), callsBanco(9)))?.[0]).toBe(2)
  expect(refusalOf(given, { type: 'renounceTableRight', ...ofM(9) } as CheminCommand)).toBe(
    'S.50 no-table-right',
  )
})

test('S.50 two such persons stand in the order of rights, and a suivi comes before them (cr2)', () => {
  const two = play(withTableLoser(open(), 9, 6, 4), callsBanco(9), callsBanco(6), callsBanco(4))
  expect(order(two)).toEqual([4, 6, 9])
  expect(first(play(withSuivi(two, 10, 50), callsSuivi(10)))?.[0]).toBe(10)
})

test('S.52 anybody may play the difference, and has the cards only with the highest stake', () => {
  const evening = play(open(), lay(2, 60), completes(5))
  expect([staked(evening, 5), first(evening)]).toEqual([40, [2, 'highest', 'S.51']])
  expect(first(play(open(), lay(9, 60), completes(5)))).toEqual([5, 'highest', 'S.51'])
  expect(refusalOf(evening, completes(6))).toBe('S.52 bank-covered')
})

test('S.53 beside the committed half a con il tavolo caller adds more, which plays in the order of the mano', () => {
  const called = play(open(), lay(2, 30), callsTable(8), {
    ...(lay(8, 90) as Extract<CheminCommand, { type: 'layStake' }>),
    type: 'changeStake',
  })
  const closed = play(called, lay(4, 10), CLOSE)
  expect([2, 4, 8].map((n) => staked(closed, n))).toEqual([30, 10, 60])
})

test('S.53 the committed half plays before stakes that come sooner in the order', () => {
  const closed = play(open(), lay(2, 80), callsTable(8), CLOSE)
  expect([staked(closed, 2), staked(closed, 8)]).toEqual([50, 50])
  expect(
    refusalOf(play(open(), callsTable(8)), {
      ...(lay(8, 49) as Extract<CheminCommand, { type: 'layStake' }>),
      type: 'changeStake',
    } as CheminCommand),
  ).toBe('S.15 committed-by-call')
})
