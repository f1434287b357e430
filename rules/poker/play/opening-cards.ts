import { z } from 'zod'
import { type Card, parseCard, RANKS, SUITS } from '../../kernel/cards'
import { categoryOf, evaluateHand, straightsFrom } from '../cards/hands'
import { packFrom } from '../cards/packs'
import type { Opening } from '../state/colpo'

/** A card by its name: `10c`, `Ap`. */
export const CardName = z
  .string()
  .refine((name) => parseCard(name) !== null, 'a card such as 10c or Ap')

/**
 * Whether these cards open: a pair of this level or better, a doppia or better; four cards of a scala reale only
 * where the table allows them. `lowest` is the number of the pack's lowest card. Source: VI.2, VI.4, E1.
 */
export function doOpen(
  cards: readonly Card[],
  level: Opening,
  lowest: number,
  fourOfScalaReale: boolean,
): boolean {
  const category = categoryOf(evaluateHand(straightsFrom(lowest), cards))
  if (category === 'coppia') return pairOf(cards) >= RANKS.indexOf(level)
  if (category !== 'carta alta') return true
  return fourOfScalaReale && areFourOfScalaReale(cards, lowest)
}

/** Rank index of the pair among these cards. */
const pairOf = (cards: readonly Card[]): number =>
  Math.max(
    -1,
    ...cards.map((card) => card >> 2).filter((rank, at, ranks) => ranks.indexOf(rank) !== at),
  )

/** Whether these are four cards of one suit, and a fifth card of the pack would make them a scala reale. */
function areFourOfScalaReale(cards: readonly Card[], lowest: number): boolean {
  const straights = straightsFrom(lowest)
  return SUITS.some((_, suit) => {
    const four = cards.filter((card) => (card & 3) === suit)
    if (four.length !== 4) return false
    const lacking = packFrom(lowest).filter((card) => !four.includes(card))
    return lacking.some(
      (card) => categoryOf(evaluateHand(straights, [...four, card])) === 'scala reale',
    )
  })
}
