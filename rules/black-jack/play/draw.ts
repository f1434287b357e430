import type { Rank } from '../../kernel/cards'
import { NO_CHIPS } from '../../kernel/chips'
import { changedColpo, changedPuntata } from '../state/changed'
import type { Colpo, Hand, Puntata, SettledPart } from '../state/colpo'
import { type HandAt, type Receiver, withCasella, withHand } from './turn'

/** A mano with one card more: a doubled one and a split ace take no further card. Source: B.10.2, B.11.4, D3. */
const withCard = (hand: Hand, card: Rank): Partial<Hand> => {
  const cards = [...hand.cards, card]
  const isSplitAce = hand.isSplit && hand.cards.length === 1 && hand.cards[0] === 'A'
  return hand.isDoubled || isSplitAce ? { cards, end: 'one-card' } : { cards }
}

/** The colpo with a card given to the mano or the banco to whom it is due. */
export function withDrawn(colpo: Colpo, card: Rank, to: Receiver): Colpo {
  if (to.to === 'banco')
    return changedColpo(colpo, {
      banco: [...colpo.banco, card],
      bancoNext: colpo.bancoNext.slice(1),
    })
  if (colpo.phase === 'dealing')
    return withHand(colpo, to, ({ cards }) => ({ cards: [...cards, card] }))
  const asked = changedColpo(colpo, { cardAsked: false, askedOn21: false, phase: 'tiraggio' })
  return withHand(asked, to, (hand) => withCard(hand, card))
}

/** The puntate of a casella with nothing left on one mano; their insurance stays. Source: B.9.3. */
export const liftedFrom = (puntate: readonly Puntata[], hand: number): Puntata[] =>
  puntate.map((puntata) =>
    changedPuntata(puntata, {
      on: puntata.on.map((chips, index) => (index === hand ? NO_CHIPS : chips)),
    }),
  )

/** The colpo with a mano paid or collected: its puntate and its cards are gone. Source: B.5.2, B1.game.2. */
export const withHandGone = (
  colpo: Colpo,
  at: HandAt,
  end: 'paid' | 'collected',
  parts: readonly SettledPart[],
): Colpo => {
  const ended = withHand(colpo, at, () => ({ end }))
  const lifted = withCasella(ended, at.casella, ({ puntate }) => ({
    puntate: liftedFrom(puntate, at.hand),
  }))
  return changedColpo(lifted, {
    cardAsked: false,
    askedOn21: false,
    parts: [...colpo.parts, ...parts],
  })
}
