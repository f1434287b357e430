import { expect, it } from 'vitest'
import { balance, bankOf, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { asChips } from '@/rules/kernel/chips'
import { at, decidedAs, table } from './support/coup'
import { after, changed, m, seat, T1, tableOf } from './support/table'

const SETTLE = at({ type: 'settleCoup' })

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
  expect([1, 4].map((n) => balance(lost, chipsOf(m(n))))).toEqual([929, 1030])
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
