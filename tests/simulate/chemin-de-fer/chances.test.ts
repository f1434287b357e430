import { expect, it } from 'vitest'
import {
  ALL_DEALS,
  bankGain,
  chancesOf,
  dealsWon,
  PLAYS,
  type Play,
} from '@/simulate/chemin-de-fer/chances'

/** The usual play of the tables: the punta's 5 draws, as do the banker's 3 giving 9 and 5 giving 4. */
const USUAL: Play = {
  threeGivingEight: 'stand',
  puntaFive: 'draw',
  threeGivingNine: 'draw',
  fiveGivingFour: 'draw',
}

it('S.113c there are sixteen ways of playing alla regola, and the chances of each sum to 1', () => {
  expect(new Set(PLAYS.map((play) => JSON.stringify(play))).size).toBe(16)
  for (const play of PLAYS) {
    const deals = dealsWon(play)
    expect(deals.banco + deals.punta + deals.tie).toBe(ALL_DEALS)
    const { banco, punta, tie } = chancesOf(deals)
    expect(Math.abs(banco + punta + tie - 1)).toBeLessThan(1e-12)
  }
})

it('S.113c counts are whole numbers that a number holds exactly', () => {
  expect(ALL_DEALS).toBe(312 * 311 * 310 * 309 * 308 * 307)
  expect(Number.isSafeInteger(ALL_DEALS)).toBe(true)
  for (const count of Object.values(dealsWon(USUAL))) expect(Number.isSafeInteger(count)).toBe(true)
})

it('S.113c the bank wins oftener than the punta, and ties are rarest, in every way of playing', () => {
  for (const play of PLAYS) {
    const { banco, punta, tie } = dealsWon(play)
    expect(banco).toBeGreaterThan(punta)
    expect(punta).toBeGreaterThan(tie)
  }
})

it('S.113c the usual play has the published chances of six packs', () => {
  const { banco, punta, tie } = chancesOf(dealsWon(USUAL))
  expect(banco).toBeCloseTo(0.458653, 6)
  expect(punta).toBeCloseTo(0.446279, 6)
  expect(tie).toBeCloseTo(0.095069, 6)
})

it('S.113c a 3 that gave an 8 and draws costs the bank 0.017 % of the stakes when the punta stands on 5', () => {
  const regola = { ...USUAL, puntaFive: 'stand', threeGivingNine: 'stand' } as const
  const cost =
    bankGain(dealsWon(regola)) - bankGain(dealsWon({ ...regola, threeGivingEight: 'draw' }))
  expect(100 * cost).toBeCloseTo(0.017, 3)
})

it('S.113c drawing on 5 is better for the punta than standing, whatever the banker does', () => {
  for (const play of PLAYS.filter(({ puntaFive }) => puntaFive === 'stand'))
    expect(bankGain(dealsWon({ ...play, puntaFive: 'draw' }))).toBeLessThan(
      bankGain(dealsWon(play)),
    )
})
