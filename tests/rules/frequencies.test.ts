import { describe, expect, it } from 'vitest'
import { RANKS } from '@/rules/kernel/cards'
import { chiSquaredTail } from '@/rules/kernel/chiSquared'
import { cardFrequencies, drawFrequencies } from '@/rules/kernel/frequencies'

/** χ², degrees of freedom and `scipy.stats.chi2.sf` of them, by scipy 1.17.1. */
const SCIPY = [
  [3.841458820694124, 1, 0.04999999999999989],
  [0.5, 1, 0.47950012218695337],
  [12.0, 12, 0.44567964136461097],
  [26.21696730553585, 12, 0.010000000000000018],
  [45.5, 16, 0.00011628945202194712],
  [0.001, 2, 0.9995001249791693],
  [100.0, 80, 0.064570368921133],
  [250.0, 144, 1.0446376639666348e-7],
  [7.3, 25, 0.9997794302407638],
  [900.0, 720, 5.0604523838320056e-6],
] as const

describe('the chance of a χ² this large', () => {
  it.each(SCIPY)('%s with %s degrees of freedom is scipy’s', (chiSquared, degrees, chance) => {
    expect(Math.abs(chiSquaredTail(chiSquared, degrees) / chance - 1)).toBeLessThan(1e-11)
  })
})

/** A repeatable order: numbers below one from a small generator (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const [a, b] = [order[at] as T, order[other] as T]
    order[at] = b
    order[other] = a
  }
  return order
}
const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length

const SHOE = RANKS.flatMap((rank) => Array<(typeof RANKS)[number]>(24).fill(rank))
const countsOf = (cards: readonly (typeof RANKS)[number][]) => {
  const seen: Partial<Record<(typeof RANKS)[number], number>> = {}
  for (const card of cards) seen[card] = (seen[card] ?? 0) + 1
  return { packs: 6, seen }
}

describe('cards out of shoes', () => {
  it('of fair shoes dealt to three quarters χ² is on the average its twelve degrees, and not a quarter of them', () => {
    const next = sequence(1914)
    const found = Array.from({ length: 2_000 }, () => {
      const shoes = Array.from({ length: 2 }, () => countsOf(shuffled(SHOE, next).slice(0, 234)))
      return cardFrequencies(shoes).test?.chiSquared ?? Number.NaN
    })
    // σ of this mean is √(24 ÷ 2000) = 0.11.
    expect(Math.abs(mean(found) - 12)).toBeLessThan(0.45)
    expect(found.filter((one) => chiSquaredTail(one, 12) < 0.05).length / 2_000).toBeCloseTo(
      0.05,
      1,
    )
  })

  it('a whole shoe says nothing, and few cards are too few to say', () => {
    expect(cardFrequencies([countsOf(SHOE)]).test).toBeNull()
    expect(cardFrequencies([countsOf(SHOE.slice(0, 40))]).test).toBeNull()
    expect(cardFrequencies([])).toMatchObject({ cards: 0, shoes: 0, test: null })
  })

  it('five cards of each value expected are enough to say, and fewer are not', () => {
    // The first card of a shoe counts whole.
    const firsts = (count: number) =>
      cardFrequencies(Array.from({ length: count }, () => countsOf(SHOE.slice(0, 1))))
    expect(firsts(64).test).toBeNull()
    expect(firsts(65).test).not.toBeNull()
  })

  it('a shoe that lacks an ace in seven is noticed once enough was dealt of it', () => {
    const next = sequence(7)
    const poor = SHOE.filter((rank, at) => rank !== 'A' || at % 7 !== 0)
    const shoes = Array.from({ length: 60 }, () => countsOf(shuffled(poor, next).slice(0, 234)))
    const { test, seen, expected } = cardFrequencies(shoes)
    expect(seen.at(-1)).toBeLessThan(expected * 0.95)
    expect(test?.chance).toBeLessThan(1e-6)
  })
})

describe('places drawn by lot', () => {
  it('II.1 of fair draws of five χ² is on the average its sixteen degrees', () => {
    const next = sequence(5)
    const found = Array.from({ length: 1_000 }, () => {
      const draws = Array.from({ length: 60 }, () => shuffled([0, 1, 2, 3, 4], next))
      return drawFrequencies(draws)[0]?.test?.chiSquared ?? Number.NaN
    })
    // σ of this mean is √(32 ÷ 1000) = 0.18.
    expect(Math.abs(mean(found) - 16)).toBeLessThan(0.7)
  })

  it('II.1 of two signers ten draws are enough to say, and nine are not', () => {
    const drawn = (count: number) => drawFrequencies(Array(count).fill([0, 1]))[0]?.test ?? null
    expect(drawn(9)).toBeNull()
    expect(drawn(10)).toMatchObject({ chiSquared: 10, degrees: 1 })
  })

  it('II.2 a signer who draws the first place too often is noticed; each size is for itself', () => {
    const next = sequence(3)
    const fair = Array.from({ length: 40 }, () => shuffled([0, 1, 2, 3, 4], next))
    const bent = fair.map((draw, at) =>
      at % 3 === 0 ? [0, ...draw.filter((one) => one !== 0)] : draw,
    )
    const six = shuffled([0, 1, 2, 3, 4, 5], next)
    const [five, one] = drawFrequencies([...bent, six])
    expect(five).toMatchObject({ size: 5, draws: 40 })
    expect(five?.test?.chance).toBeLessThan(0.01)
    expect(one).toMatchObject({ size: 6, draws: 1, test: null })
    expect(five?.seen.map((row) => row.reduce((sum, count) => sum + count, 0))).toEqual(
      Array(5).fill(40),
    )
  })
})
