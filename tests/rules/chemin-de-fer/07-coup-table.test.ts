import { expect, it } from 'vitest'
import { FORCING, type ForcingRow, FREE_REGIME, forcedBy } from '@/rules/chemin-de-fer/play/regime'
import { bancoDraws, type Given, printedCell, puntaDraws } from '@/rules/chemin-de-fer/play/table'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import type { Regime } from '@/rules/chemin-de-fer/state/coup'

const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const GIVEN: readonly Given[] = [...POINTS, 'no']

/** The banker's cells in the words of the register: what draws, what is free; everything else stands. */
const REGISTER: Record<number, { draws: readonly Given[]; free?: readonly Given[] }> = {
  0: { draws: GIVEN },
  1: { draws: GIVEN },
  2: { draws: GIVEN },
  3: { draws: [0, 1, 2, 3, 4, 5, 6, 7, 'no'], free: [9] },
  4: { draws: [2, 3, 4, 5, 6, 7, 'no'] },
  5: { draws: [5, 6, 7, 'no'], free: [4] },
  6: { draws: [6, 7] },
  7: { draws: [] },
  8: { draws: [] },
  9: { draws: [] },
}

const cellOf = (point: number, given: Given): 'draws' | 'stands' | 'free' => {
  const row = REGISTER[point]
  if (row?.draws.includes(given)) return 'draws'
  return row?.free?.includes(given) ? 'free' : 'stands'
}

const BOUND: Regime = { ...FREE_REGIME, bancoByRule: true, puntaByRule: true }
const FORCED: Regime = { ...BOUND, bancoForced: true }
const club = PROFILES.club

const cells = POINTS.flatMap((point) => GIVEN.map((given) => ({ point, given })))

it.each(cells)(
  'S.113c a banker with $point giving $given plays the printed cell',
  ({ point, given }) => {
    const expected = cellOf(point, given)
    expect(printedCell(point, given, { threeGivingEight: 'stand' })).toBe(expected)
    expect(bancoDraws(point, given, club, BOUND)).toBe(expected)
  },
)

it('S.113c threeGivingEight: the only cell that the setting changes is a banker’s 3 giving an 8', () => {
  const changed = cells.filter(
    ({ point, given }) =>
      printedCell(point, given, { threeGivingEight: 'draw' }) !==
      printedCell(point, given, { threeGivingEight: 'stand' }),
  )
  expect(changed).toEqual([{ point: 3, given: 8 }])
  expect(bancoDraws(3, 8, { ...club, threeGivingEight: 'draw' }, BOUND)).toBe('draws')
  expect(bancoDraws(3, 8, { ...club, threeGivingEight: 'stand' }, BOUND)).toBe('stands')
})

it('S.113c the Sanremo profile draws in that cell, Venice and a new club stand', () => {
  expect(printedCell(3, 8, PROFILES.sanremo)).toBe('draws')
  expect(printedCell(3, 8, PROFILES.venezia)).toBe('stands')
  expect(printedCell(3, 8, PROFILES.club)).toBe('stands')
})

it('S.113c optionalUnderRule: the two free cells alone follow it, and only when the rule is forced', () => {
  const stand = { ...club, optionalUnderRule: 'stand' } as const
  const draw = { ...club, optionalUnderRule: 'draw' } as const
  for (const { point, given } of cells) {
    const isFree = cellOf(point, given) === 'free'
    expect(bancoDraws(point, given, stand, FORCED)).toBe(isFree ? 'stands' : cellOf(point, given))
    expect(bancoDraws(point, given, draw, FORCED)).toBe(isFree ? 'draws' : cellOf(point, given))
    expect(bancoDraws(point, given, draw, BOUND)).toBe(cellOf(point, given))
  }
  expect(cells.filter(({ point, given }) => cellOf(point, given) === 'free')).toEqual([
    { point: 3, given: 9 },
    { point: 5, given: 4 },
  ])
})

it('S.113b con terzi the punta draws below 5, stands above it, and is free on 5', () => {
  const conTerzi = forcedBy(FREE_REGIME, 'S.113b')
  expect(POINTS.map((point) => puntaDraws(point, conTerzi))).toEqual([
    ...Array(5).fill('draws'),
    'free',
    ...Array(4).fill('stands'),
  ])
})

it('S.113c a punta alla regola stands on 5 too', () => {
  const regola = forcedBy(FREE_REGIME, 'S.113c')
  expect(puntaDraws(4, regola)).toBe('draws')
  expect(puntaDraws(5, regola)).toBe('stands')
  expect(puntaDraws(6, regola)).toBe('stands')
})

it('S.48 nobody is bound when nothing happened, but baccara draws on both sides', () => {
  for (const point of POINTS) {
    expect(puntaDraws(point, FREE_REGIME)).toBe(point === 0 ? 'draws' : 'free')
    for (const given of GIVEN)
      expect(bancoDraws(point, given, club, FREE_REGIME)).toBe(point === 0 ? 'draws' : 'free')
  }
})

/** "When the rule is forced on a coup": the punta's 5, and the banker's free cells. */
const MATRIX: readonly [ForcingRow, 'free' | 'stands' | 'not in question', 'free' | 'forced'][] = [
  ['S.113b', 'free', 'free'],
  ['S.92', 'free', 'free'],
  ['S.113c', 'stands', 'free'],
  ['S.112', 'stands', 'free'],
  ['S.109', 'stands', 'free'],
  ['S.61e', 'free', 'forced'],
  ['S.127', 'stands', 'forced'],
  ['S.129', 'stands', 'forced'],
  ['S.126b', 'not in question', 'forced'],
  ['S.46', 'not in question', 'forced'],
  ['S.132', 'stands', 'forced'],
  ['S.133', 'stands', 'forced'],
  ['S.137a', 'free', 'forced'],
]

it.each(MATRIX)(
  'S.113c by %s the punta’s 5 is %s and the banker’s free cells are %s',
  (row, five, free) => {
    const regime = forcedBy(FREE_REGIME, row)
    expect(regime.puntaByRule).toBe(true)
    if (five !== 'not in question') expect(puntaDraws(5, regime)).toBe(five)
    for (const optionalUnderRule of ['stand', 'draw'] as const)
      for (const [point, given] of [
        [3, 9],
        [5, 4],
      ] as const) {
        const forced = optionalUnderRule === 'draw' ? 'draws' : 'stands'
        expect(bancoDraws(point, given, { ...club, optionalUnderRule }, regime)).toBe(
          free === 'forced' ? forced : 'free',
        )
      }
    expect(regime.because).toEqual([row])
  },
)

it('S.113c every forcing row has its line in the matrix, and solo with nothing happened is free', () => {
  const lines = MATRIX.map(([row]) => row)
  const others = Object.keys(FORCING).filter((row) => !lines.includes(row as ForcingRow))
  for (const row of others) expect(['S.111', 'S.136a']).toContain(row)
  expect(FREE_REGIME.bancoByRule || FREE_REGIME.puntaByRule).toBe(false)
})

it('S.61e against a standing 5 a banker’s 5 draws, whichever row forces the rule', () => {
  for (const [row] of MATRIX) {
    const regime = forcedBy(FREE_REGIME, row)
    if (regime.bancoByRule) expect(bancoDraws(5, 'no', club, regime)).toBe('draws')
  }
})
