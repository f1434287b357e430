import type { Rank } from '../../kernel/cards'
import type { Result, Rows } from '../state/colpo'
import type { Chance, Colour } from '../state/posta'

/** A row ends with the card that takes it past this point (T.3.3). */
const MOST_BEFORE_LAST = 30
/** The least and the most of a whole row (T.3.3, D2). */
export const LEAST_ROW = 31
export const MOST_ROW = 40
/** Both rows at this total send the stakes to prison (T.5.2). */
const REFAIT_TOTAL = 31

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

/** The rows that cards make in the order in which they left the packet, and those left over. Source: T.3.1, E2. */
export function rowsInOrder(
  cards: readonly Rank[],
  first: Colour,
): { readonly rows: Rows; readonly over: readonly Rank[] } {
  let rows = NO_ROWS
  let dealt = 0
  for (const card of cards) {
    if (rowDue(rows) === null) break
    rows = withDealt(rows, card, first)
    dealt += 1
  }
  return { rows, over: cards.slice(dealt) }
}

/** The result of two whole rows; null before. */
export const resultOf = (rows: Rows): Result | null =>
  rowDue(rows) === null && rows.first !== null
    ? { nero: totalOf(rows.nero), rosso: totalOf(rows.rosso), first: rows.first }
    : null

/** The verdict of a colpo: the row that wins, both rows equal, or both at 31. Source: T.3.4, T.5.1, T.5.2. */
export type Verdict = Colour | 'null' | 'refait'

export function verdictOf({ nero, rosso }: Pick<Result, 'nero' | 'rosso'>): Verdict {
  if (nero !== rosso) return nero < rosso ? 'nero' : 'rosso'
  return nero === REFAIT_TOTAL ? 'refait' : 'null'
}

/** Whether a chance wins with this row. Source: T.3.4, T.4. */
export const doesWin = (chance: Chance, row: Colour, first: Colour): boolean => {
  if (chance === 'colore') return first === row
  return chance === 'inverso' ? first !== row : chance === row
}

/** The row of the register by which a chance is decided. */
export const decidedBy = (chance: Chance): 'T.3.4' | 'T.4' =>
  chance === 'nero' || chance === 'rosso' ? 'T.3.4' : 'T.4'
