import { describe, expect, it } from 'vitest'
import { bancoFinals, FINALS, insuranceExpectation } from '@/rules/black-jack/chances/banco'
import { insuranceEdge } from '@/rules/black-jack/chances/full'
import { BestPlay } from '@/rules/black-jack/chances/play'
import { asNumber } from '@/rules/kernel/fraction'

/**
 * A clerk who knows the regulation and none of this program: cards as numbers, aces as one, a shoe as the list of how many
 * of each value it has, and every order of cards drawn one by one.
 */
type Shoe = number[]
const shoeOf = (packs: number): Shoe => [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16].map((n) => n * packs)
const size = (shoe: Shoe) => shoe.reduce((sum, n) => sum + n, 0)
const less = (shoe: Shoe, ...cards: number[]): Shoe =>
  shoe.map((n, value) => n - cards.filter((card) => card === value).length)
const total = (hand: number[]) => {
  const hard = hand.reduce((sum, card) => sum + card, 0)
  return hand.includes(1) && hard + 10 <= 21 ? hard + 10 : hard
}
/** Every next card with its chance. */
const next = (shoe: Shoe) =>
  shoe.flatMap((n, value) => (n > 0 ? [{ value, chance: n / size(shoe) }] : []))

/** The banco's point: 21.5 for black jack, 0 above 21. */
const banco = new Map<string, Map<number, number>>()
function pointsOf(shoe: Shoe, hand: number[]): Map<number, number> {
  const known = banco.get(`${shoe}/${hand}`)
  if (known) return known
  const points = new Map<number, number>()
  drawn([...shoe], size(shoe), hand, 1, points)
  banco.set(`${shoe}/${hand}`, points)
  return points
}
function drawn(
  shoe: Shoe,
  left: number,
  hand: number[],
  chance: number,
  points: Map<number, number>,
) {
  if (hand.length > 1 && total(hand) >= 17) {
    const own = total(hand)
    const point = own > 21 ? 0 : hand.length === 2 && own === 21 ? 21.5 : own
    points.set(point, (points.get(point) ?? 0) + chance)
    return
  }
  for (let value = 1; value <= 10; value += 1) {
    const count = shoe[value] ?? 0
    if (count === 0) continue
    shoe[value] = count - 1
    drawn(shoe, left - 1, [...hand, value], (chance * count) / left, points)
    shoe[value] = count
  }
}

/** The result of a mano: chips won with each point of the banco's, beside its chance. */
interface Result {
  point: number
  chance: number
  won: number
}
const meanOf = (results: readonly Result[]) =>
  results.reduce((sum, { chance, won }) => sum + chance * won, 0)
const best = (...choices: (readonly Result[])[]) =>
  choices.reduce((a, b) => (meanOf(b) > meanOf(a) + 1e-13 ? b : a))
/** Equal results together, so that lists stay short. */
function together(results: readonly Result[]): Result[] {
  const sums = new Map<string, Result>()
  for (const { point, won, chance } of results) {
    const key = `${point}/${won}`
    sums.set(key, { point, won, chance: (sums.get(key)?.chance ?? 0) + chance })
  }
  return [...sums.values()]
}
const mixed = (shoe: Shoe, resultsOf: (value: number) => readonly Result[]) =>
  together(
    next(shoe).flatMap(({ value, chance }) =>
      resultsOf(value).map((one) => ({ ...one, chance: chance * one.chance })),
    ),
  )
const times = (results: readonly Result[], by: number) =>
  results.map((one) => ({ ...one, won: one.won * by }))

function stands(shoe: Shoe, up: number, hand: number[]): Result[] {
  const own = total(hand)
  return [...pointsOf(shoe, [up])].map(([point, chance]) => {
    if (own > 21) return { point, chance, won: -1 }
    return { point, chance, won: point === 0 ? 1 : Math.sign(own - point) }
  })
}
const played = new Map<string, readonly Result[]>()
function plays(shoe: Shoe, up: number, hand: number[]): readonly Result[] {
  if (total(hand) > 21) return stands(shoe, up, hand)
  const key = `${shoe}/${up}/${[...hand].sort()}`
  const known = played.get(key)
  if (known) return known
  const asks = mixed(shoe, (value) => plays(less(shoe, value), up, [...hand, value]))
  const found = best(stands(shoe, up, hand), asks)
  played.set(key, found)
  return found
}
/** Two cards that make 9, 10 or 11, an ace counting one. */
const doubles = (hand: number[]) => [9, 10, 11].includes(hand.reduce((sum, card) => sum + card, 0))
const doubled = (shoe: Shoe, up: number, hand: number[]) =>
  times(
    mixed(shoe, (value) => stands(less(shoe, value), up, [...hand, value])),
    2,
  )

function deals(shoe: Shoe, up: number, [a = 0, b = 0]: readonly number[]) {
  const left = less(shoe, a, b)
  if (a + b === 11 && (a === 1 || b === 1))
    return {
      one: [...pointsOf(left, [up])].map(([point, chance]) => ({
        ...{ point, chance },
        won: point === 21.5 ? 0 : 1.5,
      })),
      manos: 1,
    }
  const whole = doubles([a, b])
    ? best(plays(left, up, [a, b]), doubled(left, up, [a, b]))
    : plays(left, up, [a, b])
  if (a !== b) return { one: whole, manos: 1 }
  const mano = mixed(left, (value) => {
    const rest = less(left, value)
    if (a === 1) return stands(rest, up, [a, value])
    return doubles([a, value])
      ? best(plays(rest, up, [a, value]), doubled(rest, up, [a, value]))
      : plays(rest, up, [a, value])
  })
  return 2 * meanOf(mano) > meanOf(whole) ? { one: mano, manos: 2 } : { one: whole, manos: 1 }
}

describe('the best play against one card of the banco is that of a clerk who draws every card', () => {
  const HANDS = [
    ...[
      [10, 6],
      [10, 10],
      [8, 8],
      [1, 10],
      [5, 6],
      [1, 1],
    ],
    ...[
      [9, 9],
      [7, 7],
      [10, 2],
      [4, 5],
      [1, 8],
    ],
  ]

  it.each([10])(
    'B.5.2 B.8.1 B.10.1 B.11.1 B.11.4 B.13.4 to B.13.9: two cards against %i, from four packs',
    (up) => {
      const shoe = less(shoeOf(4), up)
      const mine = new BestPlay(up, { packs: 4, softDoubling: true })
      for (const hand of HANDS) {
        const { one, manos } = deals(shoe, up, hand)
        const found = mine.dealt(hand)
        expect(Math.abs(found.mean - manos * meanOf(one)), `${hand}`).toBeLessThan(1e-9)
        // The chips won with each of the banco's hands, in the order of its names.
        const points = [17, 18, 19, 20, 21, 21.5, 0]
        for (const [at, point] of points.entries()) {
          const due = meanOf(one.filter((its) => its.point === point))
          expect(Math.abs((found.by[at] ?? 0) - manos * due), `${hand} ${point}`).toBeLessThan(1e-9)
        }
        if (manos === 2) continue
        const square = one.reduce((sum, { chance, won }) => sum + chance * won * won, 0)
        expect(Math.abs(found.square - square), `${hand}`).toBeLessThan(1e-9)
      }
    },
  )

  it('B.25 B.7.2 the banco’s final hands are those of the rules’ own enumeration', () => {
    const exact = bancoFinals('10', { packs: 6, out: { 10: 1 } })
    const mine = new BestPlay(10, { packs: 6, softDoubling: true }).finals([])
    for (const [at, final] of FINALS.entries())
      expect(Math.abs((mine[at] ?? 0) - asNumber(exact[final]))).toBeLessThan(1e-12)
  })

  it('B.13.1 B.13.2 an insurance of one chip costs what the rules’ own enumeration says', () => {
    for (const packs of [4, 5, 6, 7, 8]) {
      const { mean, variance } = insuranceEdge(packs)
      expect(mean + asNumber(insuranceExpectation({ packs, out: { A: 1 } }))).toBeCloseTo(0, 12)
      const lost = (16 * packs) / (52 * packs - 1)
      expect(variance).toBeCloseTo(4 * lost + (1 - lost) - mean * mean, 12)
    }
  })
})
