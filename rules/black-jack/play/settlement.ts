import { bancoOf, purseOf } from '../../banked/accounts'
import type { TableId } from '../../banked/ids'
import { asChips, type Chips, NO_CHIPS, plus } from '../../kernel/chips'
import { move, type Transfer } from '../../kernel/ledger'
import { insuranceOf, puntataOf } from '../accounts'
import type { ProvisionId } from '../provisions'
import type { Casella, Outcome, Puntata, SettledPart } from '../state/colpo'

/** Three to two on a stake; stakes go by an even step, so nothing is rounded. Source: B.8.1, B4. */
export const threeToTwo = (stake: Chips): Chips => asChips((stake * 3) / 2)

/** An insurance wins twice its amount. Source: B.13.1, C2. */
const INSURANCE_PAYS = 2

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
  { outcome, provision }: { readonly outcome: Outcome; readonly provision: ProvisionId },
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
  told: { readonly outcome: Outcome; readonly provision: ProvisionId },
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
  provision: ProvisionId,
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

/** The banco's result of these parts; below zero when it pays. */
export const wonByBanco = (parts: readonly SettledPart[]): Chips =>
  parts.reduce(
    (sum, { outcome, stake, pays }) => plus(sum, outcome === 'lost' ? stake : asChips(-pays)),
    NO_CHIPS,
  )
