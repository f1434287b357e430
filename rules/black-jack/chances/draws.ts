import { onceBy } from '../../kernel/once'
import { FINALS } from './banco'

/**
 * Every set of cards that ends the banco's hand, as a tree in which sets share the cards that they begin with, in
 * ascending order. Node by node, each after its parent.
 */
export interface Draws {
  /** The value of the node's card. */
  readonly value: Int8Array
  /** Cards from the root to this one. */
  readonly depth: Int8Array
  /** How many of them before it have its value. */
  readonly before: Int8Array
  /** The index in `FINALS` of the hand that the cards make; -1 where the set is not whole. */
  readonly final: Int8Array
  /** Orders in which the rule draws these cards: all are equally likely. */
  readonly orders: Float64Array
}

const BUST = FINALS.indexOf('bust')
export const NATURAL = FINALS.indexOf('black-jack')

/** A banco draws no more cards than these: an ace as its first card and sixteen others make the longest hand. */
export const MOST_DRAWN = 17

/** The best point of cards whose sum counts aces as one. */
export const bestPoint = (hard: number, hasAce: boolean): number =>
  hasAce && hard <= 11 ? hard + 10 : hard

/** The cards that may follow a first card of the banco, from a shoe that never runs out. Source: B.25, B.7.2. */
export const drawsAfter: (first: number) => Draws = onceBy(
  (first) => first,
  (first) => treeOf(setsAfter(first)),
)

interface CardSet {
  readonly cards: readonly number[]
  readonly orders: number
  readonly final: number
}

/** The sets of cards by their cards in ascending order. */
function setsAfter(first: number): CardSet[] {
  const found = new Map<string, CardSet>()
  const draw = (hard: number, hasAce: boolean, drawn: readonly number[]): void => {
    for (let value = 1; value <= 10; value += 1) {
      const sum = hard + value
      const ace = hasAce || value === 1
      const point = bestPoint(sum, ace)
      const now = [...drawn, value]
      if (point < 17) {
        draw(sum, ace, now)
        continue
      }
      const cards = now.toSorted((a, b) => a - b)
      const orders = (found.get(cards.join())?.orders ?? 0) + 1
      const isNatural = cards.length === 1 && point === 21
      const final = point > 21 ? BUST : isNatural ? NATURAL : point - 17
      found.set(cards.join(), { cards, orders, final })
    }
  }
  draw(first, first === 1, [])
  return [...found.values()].sort((a, b) => compared(a.cards, b.cards))
}

/** Cards in the order of a dictionary, so that each set stands after the one that it begins with. */
function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((card, index) => card !== b[index])
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0)
}

function treeOf(sets: readonly CardSet[]): Draws {
  const nodes: { value: number; depth: number; before: number; final: number; orders: number }[] =
    []
  let path: readonly number[] = []
  for (const { cards, orders, final } of sets) {
    const parting = cards.findIndex((card, at) => card !== path[at])
    for (let at = parting; at < cards.length; at += 1) {
      const value = cards[at] ?? 0
      const before = at - cards.indexOf(value)
      const isWhole = at === cards.length - 1
      nodes.push({
        ...{ value, depth: at + 1, before },
        ...(isWhole ? { final, orders } : { final: -1, orders: 0 }),
      })
    }
    path = cards
  }
  return {
    value: Int8Array.from(nodes, (node) => node.value),
    depth: Int8Array.from(nodes, (node) => node.depth),
    before: Int8Array.from(nodes, (node) => node.before),
    final: Int8Array.from(nodes, (node) => node.final),
    orders: Float64Array.from(nodes, (node) => node.orders),
  }
}
