import type { Card } from '../../kernel/cards'
import { onceBy } from '../../kernel/once'

/** From the lowest to the highest, the Italian order: the colore beats the full. */
export const CATEGORIES = [
  'carta alta',
  'coppia',
  'doppia',
  'tris',
  'scala',
  'full',
  'colore',
  'poker',
  'scala reale',
] as const
export type Category = (typeof CATEGORIES)[number]

/** The kinds of scala reale: minima beats massima, massima beats media, media beats minima. */
export const SCALA_KINDS = ['minima', 'media', 'massima'] as const
export type ScalaKind = (typeof SCALA_KINDS)[number]

/**
 * A hand's value: category × 2²⁰ + tie-break. The greater value wins, except between two scale reali, whose order is
 * circular: compare with `compareHands`, never sort.
 */
export type HandValue = number & { readonly __brand?: 'hand' }

const CATEGORY_SHIFT = 20
const [HIGH, PAIR, TWO_PAIR, TRIS, STRAIGHT, FULL, FLUSH, POKER, ROYAL] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const
const ACE = 1 << 12

/** Highest rank index of a set of ranks. */
const top = (ranks: number) => 31 - Math.clz32(ranks)

/**
 * The table of straights of the pack whose lowest card has this number (2 to 9). It is indexed by the set of ranks, and
 * holds 1 + index of the top card, or 0.
 */
export const straightsFrom: (lowest: number) => Uint8Array = onceBy(
  (lowest) => lowest,
  (lowest) => {
    const table = new Uint8Array(1 << 13)
    const low = lowest - 2
    for (let first = low; first + 4 <= 12; first++) table[0b11111 << first] = first + 4 + 1
    table[ACE | (0b1111 << low)] = low + 3 + 1
    return table
  },
)

/**
 * The value of five different cards, computed without allocating. `straights` is the pack's table (`straightsFrom`),
 * where the ace also stands below the lowest card. Source: the Italian ranking; suits break the last ties.
 */
export function evaluate(
  straights: Uint8Array,
  a: Card,
  b: Card,
  c: Card,
  d: Card,
  e: Card,
): HandValue {
  const ra = 1 << (a >> 2)
  const rb = 1 << (b >> 2)
  const rc = 1 << (c >> 2)
  const rd = 1 << (d >> 2)
  const re = 1 << (e >> 2)
  const once = ra | rb | rc | rd | re
  const odd = ra ^ rb ^ rc ^ rd ^ re
  if (once === odd) {
    // Five ranks, or three ranks with one of them three times.
    const tripled =
      (ra & rb & (rc | rd | re)) | (rc & rd & (ra | rb | re)) | (re & (ra | rb) & (rc | rd))
    if (tripled !== 0) return (TRIS << CATEGORY_SHIFT) | top(tripled)
    return unpaired(straights, once, a, b, c, d, e)
  }
  const even = once ^ odd
  const single = (odd & (odd - 1)) === 0
  if (single && (even & (even - 1)) === 0) {
    // Two ranks: four and one, or three and two.
    const pairs = (ra & rb) | (rc & rd) | (ra & rc) | (rb & rd) | (re & (ra | rb | rc | rd))
    if ((pairs & odd) !== 0) return (FULL << CATEGORY_SHIFT) | top(odd)
    return (POKER << CATEGORY_SHIFT) | top(even)
  }
  const paired = 1 << top(even)
  let suit = 0
  if (ra === paired) suit = a & 3
  if (rb === paired && (b & 3) > suit) suit = b & 3
  if (rc === paired && (c & 3) > suit) suit = c & 3
  if (rd === paired && (d & 3) > suit) suit = d & 3
  if (re === paired && (e & 3) > suit) suit = e & 3
  if (single)
    return (
      (TWO_PAIR << CATEGORY_SHIFT) |
      (top(even) << 10) |
      (top(even ^ paired) << 6) |
      ((top(odd) + 1) << 2) |
      suit
    )
  return (PAIR << CATEGORY_SHIFT) | (top(even) << 15) | (odd << 2) | suit
}

function unpaired(
  straights: Uint8Array,
  ranks: number,
  a: Card,
  b: Card,
  c: Card,
  d: Card,
  e: Card,
): HandValue {
  const flush = (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0
  const straight = straights[ranks] as number
  if (straight === 0) {
    if (flush) return (FLUSH << CATEGORY_SHIFT) | (ranks << 2) | (a & 3)
    return (HIGH << CATEGORY_SHIFT) | (ranks << 2) | suitAt(top(ranks), a, b, c, d, e)
  }
  const topRank = straight - 1
  if (!flush) return (STRAIGHT << CATEGORY_SHIFT) | (topRank << 2) | suitAt(topRank, a, b, c, d, e)
  const kind = topRank === 12 ? 2 : (ranks & ACE) !== 0 ? 0 : 1
  return (ROYAL << CATEGORY_SHIFT) | (kind << 6) | (topRank << 2) | (a & 3)
}

function suitAt(rank: number, a: Card, b: Card, c: Card, d: Card, e: Card): number {
  if (a >> 2 === rank) return a & 3
  if (b >> 2 === rank) return b & 3
  if (c >> 2 === rank) return c & 3
  if (d >> 2 === rank) return d & 3
  return e & 3
}

/** The category of a hand's value. */
export const categoryOf = (value: HandValue): Category =>
  CATEGORIES[value >> CATEGORY_SHIFT] as Category

/** The kind of a scala reale, or null. */
export const scalaKindOf = (value: HandValue): ScalaKind | null =>
  value >> CATEGORY_SHIFT === ROYAL ? (SCALA_KINDS[(value >> 6) & 3] as ScalaKind) : null

/** Above zero when `x` beats `y`. Not transitive among scale reali of three kinds. */
export function compareHands(x: HandValue, y: HandValue): number {
  if (x >> CATEGORY_SHIFT !== ROYAL || y >> CATEGORY_SHIFT !== ROYAL) return x - y
  const kindX = (x >> 6) & 3
  const kindY = (y >> 6) & 3
  if (kindX === kindY) return x - y
  // minima 0 beats massima 2, massima 2 beats media 1, media 1 beats minima 0.
  return (kindX - kindY + 3) % 3 === 1 ? 1 : -1
}

/**
 * The winners among these values, by index. There is one, unless all
 * three kinds of scala reale meet: then the best of each kind shares.
 */
export function winnersAmong(values: readonly HandValue[]): number[] {
  const best: Partial<Record<ScalaKind, number>> = {}
  let winner = 0
  values.forEach((value, index) => {
    const kind = scalaKindOf(value)
    const held = kind === null ? undefined : best[kind]
    if (kind !== null && (held === undefined || value > (values[held] as number)))
      best[kind] = index
    if (compareHands(value, values[winner] as number) > 0) winner = index
  })
  const kinds = Object.values(best)
  return kinds.length === 3 ? kinds.sort((x, y) => x - y) : [winner]
}

/**
 * The value of a hand of which fewer than five cards may count: no straight and no colore, and a missing card ranks
 * below any kicker. A twin of a card already held does not count. Source: IX.7, X.1, D9.
 */
export function evaluateHand(straights: Uint8Array, cards: readonly Card[]): HandValue {
  const [a, b, c, d, e, ...more] = [...new Set(cards)]
  if (more.length > 0) throw new RangeError('a hand has five cards at the most')
  if (a === undefined) return 0
  if (b !== undefined && c !== undefined && d !== undefined && e !== undefined)
    return evaluate(straights, a, b, c, d, e)
  return evaluateShort([...new Set(cards)])
}

function evaluateShort(cards: readonly Card[]): HandValue {
  let once = 0
  let twice = 0
  let thrice = 0
  let four = 0
  for (const card of cards) {
    const rank = 1 << (card >> 2)
    four |= thrice & rank
    thrice |= twice & rank
    twice |= once & rank
    once |= rank
  }
  const bestSuit = (rank: number) =>
    Math.max(...cards.filter((card) => card >> 2 === rank).map((card) => card & 3))
  if (four !== 0) return (POKER << CATEGORY_SHIFT) | top(four)
  if (thrice !== 0) return (TRIS << CATEGORY_SHIFT) | top(thrice)
  if (twice === 0) return (HIGH << CATEGORY_SHIFT) | (once << 2) | bestSuit(top(once))
  const high = top(twice)
  if ((twice & (twice - 1)) === 0)
    return (PAIR << CATEGORY_SHIFT) | (high << 15) | ((once ^ twice) << 2) | bestSuit(high)
  // Two pairs leave no fifth card, so the kicker is below any rank.
  return (
    (TWO_PAIR << CATEGORY_SHIFT) | (high << 10) | (top(twice ^ (1 << high)) << 6) | bestSuit(high)
  )
}
