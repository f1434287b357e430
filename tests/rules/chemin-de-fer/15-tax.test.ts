import { expect, it } from 'vitest'
import { taxOn } from '@/rules/chemin-de-fer/15-tax/tax'
import { balance, bankOf, CAGNOTTE } from '@/rules/chemin-de-fer/accounts'
import { PROFILES, type Settings } from '@/rules/chemin-de-fer/settings'
import { asChips } from '@/rules/kernel/chips'
import { at, decidedAs, readyToDeal } from './support/coup'
import { after, T1, tableOf } from './support/table'

const SETTLE = at({ type: 'settleCoup' })
const settled = (
  result: 'banco' | 'punta' | 'tie',
  chips = 100,
  settings: Partial<Settings> = { taxPercent: 5 },
) => after(decidedAs(readyToDeal({ stakes: [{ n: 3, chips }], settings }), result), [SETTLE])

it('S.10a five per cent of what the banker wins goes to the tax, coup by coup', () => {
  const won = settled('banco')
  expect(balance(won, CAGNOTTE)).toBe(5)
  expect(balance(won, bankOf(T1))).toBe(195)
  expect(tableOf(won).past.at(-1)).toMatchObject({ tax: 5, nextBank: 195 })
})

it('S.10a the tax is on the sum that played, not on the bank', () => {
  const won = settled('banco', 40)
  expect(balance(won, CAGNOTTE)).toBe(2)
  expect(balance(won, bankOf(T1))).toBe(138)
})

it('S.10a nothing is taken of ties, of lost coups and of void ones', () => {
  expect(balance(settled('tie'), CAGNOTTE)).toBe(0)
  expect(balance(settled('punta'), CAGNOTTE)).toBe(0)
  const ready = readyToDeal({ settings: { taxPercent: 5 } })
  const voided = after(ready, [at({ type: 'voidCoup', why: 'carte attaccate' })])
  expect(balance(voided, CAGNOTTE)).toBe(0)
})

it('S.10a taxPercent: both houses take five, a new club nothing', () => {
  expect([PROFILES.sanremo, PROFILES.venezia, PROFILES.club].map((p) => p.taxPercent)).toEqual([
    5, 5, 0,
  ])
  expect(balance(settled('banco', 100, {}), CAGNOTTE)).toBe(0)
})

const tax = (won: number, settings: Partial<Settings> = {}) =>
  taxOn(asChips(won), { ...PROFILES.sanremo, ...settings }).chips

it('S.10a taxRound: to the nearest, halves up, or always down or up', () => {
  expect([9, 10, 29, 30, 31, 50].map((won) => tax(won))).toEqual([0, 1, 1, 2, 2, 3])
  expect([19, 20, 39].map((won) => tax(won, { taxRound: 'down' }))).toEqual([0, 1, 1])
  expect([1, 20, 21].map((won) => tax(won, { taxRound: 'up' }))).toEqual([1, 1, 2])
})

it('S.10a taxUnit: the tax is a multiple of the unit, and its exact fraction is kept', () => {
  expect(tax(250, { taxUnit: asChips(5) })).toBe(15)
  expect(tax(240, { taxUnit: asChips(5) })).toBe(10)
  expect(taxOn(asChips(30), PROFILES.sanremo)).toMatchObject({ percent: 5, hundredths: 150 })
})

it('S.10a a tax rounded up never exceeds the win', () => {
  expect(tax(3, { taxRound: 'up', taxUnit: asChips(10) })).toBe(3)
})
