import { BOOK } from '../../banked/accounts'
import type { Rank } from '../../kernel/cards'
import { NO_CHIPS } from '../../kernel/chips'
import type { Settings } from '../settings'
import { changedColpo, changedPuntata } from '../state/changed'
import type { Casella, Colpo, Hand, Puntata, SettledPart } from '../state/colpo'
import type { TableId } from '../state/ids'
import { bancoHasBlackJack, mayMakeBlackJack } from './banco'
import type { BlackJackEvent, InsuranceEvent, WordEvent } from './events'
import { isBust } from './points'
import { insuranceParts, partsOn, transfersOfAll } from './settlement'
import {
  advanced,
  casellaAt,
  changedCasella,
  changedHand,
  type HandAt,
  handAt,
  type Receiver,
} from './turn'

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
    return changedHand(colpo, to, ({ cards }) => ({ cards: [...cards, card] }))
  const asked = changedColpo(colpo, { cardAsked: false, askedOn21: false, phase: 'tiraggio' })
  return changedHand(asked, to, (hand) => withCard(hand, card))
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
  const ended = changedHand(colpo, at, () => ({ end }))
  const lifted = changedCasella(ended, at.casella, ({ puntate }) => ({
    puntate: liftedFrom(puntate, at.hand),
  }))
  return changedColpo(lifted, {
    cardAsked: false,
    askedOn21: false,
    parts: [...colpo.parts, ...parts],
  })
}

/** A mano past 21: its puntate are collected at once. Source: B.5.2. */
export function collected(
  table: TableId,
  casella: Casella,
  hand: number,
): Extract<WordEvent, { type: 'handCollected' }> {
  const parts = partsOn(casella, hand, { outcome: 'lost', provision: 'B.5.2' })
  return {
    type: 'handCollected',
    table,
    book: BOOK,
    casella: casella.number,
    hand,
    parts,
    transfers: transfersOfAll(table, parts),
  }
}

/** Black jacks paid as soon as the deal is over, where the banco cannot make one. Source: B.13.3, C7. */
export const paidBlackJacks = (table: TableId, colpo: Colpo): BlackJackEvent[] =>
  mayMakeBlackJack(colpo.banco)
    ? []
    : colpo.caselle
        .filter(({ hands }) => hands[0]?.end === 'black-jack')
        .map((casella) => {
          const parts = partsOn(casella, 0, { outcome: 'black-jack', provision: 'B.13.3' })
          const transfers = transfersOfAll(table, parts)
          return {
            type: 'blackJackPaid',
            table,
            book: BOOK,
            casella: casella.number,
            parts,
            transfers,
          }
        })

/** Insurances that the banco's second card has lost, collected before it goes on. Source: B.13.2. */
function lostInsurances(
  table: TableId,
  { caselle }: Colpo,
): Extract<InsuranceEvent, { type: 'insuranceCollected' }>[] {
  const parts = caselle.flatMap((casella) => insuranceParts(casella, 'lost', 'B.13.2'))
  const transfers = transfersOfAll(table, parts)
  return parts.length === 0
    ? []
    : [{ type: 'insuranceCollected', table, book: BOOK, parts, transfers }]
}

/** The money that a drawn card moves by itself. Source: B.5.2, B.13.2, B.13.3. */
export function consequencesOf(
  table: TableId,
  before: Colpo,
  card: Rank,
  to: Receiver,
  settings: Settings,
): (BlackJackEvent | InsuranceEvent | WordEvent)[] {
  const drawn = withDrawn(before, card, to)
  const after = advanced(drawn, settings)
  if (before.phase === 'dealing')
    return after.phase === 'dealing' ? [] : paidBlackJacks(table, after)
  if (to.to === 'banco')
    return drawn.banco.length === 2 && !bancoHasBlackJack(drawn.banco)
      ? lostInsurances(table, drawn)
      : []
  const casella = casellaAt(drawn, to.casella)
  const hand = handAt(drawn, to)
  return casella && hand && isBust(hand.cards) ? [collected(table, casella, to.hand)] : []
}
