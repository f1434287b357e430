import { expect, it } from 'vitest'
import { licenceRefusal } from '@/rules/float/licence'
import { SETTINGS } from './support/room'

const POINTS = {
  ...SETTINGS,
  banknotes: false,
  cashLimits: [],
  advancePerPerson: 0,
  advancePerTable: 0,
}
const declared = (settings: unknown) =>
  licenceRefusal({ type: 'declareFloat', settings } as never)?.code ?? null

it('V.cash-limit ch32 only a licensed house takes banknotes, limits them or grants advances', () => {
  expect(declared(POINTS)).toBeNull()
  for (const more of [
    { banknotes: true },
    { cashLimits: [{ from: '2026-01-01', chips: 3_000, isAllowed: true }] },
    { advancePerPerson: 100 },
    { advancePerTable: 500 },
  ])
    expect(declared({ ...POINTS, ...more }), JSON.stringify(more)).toBe('not-licensed')
})

it('V.cash-limit ch32 a house without floats, customs that nobody can read and every other command are no matter of a licence', () => {
  expect(declared(null)).toBeNull()
  expect(declared({ banknotes: 'sì' })).toBeNull()
  expect(licenceRefusal({ type: 'orderOpening', settings: SETTINGS } as never)).toBeNull()
})
