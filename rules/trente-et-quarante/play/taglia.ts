import { copyCounts, RANKS, type Rank } from '../../kernel/cards'
import { PACKS_IN_TAGLIA } from '../settings'
import type { Table } from '../state/table'
import type { CardsOut, Taglia } from '../state/taglia'

/** Cards of each value in a pack. */
const SUITS_IN_PACK = 4

/** T.1.1: six packs of 52. */
export const CARDS_IN_TAGLIA = PACKS_IN_TAGLIA * SUITS_IN_PACK * RANKS.length

export const NO_TAGLIA: Taglia = {
  number: 0,
  step: 'none',
  out: {},
  unseen: 0,
  cutter: null,
  witness: null,
  isDaysLast: false,
  colpi: 0,
}

/** Cards of a value that are not known to be out. Source: T.1.1. */
export const leftOf = (out: CardsOut, rank: Rank): number =>
  PACKS_IN_TAGLIA * SUITS_IN_PACK - (out[rank] ?? 0)

/** Cards out of the taglia, as far as the book follows them. */
export const countedOut = ({ out, unseen }: Pick<Taglia, 'out' | 'unseen'>): number => {
  let count = unseen
  for (const rank of RANKS) count += out[rank] ?? 0
  return count
}

/** The cards out with one more. */
export function withCardOut(out: CardsOut, rank: Rank): CardsOut {
  const next = copyCounts(out)
  next[rank] += 1
  return next
}

/** Whether a taglia can give another card of that value. Source: T.1.1. */
export const isLeft = (taglia: Taglia, rank: Rank): boolean =>
  leftOf(taglia.out, rank) > 0 && countedOut(taglia) < CARDS_IN_TAGLIA

/** Whether the table is between two taglie, so that its customs may change. Source: E3. */
export const isBetweenTaglie = ({ colpo, taglia }: Pick<Table, 'colpo' | 'taglia'>): boolean =>
  colpo === null && taglia.step !== 'in-play'
