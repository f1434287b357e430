import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balance, bankOf, CAGNOTTE, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import { settlement } from '@/rules/chemin-de-fer/play/settlement'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import { post } from '@/rules/kernel/ledger'
import { at, decidedAs, readyToDeal, type Stake } from './support/coup'
import { after, changed, gap, m, refusalOf, seat, T1, tableOf } from './support/table'

const SETTLE = at({ type: 'settleCoup' })

/** Eight seats and three standing members, m9 to m11; the bank on seat 1, or wherever the mano began. */
const table = (
  stakes: readonly Stake[],
  {
    bank = 100,
    initialSeat = 1,
    ...setup
  }: Parameters<typeof readyToDeal>[0] & {
    initialSeat?: number
  } = {},
): Evening => {
  const ready = readyToDeal({ bank, stakes, standing: 3, ...setup })
  const { mano } = tableOf(ready)
  return changed(ready, { mano: mano && { ...mano, initialSeat: initialSeat as never } })
}

const orderAt = (evening: Evening): string[] =>
  settlement(evening, T1).bets.map(({ member }) => member)

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
  expect(refusalOf(ready, SETTLE)).toEqual({ provision: 'S.18a', code: 'not-decided' })
  expect(refusalOf(decidedAs(ready, 'void'), SETTLE)?.code).toBe('void-coup')
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

it('S.18a what did not play goes back to its owner', () => {
  const over = after(decidedAs(table([{ n: 2, chips: 160 }]), 'banco'), [SETTLE])
  expect(balance(over, chipsOf(m(2)))).toBe(900)
  expect(balance(over, stakeOf(T1, m(2)))).toBe(0)
  expect(balance(over, bankOf(T1))).toBe(200)
})

it('S.71c after tout va the bank is twice the sum won less the tax; the rest is the banker’s again', () => {
  const tout = decidedAs(
    table([{ n: 2, chips: 60 }], { coup: { toutVa: true }, settings: { taxPercent: 5 } }),
    'banco',
  )
  const over = after(tout, [SETTLE])
  expect(balance(over, bankOf(T1))).toBe(117)
  expect(balance(over, chipsOf(m(1)))).toBe(940)
})

it('S.56a uncoveredBank: the part that nobody covered stays, or is set aside where the house does so', () => {
  const won = (uncoveredBank: 'stays' | 'set-aside') =>
    after(decidedAs(table([{ n: 2, chips: 60 }], { settings: { uncoveredBank } }), 'banco'), [
      SETTLE,
    ])
  expect(balance(won('stays'), bankOf(T1))).toBe(160)
  expect(balance(won('set-aside'), bankOf(T1))).toBe(120)
  expect(balance(won('set-aside'), chipsOf(m(1)))).toBe(940)
})

it('S.78 a socio bears win and loss by their share, an odd unit the banker’s', () => {
  const half = { m1: asChips(50), m4: asChips(50) }
  const withSocio = (result: 'banco' | 'punta') => {
    const decided = decidedAs(table([{ n: 2, chips: 41 }]), result)
    const { mano } = tableOf(decided)
    return changed(decided, { mano: mano && { ...mano, socio: m(4), shares: half as never } })
  }
  const won = after(withSocio('banco'), [SETTLE])
  expect(tableOf(won).mano?.shares).toEqual({ m1: 71, m4: 70 })
  const lost = after(withSocio('punta'), [SETTLE])
  expect([1, 4].map((n) => balance(lost, chipsOf(m(n))))).toEqual([930, 1029])
})

it('S.90a the holder of a lost banco has the suivi, and a win of the banker without them ends it', () => {
  const lost = after(decidedAs(table([{ n: 2, chips: 100 }]), 'banco'), [SETTLE])
  expect(tableOf(lost).suivi).toEqual([
    { member: 'm2', lost: 100, since: 1, dormant: false, nextCoupOnly: false },
  ])
  const others = [
    { n: 3, chips: 5 },
    { n: 4, chips: 5 },
  ]
  const later = changed(table(others), { suivi: tableOf(lost).suivi })
  expect(tableOf(after(decidedAs(later, 'banco'), [SETTLE])).suivi).toEqual([])
  const asleep = changed(later, {
    suivi: tableOf(lost).suivi.map((one) => ({ ...one, dormant: true })),
  })
  expect(tableOf(after(decidedAs(asleep, 'tie'), [SETTLE])).suivi).toEqual(tableOf(lost).suivi)
})

it('V.sole-suivi soleSuivi: the only punter’s right lasts, or is for the next coup alone', () => {
  const alone = (soleSuivi: 'mano' | 'next-coup') => {
    const ready = table([{ n: 2, chips: 30 }], { settings: { soleSuivi } })
    const { coup } = tableOf(ready)
    const holder = coup?.holder ? { ...coup.holder, by: 'highest' as const } : null
    const decided = decidedAs(changed(ready, { coup: coup && { ...coup, holder } }), 'banco')
    return tableOf(after(decided, [SETTLE])).suivi[0]
  }
  expect(alone('mano')?.nextCoupOnly).toBe(false)
  expect(alone('next-coup')?.nextCoupOnly).toBe(true)
})

it('S.50 tableLoserKeeps: a lost con il tavolo gives a right at the next coup, or at Venice for calling it', () => {
  const called = (tableLoserKeeps: 'next-coup' | 'mano', result: 'banco' | 'tie') => {
    const ready = table(
      [
        { n: 2, chips: 50 },
        { n: 3, chips: 50 },
      ],
      { settings: { tableLoserKeeps } },
    )
    const { coup } = tableOf(ready)
    const call = {
      member: m(2),
      place: seat(2),
      kind: 'con-il-tavolo' as const,
      at: 1,
      laid: asChips(50),
      helpers: [],
      respects: [],
      offers: [],
      twiceTheLoss: false,
    }
    const holder = coup?.holder ? { ...coup.holder, by: 'con-il-tavolo' as const } : null
    const with_ = changed(ready, { coup: coup && { ...coup, holder, calls: [call as never] } })
    return tableOf(after(decidedAs(with_, result), [SETTLE])).tableLoser
  }
  expect(called('next-coup', 'banco')).toEqual([{ member: 'm2', since: 1 }])
  expect(called('next-coup', 'tie')).toEqual([])
  expect(called('mano', 'tie')).toEqual([{ member: 'm2', since: 1 }])
})

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
      const ready = table(stakes, { bank, initialSeat })
      const over = after(decidedAs(ready, result), [SETTLE])
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
