import type { Card } from '../../kernel/cards'
import { finalPoint } from '../play/result'
import type { Coup, Side, Third, Word } from '../state/coup'

/** A side's cards as they lay, with its word and its point. */
export interface ReplayedHand {
  readonly isDealt: boolean
  /** Its two first cards; none while they lie covered or are not entered. */
  readonly firsts: readonly Card[]
  readonly third: Third | null
  readonly word: Word | null
  /** Null while nobody knows it. */
  readonly point: number | null
}

/** A side's hand in the coup in play, as far as it was entered. */
export const replayedHand = (coup: Coup, side: Side): ReplayedHand => ({
  isDealt: coup.phase !== 'open' && coup.phase !== 'closed',
  firsts: coup[side].slice(0, 2),
  third: coup.thirds[side],
  word: side === 'punta' ? coup.puntaWord : coup.bancoWord,
  point: finalPoint(coup, side),
})

/** The hand of a coup that only told its point. */
export const coveredHand = (point: number | null): ReplayedHand => ({
  isDealt: false,
  firsts: [],
  third: null,
  word: null,
  point,
})
