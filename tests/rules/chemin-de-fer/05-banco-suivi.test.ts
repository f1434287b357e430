import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asChips } from '@/rules/kernel/chips'
import {
  CLOSE,
  callsBanco,
  callsSuivi,
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
  withPast,
  withSuivi,
} from './support/stakes'
import { gap, m, ofM, phone, refusalOf, seat, T1, tableOf } from './support/table'

const joins = (caller: number, partner: number, chips: number): CheminCommand => ({
  type: 'joinSuivi',
  ...ofM(caller),
  partner: m(partner),
  chips: asChips(chips),
})

/** The coup, whose cards are given, dealt and ended so, and the next one open. */
const afterResult = (evening: Evening, result: 'tie' | 'banco'): Evening =>
  play(
    evening,
    { type: 'dealCards', table: T1 },
    { type: 'enterResult', table: T1, result },
    { type: 'settleCoup', table: T1 },
    { type: 'announceBank', table: T1, toutVa: false, seesStakes: false },
  )

test('S.90a a player who has had the banco has the next one by saying suivi', () => {
  const evening = withSuivi(open(), 9, 50)
  expect(first(play(evening, callsBanco(2), callsSuivi(9)))).toEqual([9, 'suivi', 'S.90a'])
  expect(refusalOf(evening, callsSuivi(4))).toBe('S.90a no-suivi')
  expect(refusalOf(evening, callsSuivi(9), phone(9))).toBeNull()
})

test('S.90a it is said in time until the cards are given, also after the closing', () => {
  const closed = play(withSuivi(open(), 9, 50), lay(2, 60), CLOSE)
  const said = play(closed, callsSuivi(9))
  expect([staked(said, 9), staked(said, 2), first(said)?.[0]]).toEqual([100, 0, 9])
  expect(refusalOf(play(closed, gives(2)), callsSuivi(9))).toBe('S.90b cards-with-another')
})

test('S.90a the right of the last loser comes before that of who had the banco since (cf32)', () => {
  const two = withSuivi(withSuivi(open(), 7, 50), 3, 0)
  const called = play(two, callsSuivi(3), callsSuivi(7))
  expect(order(called)).toEqual([7, 3])
  const closed = play(withSuivi(withSuivi(open(), 7, 50), 3, 0), callsSuivi(7), CLOSE)
  expect(refusalOf(closed, callsSuivi(3))).toBe('S.90a another-comes-first')
})

test('S.90a after ties the last who had the banco comes first, behind the loser alone (cf32)', () => {
  const had = (evening: Evening, n: number, result: 'tie' | 'banco') =>
    afterResult(play(evening, callsBanco(n), CLOSE, gives(n)), result)
  const ties = had(had(open(), 5, 'tie'), 6, 'tie')
  expect(order(play(ties, callsSuivi(5), callsSuivi(6)))).toEqual([6, 5])
  const lost = had(had(had(open(), 3, 'banco'), 5, 'tie'), 6, 'tie')
  expect(order(play(lost, callsSuivi(5), callsSuivi(6), callsSuivi(3)))).toEqual([3, 6, 5])
  const again = had(lost, 5, 'tie')
  expect(order(play(again, callsSuivi(6), callsSuivi(5), callsSuivi(3)))).toEqual([3, 5, 6])
})

test('S.90b said late, it needs the consent of the player with the cards, who has not seen them; the employee enters it', () => {
  const yields: CheminCommand = {
    type: 'yieldToSuivi',
    ...ofM(2),
    caller: m(9),
    place: gap(5),
    twiceTheLoss: false,
  }
  const dealt = play(withSuivi(open(), 9, 50), lay(2, 60), CLOSE, gives(2), {
    type: 'dealCards',
    table: T1,
  })
  const touched = play(dealt, { type: 'touchCards', ...ofM(2), seen: false })
  expect(refusalOf(touched, yields, phone(9))).toBe('null not-allowed')
  const given = play(touched, yields)
  const { coup } = tableOf(given)
  expect(coup?.holder).toMatchObject({ member: m(9), by: 'suivi', isSolo: true, touched: false })
  expect([coup?.phase, staked(given, 9), staked(given, 2)]).toEqual(['dealt', 100, 0])
  const seen = play(touched, { type: 'touchCards', ...ofM(2), seen: true })
  expect(refusalOf(seen, yields)).toBe('S.90b cards-were-seen')
})

test('S.90b cards that change hands after the deal bind their new holder as that one’s own stake does', () => {
  const dealt = play(withSuivi(open(), 9, 50), lay(2, 60), lay(3, 20), CLOSE, gives(2), {
    type: 'dealCards',
    table: T1,
  })
  expect(tableOf(dealt).coup?.regime.because).toEqual(['S.113b'])
  const given = play(dealt, {
    type: 'yieldToSuivi',
    ...ofM(2),
    caller: m(9),
    place: gap(5),
    twiceTheLoss: false,
  })
  expect(tableOf(given).coup?.regime).toMatchObject({ puntaByRule: false, because: [] })
})

test('S.25a under a suivi a player who moved forward is the last of the seated, and does not yield to the standing', () => {
  const of = (...holders: number[]) => {
    const rights = holders.reduce((evening, n) => withSuivi(evening, n, 50), open())
    return order(play(withLimit(rights, 3, 'moved-forward'), ...holders.map((n) => callsSuivi(n))))
  }
  expect(of(3, 9)).toEqual([3, 9])
  expect(of(3, 5)).toEqual([5, 3])
  expect(of(9, 3)).toEqual([9, 3])
  expect(of(3, 9, 5)).toEqual([5, 9, 3])
})

const CALLERS = [3, 4, 5, 6, 9]

test('S.94 after any coups won by the bank or tied, the last loser comes first and then who last had the banco (cf32)', () => {
  const chain = fc.array(
    fc.record({ n: fc.constantFrom(...CALLERS), result: fc.constantFrom('tie', 'tie', 'banco') }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(chain, (coups) => {
      const after = coups.reduce(
        (evening, { n, result }) =>
          afterResult(play(evening, callsBanco(n), CLOSE, gives(n)), result as 'tie' | 'banco'),
        open(1, { chips: 100_000 }),
      )
      const last = coups.findLastIndex(({ result }) => result === 'banco')
      const since = coups.slice(Math.max(last, 0)).map(({ n }) => n)
      const loser = last < 0 ? [] : [coups[last]?.n ?? 0]
      const expected = [...new Set([...loser, ...since.toReversed()])]
      expect(order(play(after, ...expected.toSorted().map((n) => callsSuivi(n))))).toEqual(expected)
      for (const n of CALLERS)
        expect(refusalOf(after, callsSuivi(n)) === null).toBe(expected.includes(n))
    }),
  )
})

test('S.91 the suivi’s cards given to another by error come back, even touched, unless the point was seen', () => {
  const back: CheminCommand = { type: 'takeBackCards', ...ofM(2), why: 'employee' }
  const touches = (seen: boolean): CheminCommand => ({ type: 'touchCards', ...ofM(2), seen })
  const given = play(withSuivi(open(), 9, 30), lay(2, 60), CLOSE, callsSuivi(9), gives(2))
  expect(staked(given, 2)).toBe(0)
  const touched = play(given, touches(false))
  expect(tableOf(play(touched, back)).coup?.holder).toMatchObject({ member: m(9), by: 'suivi' })
  expect(tableOf(play(touched, back)).coup?.incidents).toMatchObject([{ provision: 'S.91' }])
  const seen = play(touched, touches(true))
  expect(refusalOf(seen, back)).toBe('S.91 point-seen')
  // cf33: who saw the point plays it, by the rule, since the money is another's.
  const dealt = play(seen, { type: 'dealCards', table: T1 })
  expect(tableOf(dealt).coup).toMatchObject({
    holder: { member: m(2) },
    regime: { puntaByRule: true },
  })
})

test('S.91 other cards given by error do not come back this way', () => {
  const given = play(open(), lay(2, 60), lay(3, 20), CLOSE, gives(3))
  expect(tableOf(given).coup?.holder).toMatchObject({ by: 'employee', provision: 'S.136a' })
  expect(refusalOf(given, { type: 'takeBackCards', ...ofM(3), why: 'employee' } as const)).toBe(
    'S.91 no-suivi-called',
  )
})

const ADDED = { addedSince: [{ coup: 0, chips: asChips(40) }] }

test('S.92 the banker having added, the suivi holder chooses twice the loss or the whole', () => {
  const evening = withSuivi(open(100, {}, ADDED), 9, 30)
  expect(staked(play(evening, callsSuivi(9)), 9)).toBe(100)
  const twice = play(evening, lay(2, 70), callsSuivi(9, true), CLOSE)
  expect([staked(twice, 9), staked(twice, 2)]).toEqual([60, 40])
  expect(first(play(evening, lay(2, 70), callsSuivi(9, true)))).toEqual([9, 'suivi', 'S.92'])
  const whole = play(evening, callsSuivi(9, true), CLOSE)
  expect(isSolo(whole)).toBe(true)
})

test('S.92 the cards are the suivi’s even with the smaller stake, and the punta plays the rule with 5 free', () => {
  const dealt = play(
    withSuivi(open(200, {}, ADDED), 9, 30),
    lay(2, 140),
    callsSuivi(9, true),
    CLOSE,
    gives(9),
    { type: 'dealCards', table: T1 },
  )
  expect(tableOf(dealt).coup?.regime).toMatchObject({ puntaByRule: true, puntaFive: 'free' })
})

test('S.92 there is no choice without an addition, or when the bank is not above twice the loss (cr8)', () => {
  expect(refusalOf(withSuivi(open(), 9, 30), callsSuivi(9, true))).toBe('S.92 no-choice')
  const small = withSuivi(open(100, {}, ADDED), 9, 50)
  expect(refusalOf(small, callsSuivi(9, true))).toBe('S.92 no-choice')
})

const grants = (caller: number, kind: 'banco' | 'suivi' = 'banco', member = 1): CheminCommand => ({
  type: 'grantBanco',
  ...ofM(member),
  caller: m(caller),
  place: caller <= 8 ? seat(caller) : gap(5),
  kind,
})

test('S.93 the game closed and the bank not covered, the banker grants a banco solo', () => {
  const closed = play(open(), lay(2, 60), CLOSE)
  expect(refusalOf(closed, grants(9, 'banco', 2))).toBe('S.93 banker-grants')
  const granted = play(closed, grants(9))
  expect([staked(granted, 9), staked(granted, 2), first(granted)?.[0]]).toEqual([100, 0, 9])
})

test('S.93 not while the game is open, nor of a covered bank; a suivi let go is granted too', () => {
  expect(refusalOf(open(), grants(9))).toBe('S.93 not-closed-yet')
  expect(refusalOf(play(open(), lay(2, 100), CLOSE), grants(9))).toBe('S.93 bank-covered')
  const asleep = play(withSuivi(open(), 9, 50, true), lay(2, 60), CLOSE)
  expect(refusalOf(asleep, callsSuivi(9))).toBe('S.94 suivi-let-go')
  expect(first(play(asleep, grants(9, 'suivi')))).toEqual([9, 'suivi', 'S.90a'])
  expect(refusalOf(asleep, grants(4, 'suivi'))).toBe('S.90a no-suivi')
})

test('S.94 a suivi let go sleeps, and is called again only after a tie has woken it', () => {
  const renounce: CheminCommand = { type: 'renounceSuivi', ...ofM(9) }
  const asleep = play(withSuivi(open(), 9, 50), renounce)
  expect(refusalOf(asleep, callsSuivi(9))).toBe('S.94 suivi-let-go')
  expect(refusalOf(asleep, renounce)).toBe('S.94 suivi-let-go')
  const others = play(asleep, callsBanco(2), CLOSE, gives(2))
  expect(refusalOf(afterResult(others, 'tie'), callsSuivi(9))).toBeNull()
  expect(refusalOf(afterResult(others, 'banco'), callsSuivi(9))).toBe('S.90a no-suivi')
})

test('V.suivi-all the suivi is kept call by call while its owner does not give it up', () => {
  const renounce: CheminCommand = { type: 'renounceSuivi', ...ofM(9) }
  const called = play(withSuivi(open(), 9, 50), callsSuivi(9))
  expect(refusalOf(called, renounce)).toBe('S.90a suivi-called')
  const held = play(called, CLOSE, gives(9))
  for (const result of ['tie', 'banco'] as const)
    expect(tableOf(afterResult(held, result)).suivi).toMatchObject([
      { member: m(9), dormant: false },
    ])
})

test('S.100 a suivi caller takes in the doubled stake of who lost beside, and asks for it though others called', () => {
  const past = {
    holder: 9,
    bets: [
      [9, 30],
      [4, 20],
    ] as [number, number][],
  }
  const evening = play(withPast(withSuivi(open(), 9, 30), past), callsBanco(2), callsSuivi(9))
  expect(refusalOf(evening, joins(9, 5, 10))).toBe('S.100 not-lost-beside')
  expect(refusalOf(evening, joins(9, 4, 41))).toBe('S.100 above-double')
  const joined = play(evening, joins(9, 4, 40))
  expect(tableOf(joined).coup?.calls.find(({ member }) => member === m(9))?.offers).toEqual([
    { member: m(4), chips: 40 },
  ])
  expect([first(joined)?.[0], isSolo(joined), chipsBefore(joined, 4)]).toEqual([9, true, 1000])
})

test('S.100 and so on at the following bank: a share taken in before is doubled again', () => {
  const past = {
    holder: 9,
    bets: [[9, 50]] as [number, number][],
    offers: [[4, 20]] as [number, number][],
  }
  const evening = play(withPast(withSuivi(open(), 9, 50), past), callsSuivi(9))
  expect(refusalOf(evening, joins(9, 4, 40))).toBeNull()
  expect(refusalOf(evening, joins(2, 4, 40))).toBe('S.90a no-suivi')
})
