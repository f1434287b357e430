import { NO_CHIPS } from '../../kernel/chips'
import type { Seating } from '../play/places'
import { insuranceParts, partOf } from '../play/settlement'
import { NEW_HAND } from '../play/turn'
import type { ProvisionId } from '../provisions'
import type { Casella, Outcome, SettledPart } from '../state/colpo'
import type { Table } from '../state/table'
import type { CasellaForm } from './casellaForm'

// Screens load what stands here: the schema of what is told, and zod with it, stands in casellaForm.ts.

/** How a mano ended, where only the result is kept. */
export const MANO_RESULTS = ['black-jack', 'won', 'tied', 'lost', 'sballata', 'void'] as const
export type ManoResult = (typeof MANO_RESULTS)[number]

/** A casella as it was told; without manos before its result is known. */
export interface ToldCasella extends Omit<CasellaForm, 'hands'> {
  readonly hands: readonly ManoResult[]
}

/** The outcome of a mano, and the row that computes its amount. */
const TOLD: Readonly<Record<ManoResult, { outcome: Outcome; provision: ProvisionId }>> = {
  'black-jack': { outcome: 'black-jack', provision: 'B.13.8' },
  won: { outcome: 'won', provision: 'B.13.7' },
  tied: { outcome: 'tied', provision: 'B.13.5' },
  lost: { outcome: 'lost', provision: 'B.13.6' },
  sballata: { outcome: 'lost', provision: 'B.5.2' },
  void: { outcome: 'given-back', provision: 'B.19.2' },
}

/** Whether a casella was annulled, all of it: no mano is by itself. Source: B.19.2, I11. */
export const isVoidBy = (results: readonly ManoResult[]): boolean => results.includes('void')

/** A told casella as it lay in the colpo. */
export const casellaOf = (
  { casella, puntate, hands }: ToldCasella,
  titolareOf: Seating['titolareOf'],
  table: Pick<Table, 'seats'>,
): Casella => {
  const isSplit = hands.length > 1
  const laid = puntate.map(({ player, chips, on, insurance, isPar }, index) => ({
    player,
    amount: chips,
    on: hands.map((_, hand) => on[hand] ?? NO_CHIPS),
    insurance,
    isPar,
    arrival: puntate.length - index,
  }))
  return {
    number: casella,
    titolare: titolareOf({ number: casella, puntate: laid }, table),
    puntate: laid,
    hands: hands.map((result) => ({
      cards: NEW_HAND.cards,
      isSplit,
      isDoubled: NEW_HAND.isDoubled,
      end: result === 'black-jack' ? 'black-jack' : 'stays',
      refusedCard: NEW_HAND.refusedCard,
    })),
    isVoid: isVoidBy(hands),
    isSettled: true,
  }
}

/** The outcome that was told, against a banco with black jack or without. Source: B.13.4. */
const toldOf = (result: ManoResult, hasBlackJack: boolean) => {
  if (!hasBlackJack || result === 'sballata' || result === 'void') return TOLD[result]
  return { outcome: result === 'black-jack' ? 'tied' : 'lost', provision: 'B.13.4' } as const
}

/** The insurances of a casella, won or lost; where it is void they go back. Source: B.13.1, B.13.2, B.19.2, F3. */
function insuredParts(casella: Casella, hasBlackJack: boolean): SettledPart[] {
  if (casella.isVoid) return insuranceParts(casella, 'given-back', 'B.19.2')
  return hasBlackJack
    ? insuranceParts(casella, 'won', 'B.13.1')
    : insuranceParts(casella, 'lost', 'B.13.2')
}

const PAR = { outcome: 'par', provision: 'B1.game.1' } as const

/** The payments of one casella, in the order in which they are made. Source: B.28.2, I1. */
export function recordedParts(
  casella: Casella,
  results: readonly ManoResult[],
  hasBlackJack: boolean,
): SettledPart[] {
  const parts: SettledPart[] = []
  for (const [hand, result] of [...results.entries()].reverse()) {
    const told = toldOf(result, hasBlackJack)
    for (const puntata of casella.puntate)
      if (puntata.isPar) parts.push(...partOf(casella, hand, puntata, PAR))
    for (const puntata of casella.puntate)
      if (!puntata.isPar) parts.push(...partOf(casella, hand, puntata, told))
  }
  parts.push(...insuredParts(casella, hasBlackJack))
  return parts
}
