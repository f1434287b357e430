import type { Settings } from '../settings'
import type { Regime, Side, Surplus, Third, Word } from '../state/coup'
import { isNatural } from './points'
import { bancoDraws, type Drawing, puntaDraws } from './table'

/** A card detached beyond the four first ones, in the order in which they came out. */
export interface Detached extends Third {
  readonly seen: boolean
}

interface Dealt {
  /** The points of the two first cards. */
  readonly points: Readonly<Record<Side, number>>
  /** Each with its value. */
  readonly detached: readonly (Detached & { readonly value: number })[]
  /** The words said, which decide where the regime leaves a cell free; without a word the side stands. */
  readonly words?: Partial<Record<Side, Word>>
  /** S.137b, cf63: surplus cards are void even unseen. */
  readonly isSurplusVoid?: boolean
}

/** A coup restored by the rule. */
interface RestoredCoup {
  /** The third card that the rule gives each side, as far as one is out. */
  readonly thirds: Readonly<Record<Side, Third | null>>
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
  { points, detached, words = {}, isSurplusVoid = false }: Dealt,
  settings: Pick<Settings, 'threeGivingEight' | 'optionalUnderRule'>,
  regime: Regime,
): RestoredCoup {
  const left = [...detached]
  const thirds: Record<Side, Third | null> = { punta: null, banco: null }
  let needs: Side | null = null
  const draw = (side: Side, drawing: Drawing): void => {
    if (drawing === 'stands' || (drawing === 'free' && words[side] !== 'carta')) return
    const next = left.shift()
    if (next) thirds[side] = { card: next.card, value: next.value }
    else needs ??= side
  }
  if (!isNatural(points.punta) && !isNatural(points.banco)) {
    draw('punta', puntaDraws(points.punta, regime))
    // Without the punta's third card the banker's cell is not known yet.
    if (needs === null) {
      const given = thirds.punta?.value ?? 'no'
      draw('banco', bancoDraws(points.banco, given, settings, regime))
    }
  }
  return { thirds, needs, surplus: left.map((card) => surplusOf(card, isSurplusVoid)) }
}

/** A surplus card: void once seen, else the first one of the next coup (cf59). */
export const surplusOf = ({ card, seen }: Detached, isVoid = false): Surplus => ({
  card,
  seen,
  fate: seen || isVoid ? 'void' : 'next-coup',
})
