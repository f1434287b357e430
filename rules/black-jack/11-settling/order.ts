import type { Rank } from '../../kernel/cards'
import { bancoHasBlackJack } from '../play/banco'
import { isBust, pointOf } from '../play/points'
import { insuranceParts, partsOn } from '../play/settlement'
import type { ProvisionId } from '../provisions'
import type { Casella, Colpo, Hand, Outcome, SettledPart } from '../state/colpo'

/** The outcome of a mano against the banco's whole hand, and the row that gives it. Source: B.13.4 to B.13.9, C4, C5. */
export function outcomeOf(
  { cards, end }: Pick<Hand, 'cards' | 'end'>,
  banco: readonly Rank[],
): { readonly outcome: Outcome; readonly provision: ProvisionId } {
  const hasBlackJack = end === 'black-jack'
  if (bancoHasBlackJack(banco))
    return { outcome: hasBlackJack ? 'tied' : 'lost', provision: 'B.13.4' }
  if (hasBlackJack) return { outcome: 'black-jack', provision: 'B.13.8' }
  if (isBust(banco)) return { outcome: 'won', provision: 'B.13.9' }
  const difference = pointOf(cards).total - pointOf(banco).total
  if (difference === 0) return { outcome: 'tied', provision: 'B.13.5' }
  return difference < 0
    ? { outcome: 'lost', provision: 'B.13.6' }
    : { outcome: 'won', provision: 'B.13.7' }
}

/**
 * A casella paid and collected: mano 2 before mano 1, each from the outermost puntata in, the insurances last. Manos
 * already out of the colpo have nothing left. Source: B.28.1, B.28.2, I1.
 */
export function settlementOf({ banco }: Pick<Colpo, 'banco'>, casella: Casella): SettledPart[] {
  if (casella.isVoid) return []
  const parts: SettledPart[] = []
  for (const [index, hand] of [...casella.hands.entries()].reverse())
    if (hand.end !== 'paid' && hand.end !== 'collected')
      parts.push(...partsOn(casella, index, outcomeOf(hand, banco)))
  if (bancoHasBlackJack(banco)) parts.push(...insuranceParts(casella, 'won', 'B.13.1'))
  return parts
}

/** Whether anything still lies on a casella. */
const hasChips = ({ puntate }: Casella): boolean =>
  puntate.some(({ on, insurance }) => insurance > 0 || on.some((chips) => chips > 0))

/** Caselle still to be settled: from the dealer's right to the left, one finished before the next. Source: B.28.1. */
export const leftToSettle = ({ caselle, phase }: Colpo): Casella[] =>
  phase === 'settling'
    ? caselle.filter((casella) => !casella.isSettled && hasChips(casella)).reverse()
    : []

/** The next casella to be settled. Source: B.28.1. */
export const nextToSettle = (colpo: Colpo): Casella | null => leftToSettle(colpo)[0] ?? null
