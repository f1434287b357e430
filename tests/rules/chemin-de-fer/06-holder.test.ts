import { expect, test } from 'vitest'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import {
  CLOSE,
  callsBanco,
  callsTable,
  chipsBefore,
  first,
  gives,
  lay,
  open,
  order,
  play,
  staked,
  withLimit,
  withPast,
} from './support/stakes'
import { changed, gap, inspector, m, ofM, phone, refusalOf, tableOf, tablet } from './support/table'

const withRegola = (evening: Evening, ...numbers: number[]) =>
  changed(evening, { regola: numbers.map(m) })
const holderOf = (evening: Evening) => tableOf(evening).coup?.holder
const touches = (n: number, seen: boolean): CheminCommand => ({
  type: 'touchCards',
  ...ofM(n),
  seen,
})
const takesBack = (n: number): CheminCommand => ({
  type: 'takeBackCards',
  ...ofM(n),
  why: 'own-initiative',
})
const reproves = (n: number, provision: 'S.28' | 'S.116'): CheminCommand => ({
  type: 'reproveHolder',
  ...ofM(n),
  provision,
  note: '',
})

test('S.51 the cards go to the highest stake among the seated, whatever the standing play', () => {
  const evening = play(open(), lay(9, 50), lay(2, 20), lay(6, 30))
  expect(order(evening)).toEqual([6, 2])
  expect(first(evening)).toEqual([6, 'highest', 'S.51'])
})

test('S.51 of equal stakes, the first in the order of the mano; a limited player yields (cr5)', () => {
  const evening = play(open(), lay(6, 30), lay(2, 30), lay(4, 30))
  expect(order(evening)).toEqual([2, 4, 6])
  expect(order(withLimit(evening, 2, 'sold'))).toEqual([4, 6, 2])
  expect(order(withLimit(withLimit(evening, 2, 'moved-forward'), 4, 'passed'))).toEqual([6, 4, 2])
})

test('S.51 the highest is the highest that plays, not the highest laid (cf31)', () => {
  const evening = play(open(), lay(8, 90), lay(2, 60))
  expect(first(evening)?.[0]).toBe(2)
})

test('S.51 highestOverTable: with con il tavolo called the highest seated stake has the cards where the house says so (cr3)', () => {
  const commands = [callsTable(9), lay(2, 40)]
  expect(first(play(open(), ...commands))?.[0]).toBe(9)
  const venice = open(100, { settings: { highestOverTable: true } })
  expect(first(play(venice, ...commands))).toEqual([2, 'highest', 'S.51'])
})

test('S.51 the employee gives the cards once the game is closed, and the order proposes the first', () => {
  const laid = play(open(), lay(2, 20), lay(6, 30))
  expect(refusalOf(laid, gives(6))).toBe('S.51 game-still-open')
  const closed = play(laid, CLOSE)
  expect(offersOf('giveCards', closed, tablet, 0).map(({ payload }) => payload.member)).toEqual([
    m(6),
    m(2),
  ])
  expect(refusalOf(closed, gives(4))).toBe('S.51 nothing-on-coup')
  expect(refusalOf(closed, gives(6), phone(6))).toBe('null not-allowed')
  const given = play(closed, gives(6))
  expect(holderOf(given)).toMatchObject({ member: m(6), by: 'highest', isSolo: false })
  expect(refusalOf(given, gives(2))).toBe('S.51 cards-given')
})

test('S.51 another choice of the employee is kept as that', () => {
  const given = play(open(), lay(2, 20), lay(6, 30), CLOSE, gives(2))
  expect(holderOf(given)).toMatchObject({ by: 'employee', provision: 'S.136a' })
})

test('S.51 no cards are given to a tout va that the banker has not covered', () => {
  const evening = open()
  const { coup } = tableOf(evening)
  const toutVa = changed(evening, { coup: coup && { ...coup, toutVa: true } })
  const closed = play(toutVa, lay(2, 90), lay(6, 40), CLOSE)
  expect([staked(closed, 2), staked(closed, 6)]).toEqual([90, 40])
  expect(refusalOf(closed, gives(2))).toBe('S.51 tout-va-uncovered')
})

test('S.51 the holder’s touching and seeing of the cards are two marks (cf14)', () => {
  const given = play(open(), lay(2, 20), CLOSE, gives(2))
  expect(refusalOf(given, touches(4, false))).toBe('S.51 not-the-holder')
  const touched = play(given, touches(2, false))
  expect(holderOf(touched)).toMatchObject({ touched: true, seen: false })
  expect(refusalOf(touched, touches(2, false))).toBe('S.51 marked-already')
  expect(holderOf(play(touched, touches(2, true)))).toMatchObject({ touched: true, seen: true })
})

const marks = (n: number): CheminCommand => ({
  type: 'markInexpert',
  ...ofM(n),
  why: 'prima volta al tavolo',
})

test('S.112 an inexpert player takes no cards con terzi, even with the highest stake', () => {
  const evening = play(open(), marks(6), lay(6, 60), lay(2, 10))
  expect(order(evening)).toEqual([2, 6])
  expect(refusalOf(evening, marks(6))).toBe('S.112 marked-already')
})

test('S.112 alone, or by calling banco, an inexpert player takes them', () => {
  expect(first(play(open(), marks(6), lay(6, 60)))).toEqual([6, 'highest', 'S.51'])
  expect(first(play(open(), marks(6), lay(2, 60), callsBanco(6)))?.[0]).toBe(6)
  expect(first(play(open(), marks(6), lay(2, 60), callsTable(6)))?.[0]).toBe(6)
})

test('S.112 when only barred players have staked, the highest of them has the cards (cf35)', () => {
  const evening = play(open(), marks(6), marks(3), lay(6, 20), lay(3, 30))
  expect(first(evening)).toEqual([3, 'barred', 'S.112'])
})

test('S.112 inspector or employee end the mark, with a reason', () => {
  const ends: CheminCommand = { type: 'endInexpert', ...ofM(6), why: 'gioca bene' }
  const marked = play(open(), marks(6), lay(6, 60), lay(2, 10))
  expect(refusalOf(marked, ends, phone(6))).toBe('null not-allowed')
  expect(refusalOf(marked, ends, inspector)).toBeNull()
  const ended = play(marked, ends)
  expect([first(ended)?.[0], tableOf(ended).limits]).toEqual([6, []])
  expect(refusalOf(ended, ends)).toBe('S.112 not-marked')
})

test('S.83 the bank’s socio takes no cards while others have money on the coup', () => {
  const evening = open(100, {}, { socio: m(6) })
  expect(first(play(evening, lay(6, 60), lay(2, 10)))?.[0]).toBe(2)
  expect(first(play(evening, lay(6, 60)))?.[0]).toBe(6)
})

test('V.rule-no-cards regolaTakesCards: a player alla regola takes cards with other stakes down, or not', () => {
  const bound = play(withRegola(open(), 6), lay(6, 60), lay(2, 10))
  expect(first(bound)?.[0]).toBe(2)
  const sanremo = open(100, { settings: { regolaTakesCards: true } })
  expect(first(play(withRegola(sanremo, 6), lay(6, 60), lay(2, 10)))?.[0]).toBe(6)
})

test('V.rule-no-cards not even by con il tavolo; alone or by banco solo they take them', () => {
  const evening = withRegola(open(), 6)
  expect(first(play(evening, callsTable(6), lay(2, 10)))?.[0]).toBe(2)
  expect(first(play(evening, callsTable(6)))?.[0]).toBe(6)
  expect(first(play(evening, callsBanco(6), lay(2, 10)))?.[0]).toBe(6)
})

test('S.136a the employee’s own choice is one with money on the coup, or anybody seated where a call comes first', () => {
  const staked = play(open(), lay(2, 60), lay(3, 20), CLOSE)
  expect(refusalOf(staked, gives(4))).toBe('S.51 nothing-on-coup')
  const called = play(open(), callsBanco(2), callsBanco(9), CLOSE)
  expect(refusalOf(called, gives(4))).toBeNull()
  expect(refusalOf(called, gives(9))).toBeNull()
  for (const n of [1, 10]) expect(refusalOf(called, gives(n))).toBe('S.51 nothing-on-coup')
})

test('S.47 a con il tavolo that gives its caller no cards does not stand before the next one', () => {
  const called = play(withRegola(open(), 2), callsTable(2), callsTable(4), lay(6, 30))
  expect(first(called)).toEqual([4, 'con-il-tavolo', 'S.47'])
  const closed = play(called, CLOSE)
  expect([staked(closed, 2), staked(closed, 4), staked(closed, 6)]).toEqual([50, 50, 0])
  expect(order(closed)[0]).toBe(4)
})

test('S.47 where no caller may have the cards, the half plays and a stake has them', () => {
  const called = play(withRegola(open(), 2), callsTable(2), lay(6, 80), CLOSE)
  expect([staked(called, 2), staked(called, 6)]).toEqual([50, 50])
  expect(first(called)?.[0]).toBe(6)
})

const THREE = { settings: { standingCards: 'three' as const } }

test('S.115 a standing player has the cards by banco solo and by con il tavolo', () => {
  for (const fixture of [{}, THREE]) {
    expect(first(play(open(100, fixture), lay(2, 60), callsBanco(9)))?.[0]).toBe(9)
    expect(first(play(open(100, fixture), lay(2, 60), callsTable(9)))?.[0]).toBe(9)
  }
})

test('S.115 as the only punter, or with the highest stake when no seated player has one', () => {
  for (const fixture of [{}, THREE]) {
    expect(first(play(open(100, fixture), lay(9, 5)))).toEqual([9, 'standing', 'S.115'])
    expect(order(play(open(100, fixture), lay(9, 5), lay(10, 6)))).toEqual([10, 9])
  }
})

test('S.115 standingCards: when the seated stakes are all of players who may not take them, by the five cases only', () => {
  const commands = [marks(6), lay(6, 60), lay(3, 20), lay(9, 5)]
  expect(first(play(withRegola(open(), 3), ...commands))).toEqual([9, 'standing', 'S.115'])
  const three = withRegola(open(100, THREE), 3)
  expect(first(play(three, ...commands))).toEqual([6, 'barred', 'S.112'])
})

test('S.115 in tout va or "I see the stakes", by playing as much as all the stakes down', () => {
  const commands = [lay(2, 20), lay(6, 30)]
  for (const word of [{ toutVa: true }, { seesStakes: true }]) {
    const said = (evening: Evening) => {
      const { coup } = tableOf(evening)
      return changed(evening, { coup: coup && { ...coup, ...word } })
    }
    expect(first(play(said(open()), ...commands, lay(9, 50)))?.[0]).toBe(9)
    expect(first(play(said(open()), ...commands, lay(9, 49)))?.[0]).toBe(6)
    expect(first(play(said(open(100, THREE)), ...commands, lay(9, 50)))?.[0]).toBe(6)
  }
  expect(first(play(open(), ...commands, lay(9, 50)))?.[0]).toBe(6)
})

test('S.116 a standing holder who hides the cards is reproved; a seated one is not meant', () => {
  const standing = play(open(), lay(9, 20), CLOSE, gives(9))
  expect(tableOf(play(standing, reproves(9, 'S.116'))).coup?.incidents).toMatchObject([
    { provision: 'S.116', member: m(9) },
  ])
  const seated = play(open(), lay(2, 20), CLOSE, gives(2))
  expect(refusalOf(seated, reproves(2, 'S.116'))).toBe('S.116 holder-seated')
})

test('S.117 cards taken on one’s own initiative, even seen, go to the one entitled', () => {
  const closed = play(open(), lay(2, 20), lay(6, 30), CLOSE)
  const back = play(closed, takesBack(2))
  expect(holderOf(back)).toMatchObject({ member: m(6), touched: false })
  expect(tableOf(back).coup?.incidents).toMatchObject([{ provision: 'S.117', member: m(2) }])
  expect(refusalOf(closed, takesBack(6))).toBe('S.117 taker-entitled')
  const seen = play(closed, gives(2), touches(2, true))
  expect(holderOf(play(seen, takesBack(2)))).toMatchObject({ member: m(6), seen: false })
})

test('S.117 the taker may be made to take the banco', () => {
  const oblige: CheminCommand = { type: 'obligeBanco', ...ofM(9), place: gap(5) }
  const closed = play(open(), lay(2, 20), lay(6, 30), CLOSE)
  const obliged = play(closed, oblige)
  expect([2, 6, 9].map((n) => staked(obliged, n))).toEqual([0, 0, 100])
  expect(holderOf(obliged)).toMatchObject({ member: m(9), by: 'banco', isSolo: true })
  expect(chipsBefore(obliged, 6)).toBe(1000)
})

test('S.117 nobody is made to take a banco that another has called', () => {
  const oblige: CheminCommand = { type: 'obligeBanco', ...ofM(9), place: gap(5) }
  const called = play(open(), callsBanco(2), CLOSE)
  expect(refusalOf(called, oblige)).toBe('S.90a another-comes-first')
})

const refuses: CheminCommand = { type: 'refuseCards', ...ofM(6), why: 'indugia' }

test('S.28 a holder who delays is reproved, and refused the cards only when it happens again', () => {
  const given = play(open(), lay(6, 60), lay(2, 10), CLOSE, gives(6))
  expect(refusalOf(given, refuses)).toBe('S.28 not-reproved')
  const reproved = play(given, reproves(6, 'S.28'))
  expect(tableOf(play(reproved, refuses)).limits).toMatchObject([
    { member: m(6), kind: 'inexpert', provision: 'S.28' },
  ])
})

test('S.28 a reproof of an earlier coup counts, and the cards then go to another', () => {
  const incidents = [{ provision: 'S.28', member: m(6), at: 0, note: '' }]
  const past = { holder: 6, bets: [[6, 20]] as [number, number][], incidents }
  const refused = play(withPast(open(), past), refuses, lay(6, 60), lay(2, 10))
  expect(order(refused)).toEqual([2, 6])
  expect(first(play(open(), lay(6, 60), lay(2, 10)))?.[0]).toBe(6)
})
