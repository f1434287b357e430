import { expect, it } from 'vitest'
import { settlement } from '@/rules/chemin-de-fer/14-payment/settlement'
import { balance, bankOf, CAGNOTTE, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { at, decidedAs, orderAt, table } from './support/coup'
import { CLOSE, first, gives, lay, open, order, play, standsFirst } from './support/stakes'
import { after, changed, gap, m, ofM, refusalOf, seat, T1, tableOf } from './support/table'

const SETTLE = at({ type: 'settleCoup' })

it('S.18a stakes are paid from the right of the seat where the mano began, seated and standing alike', () => {
  const stakes = [
    { n: 8, chips: 5 },
    { n: 9, chips: 5, place: gap(4) },
    { n: 2, chips: 5 },
    { n: 5, chips: 5 },
    { n: 4, chips: 5 },
  ]
  expect(orderAt(decidedAs(table(stakes), 'punta'))).toEqual(['m2', 'm4', 'm9', 'm5', 'm8'])
  expect(orderAt(decidedAs(table(stakes, { initialSeat: 4 }), 'banco'))).toEqual([
    'm5',
    'm8',
    'm2',
    'm4',
    'm9',
  ])
})

it('S.18b the creneau comes last, even when the mano has been sold to another', () => {
  const stakes = [
    { n: 9, chips: 5, place: gap(1) },
    { n: 10, chips: 5, place: gap(8) },
    { n: 2, chips: 5 },
  ]
  const first = decidedAs(table(stakes), 'banco')
  expect(orderAt(first)).toEqual(['m2', 'm10', 'm9'])
  const { mano } = tableOf(first)
  const sold = changed(first, {
    mano: mano && { ...mano, banker: m(6), bankerPlace: seat(6), origin: 'altezza' },
  })
  expect(orderAt(sold)).toEqual(['m2', 'm10', 'm9'])
})

it('S.18b of those in one gap the nearest to the banker’s side comes first, as the employee sees it', () => {
  const staked = play(open(), lay(9, 5, { place: gap(1) }), lay(10, 5, { place: gap(1) }))
  const paid = (evening: Evening) =>
    settlement(decidedAs(play(evening, CLOSE, gives(2)), 'banco'), T1).bets.map(
      ({ member }) => member,
    )
  const withSeat = (evening: Evening) => play(evening, lay(2, 20))
  expect(paid(withSeat(staked))).toEqual(['m2', 'm9', 'm10'])
  const seen = play(staked, standsFirst(10))
  expect(paid(withSeat(seen))).toEqual(['m2', 'm10', 'm9'])
  expect(first(seen)?.[0]).toBe(10)
  // The place is kept, and is of that gap only.
  const withdraws = (n: number) => ({ type: 'withdrawStake', ...ofM(n) }) as const
  const again = (at: number) =>
    play(
      seen,
      withdraws(9),
      withdraws(10),
      lay(9, 5, { place: gap(at) }),
      lay(10, 5, { place: gap(at) }),
    )
  expect([order(again(1)), order(again(5))]).toEqual([
    [10, 9],
    [9, 10],
  ])
  // A player who has staked from elsewhere since comes back like anybody else.
  const elsewhere = [withdraws(10), lay(10, 5, { place: gap(5) })]
  expect(order(play(seen, ...elsewhere, withdraws(10), lay(10, 5, { place: gap(1) })))).toEqual([
    9, 10,
  ])
  expect(refusalOf(seen, standsFirst(10))).toBe('S.18b first-already')
  expect(refusalOf(withSeat(seen), standsFirst(2))).toBe('S.18b not-in-a-gap')
  expect(refusalOf(play(seen, CLOSE), standsFirst(9))).toBe('S.10b game-closed')
})

it('S.18a the transfers follow that order, the tax after the stakes', () => {
  const won = decidedAs(
    table(
      [
        { n: 5, chips: 40 },
        { n: 2, chips: 60 },
      ],
      { settings: { taxPercent: 5 } },
    ),
    'banco',
  )
  expect(settlement(won, T1).transfers).toEqual([
    { from: stakeOf(T1, m(2)), to: bankOf(T1), chips: 60 },
    { from: stakeOf(T1, m(5)), to: bankOf(T1), chips: 40 },
    { from: bankOf(T1), to: CAGNOTTE, chips: 5 },
  ])
})

it('S.18a a coup is paid only once its result is there, and a void one is not paid', () => {
  const ready = table([{ n: 2, chips: 10 }])
  expect(refusalOf(ready, SETTLE)).toBe('S.18a not-decided')
  expect(refusalOf(decidedAs(ready, 'void'), SETTLE)).toBe('S.18a void-coup')
})

it('S.18a a win stays in the bank, and the mano goes on with its count', () => {
  const over = after(decidedAs(table([{ n: 2, chips: 100 }]), 'banco'), [SETTLE])
  expect(balance(over, bankOf(T1))).toBe(200)
  expect(tableOf(over).mano).toMatchObject({ coups: 1, wins: 1, shares: { m1: 200 } })
  expect(tableOf(over).past.at(-1)).toMatchObject({
    result: 'banco',
    matched: 100,
    nextBank: 200,
    net: { m1: 100, m2: -100 },
  })
})

it('S.18a a loss pays the punters, gives the rest back and ends the mano, the sabot going on from its seat', () => {
  const over = after(decidedAs(table([{ n: 2, chips: 60 }]), 'punta'), [SETTLE])
  expect(balance(over, chipsOf(m(2)))).toBe(1060)
  expect(balance(over, chipsOf(m(1)))).toBe(940)
  expect(balance(over, bankOf(T1))).toBe(0)
  expect(tableOf(over)).toMatchObject({ mano: null, coup: null, turn: 2 })
})

it('S.18a the part of a stake that did not play goes back to its owner', () => {
  const closed = play(open(), lay(2, 160), CLOSE, gives(2))
  const result = [{ type: 'dealCards' }, { type: 'enterResult', result: 'banco' }].map(at)
  const over = after(closed, [...result, SETTLE])
  expect(balance(over, chipsOf(m(2)))).toBe(900)
  expect(balance(over, stakeOf(T1, m(2)))).toBe(0)
  expect(balance(over, bankOf(T1))).toBe(200)
})

it('S.35 the last coup of the taglia is paid only once its seven cards are counted', () => {
  const ready = decidedAs(table([{ n: 2, chips: 10 }]), 'banco')
  const last = (hadSeven: true | null) =>
    changed(ready, { taglia: { ...tableOf(ready).taglia, lastCoup: 1, hadSeven } })
  expect(refusalOf(last(null), SETTLE)).toBe('S.35 count-seven')
  expect(refusalOf(last(true), SETTLE)).toBeNull()
})
