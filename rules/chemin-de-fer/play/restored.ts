import type { Card } from '../../kernel/cards'
import type { Settings } from '../settings'
import type { Regime, Side, Surplus, Word } from '../state/coup'
import { cardValue, isNatural, pointOf } from './points'
import { bancoDraws, type Drawing, puntaDraws } from './table'

/** A card detached beyond the four first ones, in the order in which they came out. */
export interface Detached {
  readonly card: Card
  readonly seen: boolean
}

interface Dealt {
  /** The two first cards of each side. */
  readonly punta: readonly Card[]
  readonly banco: readonly Card[]
  readonly detached: readonly Detached[]
  /** The words said, which decide where the regime leaves a cell free; without a word the side stands. */
  readonly words?: Partial<Record<Side, Word>>
  /** S.137b, cf63: surplus cards are void even unseen. */
  readonly isSurplusVoid?: boolean
}

/** A coup restored by the rule. */
export interface RestoredCoup {
  /** All cards of each side. */
  readonly punta: readonly Card[]
  readonly banco: readonly Card[]
  readonly surplus: readonly Surplus[]
  /** The side that the rule has draw and for which no card is out: the next one from the sabot is its. */
  readonly needs: Side | null
}

/**
 * The coup as the rule plays it, with the cards that are out: they are dealt again in the order in which they came,
 * first to the punta if it draws, then to the bank if it draws. Surplus cards are void once seen, else the first ones
 * of the next coup. Source: S.111, S.126b, S.137b, cf59, cf63.
 */
export function restoreByRule(
  dealt: Dealt,
  settings: Pick<Settings, 'threeGivingEight' | 'optionalUnderRule'>,
  regime: Regime,
): RestoredCoup {
  const { punta, banco, detached, words = {}, isSurplusVoid = false } = dealt
  const points = { punta: pointOf(punta), banco: pointOf(banco) }
  const left = [...detached]
  const drawn: Record<Side, Card | null> = { punta: null, banco: null }
  let needs: Side | null = null
  const draw = (side: Side, drawing: Drawing): void => {
    if (drawing === 'stands' || (drawing === 'free' && words[side] !== 'carta')) return
    const next = left.shift()
    if (next) drawn[side] = next.card
    else needs ??= side
  }
  if (!isNatural(points.punta) && !isNatural(points.banco)) {
    draw('punta', puntaDraws(points.punta, regime))
    // Without the punta's third card the banker's cell is not known yet.
    if (needs === null) {
      const given = drawn.punta === null ? 'no' : cardValue(drawn.punta)
      draw('banco', bancoDraws(points.banco, given, settings, regime))
    }
  }
  return {
    punta: drawn.punta === null ? punta : [...punta, drawn.punta],
    banco: drawn.banco === null ? banco : [...banco, drawn.banco],
    surplus: left.map(({ card, seen }) => ({
      card,
      seen,
      fate: seen || isSurplusVoid ? 'void' : 'next-coup',
    })),
    needs,
  }
}
