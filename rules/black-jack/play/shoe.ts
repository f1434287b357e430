import { copyCounts, listOfCounts, type Rank } from '../../kernel/cards'
import type { Settings } from '../settings'
import type { CardsOut, Shoe } from '../state/shoe'

const SUITS_OF_RANK = 4
const CARDS_OF_PACK = 52

/** Cards of a shoe. */
export const cardsIn = ({ packs }: Pick<Settings, 'packs'>): number => packs * CARDS_OF_PACK

/** Cards that the mascherina should have behind it. Source: B1.cards.2, G5. */
export const cardsBehind = (settings: Pick<Settings, 'packs' | 'markerPercent'>): number =>
  Math.round((cardsIn(settings) * settings.markerPercent) / 100)

/** Cards of one rank that are not known to be out. */
export const leftOf = (out: CardsOut, rank: Rank, { packs }: Pick<Settings, 'packs'>): number =>
  packs * SUITS_OF_RANK - (out[rank] ?? 0)

/** Cards that have left the shoe, seen or not. */
export function countedOut({ out, unseen }: Pick<Shoe, 'out' | 'unseen'>): number {
  let count = unseen
  for (const ofRank of listOfCounts(out)) count += ofRank
  return count
}

/** The cards out with one more. */
export function withOut(out: CardsOut, rank: Rank): CardsOut {
  const next = copyCounts(out)
  next[rank] += 1
  return next
}

/** Whether this shoe can give another card of that rank. */
export const isLeft = ({ out, unseen }: Shoe, rank: Rank, settings: Settings): boolean =>
  leftOf(out, rank, settings) > 0 && countedOut({ out, unseen }) < cardsIn(settings)

/** A shoe that is over: the next cut begins with the one to whom its mascherina came. Source: B.30.1, G3. */
export const endedShoe = ({ marker }: Shoe): Partial<Shoe> => ({
  step: 'ended',
  cutFrom: typeof marker === 'string' ? { to: 'banco' } : marker,
})
