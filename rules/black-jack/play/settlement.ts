import { bancoOf } from '../../banked/accounts'
import type { Rank } from '../../kernel/cards'
import { asChips, type Chips, NO_CHIPS, plus } from '../../kernel/chips'
import { move, type Transfer } from '../../kernel/ledger'
import { insuranceOf, puntataOf, purseOf } from '../accounts'
import type { Casella, Colpo, Hand, Outcome, Puntata, SettledPart } from '../state/colpo'
import type { TableId } from '../state/ids'
import { bancoHasBlackJack } from './banco'
import { isBlackJack, isBust, pointOf } from './points'

/** Three to two on a stake; stakes go by an even step, so nothing is rounded. Source: B.8.1, B4. */
export const threeToTwo = (stake: Chips): Chips => asChips((stake * 3) / 2)

/** An insurance wins twice its amount. Source: B.13.1, C2. */
const INSURANCE_PAYS = 2

/** The outcome of a mano against the banco's whole hand, and the row that gives it. Source: B.13.4 to B.13.9, C4, C5. */
export function outcomeOf(
  hand: Pick<Hand, 'cards' | 'isSplit'>,
  banco: readonly Rank[],
): { readonly outcome: Outcome; readonly provision: string } {
  const hasBlackJack = isBlackJack(hand.cards, hand.isSplit)
  if (bancoHasBlackJack(banco))
    return { outcome: hasBlackJack ? 'tied' : 'lost', provision: 'B.13.4' }
  if (hasBlackJack) return { outcome: 'black-jack', provision: 'B.13.8' }
  if (isBust(banco)) return { outcome: 'won', provision: 'B.13.9' }
  const difference = pointOf(hand.cards).total - pointOf(banco).total
  if (difference === 0) return { outcome: 'tied', provision: 'B.13.5' }
  return difference < 0
    ? { outcome: 'lost', provision: 'B.13.6' }
    : { outcome: 'won', provision: 'B.13.7' }
}

/** The chips that the banco pays beside a stake. */
function paidFor(outcome: Outcome, stake: Chips): Chips {
  switch (outcome) {
    case 'won':
    case 'par':
      return stake
    case 'black-jack':
      return threeToTwo(stake)
    case 'lost':
    case 'tied':
    case 'given-back':
      return NO_CHIPS
  }
}

/** One puntata on one mano with this outcome; none where nothing of it lies there. */
export function partOf(
  { number }: Pick<Casella, 'number'>,
  hand: number,
  { player, on }: Puntata,
  { outcome, provision }: { readonly outcome: Outcome; readonly provision: string },
): SettledPart[] {
  const stake = on[hand] ?? NO_CHIPS
  if (stake === 0) return []
  return [
    { casella: number, hand, player, outcome, stake, pays: paidFor(outcome, stake), provision },
  ]
}

/** Every puntata on one mano with this outcome, from the outermost in. Source: B.28.2. */
export const partsOn = (
  casella: Casella,
  hand: number,
  told: { readonly outcome: Outcome; readonly provision: string },
): SettledPart[] => {
  const parts: SettledPart[] = []
  for (const puntata of casella.puntate)
    if (!puntata.isPar) parts.push(...partOf(casella, hand, puntata, told))
  return parts
}

/** The insurances of a casella with this outcome, from the outermost in. Source: B.13.1, B.13.2. */
export const insuranceParts = (
  { number, puntate }: Casella,
  outcome: 'won' | 'lost' | 'given-back',
  provision: string,
): SettledPart[] =>
  puntate
    .filter(({ insurance }) => insurance > 0)
    .map(({ player, insurance }) => ({
      casella: number,
      hand: null,
      player,
      outcome,
      stake: insurance,
      pays: outcome === 'won' ? asChips(insurance * INSURANCE_PAYS) : NO_CHIPS,
      provision,
    }))

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

/** The transfers of a part: the stake, and what the banco pays; nothing is netted. */
export function transfersOf(
  table: TableId,
  { casella, hand, player, outcome, stake, pays }: SettledPart,
): Transfer[] {
  const lies =
    hand === null ? insuranceOf(table, casella, player) : puntataOf(table, casella, player)
  const purse = purseOf(table, player)
  if (outcome === 'lost') return move(lies, bancoOf(table), stake)
  return [...move(lies, purse, stake), ...move(bancoOf(table), purse, pays)]
}

export function transfersOfAll(table: TableId, parts: readonly SettledPart[]): Transfer[] {
  const transfers: Transfer[] = []
  for (const part of parts) transfers.push(...transfersOf(table, part))
  return transfers
}

/** Everything that still lies on a casella goes back, insurance included. Source: B.19.2, F2, F3. */
export const givenBack = (casella: Casella, provision: string): SettledPart[] => [
  ...casella.hands.flatMap(({ end }, index) =>
    end === 'paid' || end === 'collected'
      ? []
      : partsOn(casella, index, { outcome: 'given-back', provision }),
  ),
  ...insuranceParts(casella, 'given-back', provision),
]

/** The banco's result of these parts; below zero when it pays. */
export const wonByBanco = (parts: readonly SettledPart[]): Chips =>
  parts.reduce(
    (sum, { outcome, stake, pays }) => plus(sum, outcome === 'lost' ? stake : asChips(-pays)),
    NO_CHIPS,
  )
