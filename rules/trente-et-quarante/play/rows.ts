import type { Rank } from '../../kernel/cards'
import type { Rows } from '../state/colpo'
import type { Colour } from '../state/posta'

/** A row ends with the card that takes it past this point (T.3.3). */
const MOST_BEFORE_LAST = 30

export const NO_ROWS: Rows = { nero: [], rosso: [], first: null }

/** The points of a card: figures ten, ace one, others their number. Source: T.3.2. */
export const worthOfCard = (rank: Rank): number => {
  if (rank === 'A') return 1
  return rank === 'J' || rank === 'Q' || rank === 'K' ? 10 : Number(rank)
}

/** The points of a row so far. Source: T.3.2. */
export const totalOf = (cards: readonly Rank[]): number => {
  let total = 0
  for (const card of cards) total += worthOfCard(card)
  return total
}

/** Whether a row has its last card. Source: T.3.3. */
export const isWhole = (total: number): boolean => total > MOST_BEFORE_LAST

/** The row to which the next card is due: nero's first, then rosso's; null when both are whole. Source: T.3.1. */
export function rowDue({ nero, rosso }: Pick<Rows, 'nero' | 'rosso'>): Colour | null {
  if (!isWhole(totalOf(nero))) return 'nero'
  return isWhole(totalOf(rosso)) ? null : 'rosso'
}

/** The rows with one card more; the colour of the very first card decides colore. Source: T.3.1, T.4. */
export function withDealt(rows: Rows, card: Rank, colour: Colour | null): Rows {
  const row = rowDue(rows)
  if (row === null) return rows
  const { nero, rosso, first } = rows
  return row === 'nero'
    ? { nero: [...nero, card], rosso, first: nero.length === 0 ? colour : first }
    : { nero, rosso: [...rosso, card], first }
}
