import type { Settings } from '../settings'
import { changedCasella, changedColpo, changedHand } from '../state/changed'
import type { Casella, Colpo, Hand } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'

/** A mano: its casella and its index there, from 0. */
export interface HandAt {
  readonly casella: CasellaNumber
  readonly hand: number
}

/** Where the next card of the shoe goes. */
export type Receiver = { readonly to: 'banco' } | ({ readonly to: 'casella' } & HandAt)

/** To whom the next card of a colpo is due; null when no card is. */
export type NextReceiver = (
  colpo: Colpo,
  settings: Pick<Settings, 'onlyBlackJacks'>,
) => Receiver | null

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

export const withHands = (casella: Casella, change: (hand: Hand, index: number) => Hand): Casella =>
  changedCasella(casella, { hands: casella.hands.map(change) })

/** The colpo with this mano changed. */
export const withHand = (colpo: Colpo, at: HandAt, change: (hand: Hand) => Partial<Hand>): Colpo =>
  changedColpo(colpo, {
    caselle: colpo.caselle.map((casella) =>
      casella.number === at.casella
        ? withHands(casella, (hand, index) =>
            index === at.hand ? changedHand(hand, change(hand)) : hand,
          )
        : casella,
    ),
  })

/** The colpo with this casella changed. */
export const withCasella = (
  colpo: Colpo,
  number: CasellaNumber,
  change: (casella: Casella) => Partial<Casella>,
): Colpo =>
  changedColpo(colpo, {
    caselle: colpo.caselle.map((casella) =>
      casella.number === number ? changedCasella(casella, change(casella)) : casella,
    ),
  })
