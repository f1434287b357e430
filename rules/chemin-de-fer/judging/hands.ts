import type { Card } from '../../kernel/cards'
import { finalPoint } from '../play/result'
import type { Coup, Side, Word } from '../state/coup'

/** A side's cards as they lay, with its word and its point. */
export interface ReplayedHand {
  /** In the order in which they came, the third one last; null for a card that lay covered or was not entered. */
  readonly cards: readonly (Card | null)[]
  readonly word: Word | null
  /** Null while nobody knows it. */
  readonly point: number | null
}

/** A side's hand in the coup in play, as far as it was entered. */
export function replayedHand(coup: Coup, side: Side): ReplayedHand {
  const isDealt = coup.phase !== 'open' && coup.phase !== 'closed'
  const known = coup[side]
  const third = coup.thirds[side]
  const firsts = known.length >= 2 ? known.slice(0, 2) : isDealt ? [null, null] : []
  return {
    cards: third ? [...firsts, third.card] : firsts,
    word: side === 'punta' ? coup.puntaWord : coup.bancoWord,
    point: finalPoint(coup, side),
  }
}

/** The hand of a coup that only told its point. */
export const coveredHand = (point: number | null): ReplayedHand => ({
  cards: [],
  word: null,
  point,
})
