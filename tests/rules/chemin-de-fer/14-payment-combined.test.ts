import { expect, it } from 'vitest'
import { inPaymentOrder } from '@/rules/chemin-de-fer/14-payment/order'
import { CAGNOTTE, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import {
  at,
  CARTA,
  coupOf,
  dealtWith,
  decidedAs,
  NO,
  opens,
  readyToDeal,
  shows,
  third,
} from './support/coup'
import { after, betOf, changed, gap, inspector, m, seat, T1, tableOf } from './support/table'

const SETTLE = { type: 'settleCoup', table: T1 } as const

it('S.75 a natural offered a card ties with a three-card 9, and loses to it with 8', () => {
  const drew = (natural: number) =>
    dealtWith({}, CARTA, opens(natural, true), third('punta', 5), STAND, shows(4))
  expect(coupOf(drew(9)).result).toBe('tie')
  expect(coupOf(drew(8)).result).toBe('punta')
})
const STAND = { type: 'sayWord', side: 'banco', word: 'no' }

it('S.120 a renounced 9 loses alone to a natural 8, con terzi the cards speak, and counts against none', () => {
  const solo = dealtWith({}, NO, opens(8), shows(9))
  expect(coupOf(solo)).toMatchObject({ result: 'banco', resultBy: 'S.120' })
  const stakes = [
    { n: 3, chips: 60 },
    { n: 4, chips: 40 },
  ]
  expect(coupOf(dealtWith({ stakes }, NO, opens(8), shows(9))).result).toBe('punta')
  expect(coupOf(dealtWith({}, NO, opens(9, true), STAND, shows(9))).result).toBe('tie')
})

it('S.18b the creneau is paid last even when the mano was sold to a banker at another place', () => {
  const stakes = [
    { n: 9, chips: 10, place: gap(1) },
    { n: 2, chips: 20 },
    { n: 8, chips: 30 },
    { n: 1, chips: 40, place: seat(1) },
  ]
  const evening = readyToDeal({ stakes: [] })
  const { mano } = tableOf(evening)
  const sold = changed(evening, {
    mano: mano && { ...mano, banker: m(5), bankerPlace: seat(5), initialSeat: asSeat(1) },
  })
  const bets = stakes.map(({ n, chips, place = seat(n) }) => betOf(n, chips, { place }))
  expect(inPaymentOrder(tableOf(sold), bets).map(({ member }) => member)).toEqual(
    [2, 8, 1, 9].map(m),
  )
})

it('S.10a a tax rounded up to its unit never exceeds the win', () => {
  const settings = { taxPercent: 5, taxUnit: asChips(25), taxRound: 'up' as const }
  const won = (chips: number) =>
    after(decidedAs(readyToDeal({ stakes: [{ n: 3, chips }], settings }), 'banco'), [SETTLE])
  expect(won(10).accounts[CAGNOTTE]).toBe(10)
  expect(won(60).accounts[CAGNOTTE]).toBe(25)
})

it('S.27 a past coup is put right between the members once its mano is over', () => {
  const lost = after(decidedAs(readyToDeal(), 'punta'), [SETTLE])
  expect(tableOf(lost).mano).toBeNull()
  const right = after(
    lost,
    [at({ type: 'correctCoup', coup: 1, result: 'tie', matched: 100, why: 'pari' })],
    inspector,
  )
  expect([1, 3].map((n) => right.accounts[chipsOf(m(n))])).toEqual([1000, 1000])
})
