/**
 * A clerk who knows the regulation and none of this program: cards as numbers, aces as one, a shoe as the list of how many
 * of each value it has, and every order of cards drawn one by one.
 */
type Shoe = number[]
export const shoeOf = (packs: number): Shoe =>
  [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16].map((n) => n * packs)
const size = (shoe: Shoe) => shoe.reduce((sum, n) => sum + n, 0)
export const less = (shoe: Shoe, ...cards: number[]): Shoe =>
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
export const meanOf = (results: readonly Result[]) =>
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

/** One mano of a split pair. */
const manoOf = (left: Shoe, up: number, card: number) =>
  mixed(left, (value) => {
    const rest = less(left, value)
    if (card === 1) return stands(rest, up, [card, value])
    return doubles([card, value])
      ? best(plays(rest, up, [card, value]), doubled(rest, up, [card, value]))
      : plays(rest, up, [card, value])
  })

export function deals(shoe: Shoe, up: number, [a = 0, b = 0]: readonly number[]) {
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
  const mano = manoOf(left, up, a)
  return 2 * meanOf(mano) > meanOf(whole) ? { one: mano, manos: 2 } : { one: whole, manos: 1 }
}

/** The mean of each word about a mano whose cards, and those beside it, are out of a full shoe; absent where it may not be said. */
export function words(packs: number, up: number, hand: number[], beside: number[]) {
  const shoe = less(shoeOf(packs), up, ...hand, ...beside)
  const card = meanOf(mixed(shoe, (value) => plays(less(shoe, value), up, [...hand, value])))
  const stay = meanOf(stands(shoe, up, hand))
  const double = hand.length === 2 && doubles(hand) ? [meanOf(doubled(shoe, up, hand))] : []
  const isPair = hand.length === 2 && hand[0] === hand[1] && beside.length === 0
  const split = isPair ? [2 * meanOf(manoOf(shoe, up, hand[0] ?? 0))] : []
  return { stay, card, double: double[0], split: split[0] }
}
