import type { CountsByRank } from '../../kernel/cards'
import type { CasellaNumber, Player } from './ids'

/** The steps of a shoe, in their order (B.1.2 to B.1.6, B.32, B.33). */
export const SHOE_STEPS = [
  'none',
  'checked',
  'mixed',
  'cut',
  'marked',
  'in-play',
  'last-colpo',
  'ended',
  'spread',
] as const
export type ShoeStep = (typeof SHOE_STEPS)[number]

/** Cards of each value that have left the shoe; a value left out has none. */
export type CardsOut = CountsByRank

/** The one to whom the mascherina came: a player on a casella, or the banco (B.30). */
export type MarkerOwner =
  | { readonly to: 'banco' }
  | { readonly to: 'casella'; readonly casella: CasellaNumber; readonly player: Player | null }

/** A shoe: its cards, its cut, and its mascherina. */
export interface Shoe {
  /** From 1 in the day; 0 before the first. */
  readonly number: number
  readonly step: ShoeStep
  readonly out: CardsOut
  /** Cards out whose value nobody saw: burnt, or fallen together with others. */
  readonly unseen: number
  /** The one to whom the mascherina of the shoe before came; null for the first shoe of the day (G1). */
  readonly cutFrom: MarkerOwner | null
  /** Players who gave up the cut (B.30.1). */
  readonly declined: readonly Player[]
  readonly cutter: Player | 'management' | null
  /** The mascherina of this shoe: still in, just out and waiting for the next card, or come to somebody (G3). */
  readonly marker: 'in' | 'waits' | MarkerOwner
  /** A card of the banco's too many that nobody saw: the first of the next colpo (F8). */
  readonly kept: number
}
