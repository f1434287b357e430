import type { CountsByRank } from '../../kernel/cards'
import type { MemberId } from '../../kernel/ids'
import type { Player } from './ids'

/** The steps of a taglia, in their order (T.1.2 to T.1.5). */
export const TAGLIA_STEPS = ['none', 'laid-out', 'mixed', 'cut', 'in-play', 'ended'] as const
export type TagliaStep = (typeof TAGLIA_STEPS)[number]

/** Cards of each value that have left the taglia; a value left out has none. */
export type CardsOut = CountsByRank

/** A taglia: six packs from the mixing to the last colpo. */
export interface Taglia {
  /** From 1 in the day; 0 before the first. */
  readonly number: number
  readonly step: TagliaStep
  readonly out: CardsOut
  /** Cards out whose value the book does not know: burnt, or of colpi of which only the result was kept. */
  readonly unseen: number
  /** E1: the player who cut; null for an employee, before a witness. */
  readonly cutter: Player | null
  readonly witness: MemberId | null
  /** C1: declared the day's last before its first colpo. */
  readonly isDaysLast: boolean
  /** Colpi begun in it. */
  readonly colpi: number
}
