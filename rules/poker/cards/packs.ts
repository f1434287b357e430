import type { Card } from '../../kernel/cards'

/**
 * Number (2 to 9) of the lowest card of the pack for so many players: eleven minus the players, unless the table's
 * settings fix it. Source: X.1.
 */
export function lowestFor(players: number, fixed: number | null = null): number {
  const lowest = fixed ?? 11 - players
  return Math.min(9, Math.max(2, lowest))
}

/** The pack whose lowest card has this number; 6 gives 36 cards. */
export function packFrom(lowest: number): Card[] {
  const cards: Card[] = []
  for (let card = (lowest - 2) * 4; card < 52; card++) cards.push(card)
  return cards
}
