import { mayDouble } from '../08-doubling/section'
import { type CardValue, ranksOf } from '../play/points'
import { bestPoint, drawsAfter, MOST_DRAWN, NATURAL } from './draws'

/** Packs of the shoe, and whether ace and eight or nine may be doubled. */
export interface PlayedWith {
  readonly packs: number
  readonly softDoubling: boolean
}

/**
 * A casella's result per chip of its puntata, when it is played at best: the mean, the mean of its square, and the mean
 * on each final hand of the banco times the chance of that hand, in the order of `FINALS`.
 */
export interface Played {
  readonly mean: number
  readonly square: number
  readonly by: readonly number[]
}

export const TENS_OF_PACK = 16
export const OTHERS_OF_PACK = 4
export const CARD_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
/** A final hand's point; one of black jack is above every 21 that is none. */
const POINTS: readonly number[] = [17, 18, 19, 20, 21, 22, 0]
export const CARDS_OF_PACK = 52
const MOST_POINT = 21
const THREE_TO_TWO = 1.5

/** Cards of a hand in ascending order of their values. */
type Cards = readonly number[]

const withCard = (cards: Cards, card: number): Cards => [...cards, card].sort((a, b) => a - b)

const hardOf = (cards: Cards): number => cards.reduce((sum, card) => sum + card, 0)

const pointIn = (cards: Cards): number => bestPoint(hardOf(cards), cards[0] === 1)

/** The result per chip against each final hand of the banco, for a point up to 21. Source: B.13.4 to B.13.9. */
const against = (point: number): number[] =>
  POINTS.map((its) => (its === 0 ? 1 : Math.sign(point - its)))

/** A black jack that waits: tied with the banco's own, else three to two. Source: B.13.4, B.13.8, C5. */
const BLACK_JACK = POINTS.map((_, final) => (final === NATURAL ? 0 : THREE_TO_TWO))
const LOST = POINTS.map(() => -1)

/** The mean of each word of a mano and of the best of them, played on at best; −∞ for one that the rules do not allow. */
export interface Options {
  readonly stay: number
  readonly card: number
  readonly double: number
  readonly split: number
  readonly best: number
}

/** The best play against one card of the banco, from a full shoe. */
export class BestPlay {
  readonly #dealt = new Map<number, readonly number[]>()
  readonly #hands = new Map<number, number>()
  readonly #options = new Map<number, Options>()
  readonly #left: number[]
  readonly #size: number

  constructor(
    private readonly up: number,
    private readonly rules: PlayedWith,
  ) {
    this.#left = [
      0,
      ...CARD_VALUES.map((value) => (value === 10 ? TENS_OF_PACK : OTHERS_OF_PACK) * rules.packs),
    ]
    this.#left[up] = (this.#left[up] ?? 0) - 1
    this.#size = CARDS_OF_PACK * rules.packs - 1
  }

  /** The chance that the next card is of this value, with these out. */
  chanceOf(value: number, out: Cards): number {
    let left = this.#left[value] ?? 0
    for (const card of out) if (card === value) left -= 1
    return left / (this.#size - out.length)
  }

  /** The banco's final hands with these cards out. Source: B.25, B.7.2. */
  finals(out: Cards): readonly number[] {
    const key = keyOf(out)
    const known = this.#dealt.get(key)
    if (known) return known
    const chances = POINTS.map(() => 0)
    const left = Float64Array.from(this.#left)
    for (const card of out) left[card] = (left[card] ?? 0) - 1
    const size = this.#size - out.length
    const { value, depth, before, final, orders } = drawsAfter(this.up)
    /** The chance of the cards from the root to each depth, in one order. */
    const chance = new Float64Array(MOST_DRAWN + 1)
    chance[0] = 1
    for (let node = 0; node < value.length; node += 1) {
      const at = depth[node] as number
      const count = (left[value[node] as number] as number) - (before[node] as number)
      const its = ((chance[at - 1] as number) * count) / (size - at + 1)
      chance[at] = its
      const ends = final[node] as number
      if (ends >= 0) chances[ends] = (chances[ends] as number) + its * (orders[node] as number)
    }
    this.#dealt.set(key, chances)
    return chances
  }

  /** The mean over the next card, with these cards out. */
  over(out: Cards, meanOf: (value: number) => number): number {
    let sum = 0
    for (const value of CARD_VALUES) {
      const chance = this.chanceOf(value, out)
      if (chance > 0) sum += chance * meanOf(value)
    }
    return sum
  }

  /** The mean of standing on these cards, with others out beside them. */
  stand(cards: Cards, beside: Cards): number {
    return dot(this.finals(merged(cards, beside)), against(pointIn(cards)))
  }

  /** The mean of asking for a card, and playing on at best. Source: B.5.1, B.5.2. */
  hit(cards: Cards, beside: Cards): number {
    return this.over(merged(cards, beside), (value) => {
      const next = withCard(cards, value)
      return pointIn(next) > MOST_POINT ? -1 : this.onward(next, beside)
    })
  }

  /** The mean of doubling: one card and no more, for twice the puntata. Source: B.10.2. */
  double(cards: Cards, beside: Cards): number {
    return (
      2 * this.over(merged(cards, beside), (value) => this.stand(withCard(cards, value), beside))
    )
  }

  /** The mean of standing or asking, the better of the two. Source: B1.game.3. */
  onward(cards: Cards, beside: Cards): number {
    const key = keyOf(cards, beside)
    const known = this.#hands.get(key)
    if (known !== undefined) return known
    const best = Math.max(this.stand(cards, beside), this.hit(cards, beside))
    this.#hands.set(key, best)
    return best
  }

  /** The best of two cards without splitting: a split mano's have the pair's other card beside them. Source: B.11.3, B.11.4. */
  ofTwo(cards: Cards, beside: Cards, isSplit: boolean): number {
    if (isSplit && beside[0] === 1) return this.stand(cards, beside)
    const plain = this.onward(cards, beside)
    return maybeDoubled(cards, this.rules.softDoubling, isSplit)
      ? Math.max(plain, this.double(cards, beside))
      : plain
  }

  /**
   * The mean of splitting a pair once, each mano by its own cards and those that lay there before. The second mano's cards
   * come after the first one's last, and in a well mixed shoe they are as likely as if they came first. Source: B.11.2.
   */
  split(card: number): number {
    return 2 * this.over([card, card], (value) => this.ofTwo(withCard([card], value), [card], true))
  }

  /** The worth of each word about a mano, per chip on it; the pair's other card lies beside a split mano. */
  options(cards: Cards, beside: Cards): Options {
    const key = keyOf(cards, beside)
    const known = this.#options.get(key)
    if (known) return known
    const isSplit = beside.length > 0
    const stay = this.stand(cards, beside)
    const card = this.hit(cards, beside)
    const doubles = maybeDoubled(cards, this.rules.softDoubling, isSplit)
    const [first = 0, second] = cards
    const double = doubles ? this.double(cards, beside) : -Infinity
    const splits = cards.length === 2 && first === second && !isSplit
    const split = splits ? this.split(first) : -Infinity
    const found = { stay, card, double, split, best: Math.max(stay, card, double, split) }
    this.#options.set(key, found)
    return found
  }

  /** A dealt hand of two cards played at best. Source: B.8.1, B.13.3, B.13.8. */
  dealt(cards: Cards): Played {
    if (isNatural(cards)) return this.#told(this.finals(cards), BLACK_JACK)
    const [first = 0, second] = cards
    const plain = this.ofTwo(cards, [], false)
    if (first !== second || this.split(first) <= plain) return this.#playedTwo(cards, [], false)
    const one = this.#mixed([first, first], (value) =>
      this.#playedTwo(withCard([first], value), [first], true),
    )
    // Two manos of one casella are independent once the banco's final hand is known.
    const both = one.by.reduce((sum, part, final) => {
      const chance = this.finals([first, first])[final] ?? 0
      return chance > 0 ? sum + (part * part) / chance : sum
    }, 0)
    return {
      mean: 2 * one.mean,
      square: 2 * one.square + 2 * both,
      by: one.by.map((part) => 2 * part),
    }
  }

  #told(finals: readonly number[], results: readonly number[]): Played {
    const by = finals.map((chance, final) => chance * (results[final] ?? 0))
    const square = dot(by, results)
    return { mean: by.reduce((sum, part) => sum + part, 0), square, by }
  }

  /** The next card mixed, with these out. */
  #mixed(out: Cards, playedOn: (value: number) => Played): Played {
    const by = POINTS.map(() => 0)
    let [mean, square] = [0, 0]
    for (const value of CARD_VALUES) {
      const chance = this.chanceOf(value, out)
      if (chance === 0) continue
      const next = playedOn(value)
      mean += chance * next.mean
      square += chance * next.square
      for (const [final, part] of next.by.entries()) by[final] = (by[final] ?? 0) + chance * part
    }
    return { mean, square, by }
  }

  #stood(cards: Cards, beside: Cards): Played {
    const results = pointIn(cards) > MOST_POINT ? LOST : against(pointIn(cards))
    return this.#told(this.finals(merged(cards, beside)), results)
  }

  #playedTwo(cards: Cards, beside: Cards, isSplit: boolean): Played {
    if (isSplit && beside[0] === 1) return this.#stood(cards, beside)
    const plain = this.onward(cards, beside)
    const doubles =
      maybeDoubled(cards, this.rules.softDoubling, isSplit) && this.double(cards, beside) > plain
    if (!doubles) return this.#playedOn(cards, beside)
    const { mean, square, by } = this.#mixed(merged(cards, beside), (value) =>
      this.#stood(withCard(cards, value), beside),
    )
    return { mean: 2 * mean, square: 4 * square, by: by.map((part) => 2 * part) }
  }

  #playedOn(cards: Cards, beside: Cards): Played {
    const isOver = pointIn(cards) > MOST_POINT
    if (isOver || this.stand(cards, beside) >= this.hit(cards, beside))
      return this.#stood(cards, beside)
    return this.#mixed(merged(cards, beside), (value) =>
      this.#playedOn(withCard(cards, value), beside),
    )
  }
}

/** More than the cards of one value in a hand, and more than the value of one beside it. */
const MOST_ALIKE = 22
const PLACE_OF = [0, ...CARD_VALUES.map((_, at) => 11 * MOST_ALIKE ** at)]

/** A number for these cards with at most one beside them, whatever their order. */
function keyOf(cards: Cards, [beside = 0]: Cards = []): number {
  let key = beside
  for (const card of cards) key += PLACE_OF[card] ?? 0
  return key
}

const isNatural = (cards: Cards): boolean => cards[0] === 1 && cards[1] === 10

const merged = (cards: Cards, beside: Cards): Cards =>
  beside.length === 0 ? cards : [...cards, ...beside].sort((a, b) => a - b)

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** Whether these two values may be doubled, by the rule's own function. Source: B.10.1, B.11.3, B.11.5, D1, D5. */
const maybeDoubled = (cards: Cards, softDoubling: boolean, isSplit: boolean): boolean =>
  mayDouble(
    cards.flatMap((card) => ranksOf(card as CardValue)[0] ?? []),
    softDoubling,
    isSplit,
  )
