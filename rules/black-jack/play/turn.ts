import { NO_CHIPS } from '../../kernel/chips'
import type { Settings } from '../settings'
import { changedColpo, handWith, withFields } from '../state/changed'
import type { Casella, Colpo, Hand } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'
import { bancoDraws } from './banco'
import { isBlackJack } from './points'

/** A mano: its casella and its index there, from 0. */
export interface HandAt {
  readonly casella: CasellaNumber
  readonly hand: number
}

/** Where the next card of the shoe goes. */
export type Receiver = { readonly to: 'banco' } | ({ readonly to: 'casella' } & HandAt)

export const casellaAt = (
  { caselle }: Pick<Colpo, 'caselle'>,
  number: CasellaNumber,
): Casella | undefined => caselle.find((casella) => casella.number === number)

export const handAt = (colpo: Pick<Colpo, 'caselle'>, at: HandAt): Hand | undefined =>
  casellaAt(colpo, at.casella)?.hands[at.hand]

/** A mano with no card yet. */
export const NEW_HAND: Hand = {
  cards: [],
  isSplit: false,
  isDoubled: false,
  end: null,
  refusedCard: false,
}

/** The mano whose word it is: from the dealer's left, mano 1 before mano 2. Source: B.5.1, B.11.2. */
export function turnOf({ caselle, phase }: Pick<Colpo, 'caselle' | 'phase'>): HandAt | null {
  if (phase !== 'offers' && phase !== 'tiraggio') return null
  for (const { number, hands, isVoid } of caselle) {
    const hand = isVoid ? -1 : hands.findIndex(({ end }) => end === null)
    if (hand >= 0) return { casella: number, hand }
  }
  return null
}

/** In the deal: one card to each casella, one to the banco, then a second to the caselle. Source: B.4.1, B.4.2. */
function dealtNext({ caselle, banco }: Colpo): Receiver | null {
  const lacking = (count: number) => {
    const casella = caselle.find(({ hands: [hand] }) => (hand?.cards.length ?? 0) < count)
    return casella && ({ to: 'casella', casella: casella.number, hand: 0 } as const)
  }
  return lacking(1) ?? (banco.length === 0 ? { to: 'banco' } : (lacking(2) ?? null))
}

/** The mano or the banco to whom the next card is due; null when no card is. Source: B.4, B.5.1, B1.split.7, B.6.1. */
export function nextReceiver(
  colpo: Colpo,
  settings: Pick<Settings, 'onlyBlackJacks'>,
): Receiver | null {
  if (colpo.phase === 'dealing') return dealtNext(colpo)
  if (colpo.phase === 'banco') return bancoDraws(colpo, settings) ? { to: 'banco' } : null
  const turn = turnOf(colpo)
  if (!turn || colpo.asking || colpo.surplus) return null
  const waits = handAt(colpo, turn)?.cards.length === 1
  const { casella, hand } = turn
  return waits || colpo.cardAsked ? { to: 'casella', casella, hand } : null
}

const withHands = (casella: Casella, change: (hand: Hand, index: number) => Hand): Casella =>
  withFields(casella, { hands: casella.hands.map(change) })

/** The colpo with this mano changed. */
export const changedHand = (
  colpo: Colpo,
  at: HandAt,
  change: (hand: Hand) => Partial<Hand>,
): Colpo =>
  changedColpo(colpo, {
    caselle: colpo.caselle.map((casella) =>
      casella.number === at.casella
        ? withHands(casella, (hand, index) =>
            index === at.hand ? handWith(hand, change(hand)) : hand,
          )
        : casella,
    ),
  })

/** The colpo with this casella changed. */
export const changedCasella = (
  colpo: Colpo,
  number: CasellaNumber,
  change: (casella: Casella) => Partial<Casella>,
): Colpo =>
  changedColpo(colpo, {
    caselle: colpo.caselle.map((casella) =>
      casella.number === number ? withFields(casella, change(casella)) : casella,
    ),
  })

/** The deal over: black jacks need no word any more (B.12). */
const dealt = (colpo: Colpo): Colpo =>
  changedColpo(colpo, {
    phase: 'offers',
    caselle: colpo.caselle.map((casella) =>
      withHands(casella, (hand) =>
        isBlackJack(hand.cards, hand.isSplit) ? handWith(hand, { end: 'black-jack' }) : hand,
      ),
    ),
  })

/**
 * The colpo in the phase that its cards ask for: offers when all are dealt, the banco when no mano has a word, settling
 * when the banco is done. Offers end with a word or with the inspector's "go on" (C6).
 */
export function advanced(colpo: Colpo, settings: Pick<Settings, 'onlyBlackJacks'>): Colpo {
  if (colpo.phase === 'dealing' && dealtNext(colpo) === null) return dealt(colpo)
  const isOver = colpo.phase === 'tiraggio' && !turnOf(colpo) && !colpo.asking && !colpo.surplus
  const now = isOver ? changedColpo(colpo, { phase: 'banco' }) : colpo
  return now.phase === 'banco' && !bancoDraws(now, settings)
    ? changedColpo(now, { phase: 'settling' })
    : now
}

/** All chips on a mano of a casella together. */
export const lyingOn = ({ puntate }: Casella, hand: number): number =>
  puntate.reduce((sum, { on }) => sum + (on[hand] ?? NO_CHIPS), 0)
