import { hasRenounced } from '../07-coup/checks'
import type { Coup, Result, Side } from '../state/coup'
import { cardValue, isNatural, pointOf, pointOfValues } from './points'

type Cards = Pick<Coup, 'punta' | 'banco' | 'thirds' | 'firsts' | 'points' | 'faults'>

/** A point that a provision gives a side whatever its cards make; null for none. */
function fixedPoint({ faults }: Cards, side: Side, stands: 'first' | 'final'): number | null {
  if (faults.fixed.length === 0) return null
  const last = faults.fixed.findLast((fixed) => fixed.side === side && fixed.stands === stands)
  return last?.point ?? null
}

/** The point of a side's two first cards: fixed by an error, or from its cards, or as told; null when nobody has said. */
export function firstPoint(coup: Cards, side: Side): number | null {
  const fixed = fixedPoint(coup, side, 'first')
  if (fixed !== null) return fixed
  const cards = coup[side]
  if (cards.length < 2) return coup.firsts[side]
  return pointOf(cards.length === 2 ? cards : cards.slice(0, 2))
}

/** The value of a side's third card; null where it has none or the value is not entered. */
export function thirdValue({ thirds }: Pick<Coup, 'thirds'>, side: Side): number | null {
  const third = thirds[side]
  if (!third) return null
  return third.card === null ? third.value : cardValue(third.card)
}

/** A side has laid a natural down, or an error counts as one for it. */
export const hasNatural = (coup: Coup, side: Side): boolean =>
  (side === 'punta' ? coup.puntaWord : coup.bancoWord) === 'natural' ||
  coup.faults.fixed.some((fixed) => fixed.side === side && fixed.isNatural)

/** The final point of a side: the cards speak (S.76, S.119), and only without them what was told. Null when unknown. */
export function finalPoint(coup: Cards, side: Side): number | null {
  const fixed = fixedPoint(coup, side, 'final')
  if (fixed !== null) return fixed
  const first = firstPoint(coup, side)
  if (first === null) return coup.points[side]
  if (coup.thirds[side] === null) return first
  const third = thirdValue(coup, side)
  return third === null ? coup.points[side] : pointOfValues([first, third])
}

/** The result of a coup and the row that decided it when it was not the points. */
interface Outcome {
  readonly result: Exclude<Result, 'void'>
  readonly by: 'S.120' | null
}

/** The side that has still to speak or to draw, the punta first; null when the draws are over (S.11b, S.12). */
export function toDraw(coup: Coup): Side | null {
  if (hasNatural(coup, 'punta') || hasNatural(coup, 'banco')) return null
  if (coup.puntaWord === null) return 'punta'
  if (coup.puntaWord === 'carta' && coup.thirds.punta === null) return 'punta'
  return coup.bancoWord === null ? 'banco' : null
}

/** The result of a coup by its points; null while one of them is unknown. Source: V.values, S.75, S.120. */
export function resultOf(coup: Coup): Outcome | null {
  const punta = finalPoint(coup, 'punta')
  const banco = finalPoint(coup, 'banco')
  if (punta === null || banco === null) return null
  if (hasRenounced(coup, isNatural(firstPoint(coup, 'punta') ?? 0)))
    return { result: 'banco', by: 'S.120' }
  if (punta === banco) return { result: 'tie', by: null }
  return { result: punta > banco ? 'punta' : 'banco', by: null }
}
