import fc from 'fast-check'
import { expect, it } from 'vitest'
import { settlement } from '@/rules/chemin-de-fer/14-payment/settlement'
import { balance, bankOf, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import { post } from '@/rules/kernel/ledger'
import { at, decidedAs, orderAt, type Stake, table } from './support/coup'
import { CLOSE } from './support/stakes'
import { after, gap, m, seat, T1, tableOf } from './support/table'

const PLACES: readonly Place[] = [...[2, 3, 4, 5, 6, 7, 8].map(seat), ...[1, 2, 5, 8].map(gap)]

/** Stakes of distinct members at places of the table. */
const stakesOn = fc
  .uniqueArray(
    fc.record({
      n: fc.integer({ min: 2, max: 11 }),
      chips: fc.integer({ min: 1, max: 300 }),
      place: fc.constantFrom(...PLACES),
    }),
    { selector: ({ n }) => n, minLength: 1, maxLength: 9 },
  )
  .map((stakes) => stakes.map((stake): Stake => stake))

const coups = fc.record({
  stakes: stakesOn,
  bank: fc.integer({ min: 1, max: 900 }),
  initialSeat: fc.integer({ min: 1, max: 8 }),
  result: fc.constantFrom('punta', 'banco', 'tie' as const),
  toutVa: fc.boolean(),
  settings: fc.record({
    taxPercent: fc.integer({ min: 0, max: 20 }),
    taxUnit: fc.integer({ min: 1, max: 25 }).map(asChips),
    taxRound: fc.constantFrom('nearest', 'down', 'up' as const),
    uncoveredBank: fc.constantFrom('stays', 'set-aside' as const),
  }),
})

/** The order of payment, plainly: walk right from the seat after the initial one, each seat then its gap. */
function walked(stakes: readonly Stake[], initialSeat: number): string[] {
  const order: string[] = []
  const here = (place: Place) =>
    stakes.filter((stake) => JSON.stringify(stake.place) === JSON.stringify(place))
  for (let step = 1; step <= 8; step++) {
    const number = ((initialSeat - 1 + step) % 8) + 1
    for (const stake of here(seat(number))) order.push(m(stake.n))
    for (const stake of here(gap(number))) order.push(m(stake.n))
  }
  return order
}

it('S.18a the order of payment is that of a walk round the table, the creneau at its end', () => {
  fc.assert(
    fc.property(coups, ({ stakes, initialSeat, result }) => {
      const decided = decidedAs(table(stakes, { bank: 900, initialSeat }), result)
      const whole = stakes.reduce((sum, { chips }) => sum + chips, 0) <= 900
      fc.pre(whole)
      expect(orderAt(decided)).toEqual(walked(stakes, initialSeat))
    }),
  )
})

it('S.10a every chip is conserved, nobody falls below zero, and the tax never exceeds the win', () => {
  fc.assert(
    fc.property(coups, ({ stakes, initialSeat, bank: exposed, result, settings, toutVa }) => {
      // A banker who said tout va has covered the stakes before the deal.
      const staked = stakes.reduce((sum, { chips }) => sum + chips, 0)
      fc.pre(!toutVa || staked <= 1000)
      const bank = toutVa ? Math.max(exposed, staked) : exposed
      const ready = table(stakes, { bank, initialSeat, settings, coup: { toutVa } })
      const decided = decidedAs(ready, result)
      const paid = settlement(decided, T1)
      const accounts = post(decided.accounts, paid.transfers)
      const total = Object.values(accounts).reduce((sum, chips) => sum + chips, 0)
      expect(total).toBe(0)
      for (const [account, chips] of Object.entries(accounts))
        if (account !== 'cassa') expect(chips).toBeGreaterThanOrEqual(0)
      expect(paid.tax.chips).toBeLessThanOrEqual(Math.max(0, paid.won))
      expect(accounts[bankOf(T1)] ?? 0).toBe(paid.nextBank)
      expect(paid.matched).toBeLessThanOrEqual(bank)
      const net = Object.values(paid.net).reduce((sum, chips) => sum + chips, 0)
      expect(net + paid.tax.chips).toBe(0)
      const shares = Object.values(paid.shares).reduce((sum, chips) => sum + chips, 0)
      expect(shares).toBe(paid.nextBank)
      for (const { n } of stakes) expect(accounts[stakeOf(T1, m(n))] ?? 0).toBe(0)
    }),
  )
})

it('S.18a each punter wins or loses exactly what played, and nobody else’s chips move', () => {
  fc.assert(
    fc.property(coups, ({ stakes, initialSeat, bank, result }) => {
      const open = table(stakes, { bank, initialSeat, coup: { phase: 'open', holder: null } })
      const closed = after(open, [CLOSE])
      const member = tableOf(closed).coup?.bets[0]?.member ?? m(0)
      const over = after(
        closed,
        [
          { type: 'giveCards', member },
          { type: 'dealCards' },
          { type: 'enterResult', result },
          { type: 'settleCoup' },
        ].map(at),
      )
      let room = bank
      for (const member of walked(stakes, initialSeat)) {
        const stake = stakes.find(({ n }) => m(n) === member)?.chips ?? 0
        const plays = Math.min(stake, room)
        room -= plays
        const gain = result === 'punta' ? plays : result === 'banco' ? -plays : 0
        expect(balance(over, chipsOf(member as never))).toBe(1000 + gain)
      }
    }),
  )
})
