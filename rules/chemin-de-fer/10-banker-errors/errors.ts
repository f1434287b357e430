import { z } from 'zod'
import { isRefused } from '../../kernel/refusal'
import { type Case, type Follows, goesOn } from '../errors/consequence'
import { HandsForm, SpareForm, spareOf, withHands } from '../errors/forms'
import { CardName, cardsNamed, Point } from '../play/card-name'
import { cardValue } from '../play/points'
import type { ProvisionId } from '../provisions'
import { refuse } from '../refuse'
import type { CoupPhase } from '../state/coup'
import {
  bankerBasket,
  droppedFirst,
  droppedThird,
  thirdCovered,
  tooManyToBanco,
  tooManyToPunta,
  unaskedCard,
} from './of-cards'
import {
  drawnEarly,
  exposedPunta,
  laidDownEarly,
  lookedEarly,
  openDifference,
  puntaAsked,
  wrongOrder,
} from './of-stakes'

const kind = <const K extends string>(name: K) => z.object({ kind: z.literal(name) })
const tooMany = {
  cards: z.array(CardName).max(8),
  point: Point.nullable(),
  isOrderCertain: z.boolean(),
  seen: z.boolean(),
}

/** An error of the banker, in plain words, with what the table must say about it. */
export const BankerError = z.discriminatedUnion('kind', [
  /** S.54: a card detached before the closing. */
  kind('drawnEarly'),
  /** S.57: the banker looked at the cards before the stakes were in. */
  kind('lookedEarly'),
  /** S.58: after that, the punter asked whether they give a card. */
  kind('puntaAsked'),
  /** S.59: cards laid down or uncovered too soon. */
  kind('laidDownEarly'),
  /** S.60: dealing, one card of the punta was turned. */
  kind('turnedOne'),
  /** S.61: dealing, the punta's cards were exposed. */
  kind('exposedPunta'),
  /** S.62: cards put into the basket before the point is settled; `baccara` tells the punta's where it is not entered. */
  kind('basket').extend({ baccara: z.boolean() }),
  /** S.63: dealing, one or both cards of the punta fell into the basket. */
  kind('droppedFirst'),
  /** S.64: the punta's third card fell into the basket. */
  kind('droppedThird'),
  /** S.65: the order of the deal was mixed up. */
  kind('wrongOrder').extend({ seen: z.boolean(), disputed: z.boolean() }),
  /** S.66: too many first cards to the punta. */
  kind('tooManyToPunta').extend(tooMany),
  /** S.67: too many first cards to the banker. */
  kind('tooManyToBanco').extend(tooMany),
  /** S.69: a card given to a punta that said no, and perhaps one drawn too. */
  kind('unaskedCard').extend({ first: SpareForm, second: SpareForm.nullable() }),
  /** S.70: the third card given covered, or several in a muddle: their names, or only their `values`. */
  kind('thirdCovered').extend({
    cards: z.array(CardName).max(8),
    values: z.array(Point).max(8).optional(),
    hands: HandsForm,
  }),
  /** S.74: the banker passed the cards themselves. */
  kind('passedCards'),
])
export type BankerError = z.infer<typeof BankerError>
export type BankerErrorKind = BankerError['kind']

/** The phases of the coup in which each error can happen, and the row that says so. */
export const BANKER_ERRORS: Readonly<
  Record<BankerErrorKind, { provision: ProvisionId; phases: readonly CoupPhase[] }>
> = {
  drawnEarly: { provision: 'S.54', phases: ['open'] },
  lookedEarly: { provision: 'S.57', phases: ['open', 'closed', 'dealt'] },
  puntaAsked: { provision: 'S.58', phases: ['open', 'closed', 'dealt'] },
  laidDownEarly: { provision: 'S.59', phases: ['open', 'closed', 'dealt'] },
  turnedOne: { provision: 'S.60', phases: ['open', 'closed', 'dealt'] },
  exposedPunta: { provision: 'S.61e', phases: ['open', 'closed', 'dealt'] },
  basket: { provision: 'S.62', phases: ['dealt', 'spoken', 'shown'] },
  droppedFirst: { provision: 'S.63', phases: ['open', 'closed', 'dealt'] },
  droppedThird: { provision: 'S.64', phases: ['spoken', 'shown'] },
  wrongOrder: { provision: 'S.65', phases: ['closed', 'dealt'] },
  tooManyToPunta: { provision: 'S.66', phases: ['dealt'] },
  tooManyToBanco: { provision: 'S.67', phases: ['dealt', 'spoken'] },
  unaskedCard: { provision: 'S.69', phases: ['spoken', 'shown'] },
  thirdCovered: { provision: 'S.70', phases: ['spoken', 'shown'] },
  passedCards: { provision: 'S.74', phases: ['closed', 'dealt'] },
}

/** That which follows from an error of the banker; shown before it is confirmed. Source: section 10. */
export function bankerFollows(kase: Case, error: BankerError): Follows {
  const { provision, phases } = BANKER_ERRORS[error.kind]
  if (!phases.includes(kase.coup.phase)) return refuse(provision, 'not-this-phase')
  switch (error.kind) {
    case 'drawnEarly':
      return drawnEarly(kase)
    case 'lookedEarly':
      return lookedEarly(kase)
    case 'puntaAsked':
      return puntaAsked(kase)
    case 'laidDownEarly':
      return laidDownEarly(kase)
    case 'exposedPunta':
      return exposedPunta(kase)
    case 'basket':
      return bankerBasket(kase, error.baccara)
    case 'droppedFirst':
      return droppedFirstThen(kase)
    case 'droppedThird':
      return droppedThird(kase)
    case 'wrongOrder':
      return wrongOrder(kase, error)
    case 'tooManyToPunta':
      return tooManyToPunta(kase, { ...error, cards: cardsNamed(error.cards) })
    case 'tooManyToBanco':
      return tooManyToBanco(kase, { ...error, cards: cardsNamed(error.cards) })
    case 'unaskedCard':
      return unaskedCard(kase, spareOf(error.first), error.second && spareOf(error.second))
    case 'thirdCovered':
      return thirdCovered(
        { ...kase, coup: withHands(kase.coup, error.hands) },
        error.cards.length > 0
          ? cardsNamed(error.cards).map((card) => ({ card, value: cardValue(card) }))
          : (error.values ?? []).map((value) => ({ card: null, value })),
      )
    case 'turnedOne':
      return goesOn('S.60')
    case 'passedCards':
      return goesOn('S.74')
  }
}

/** S.63: with the game still open, the punta's 9 stands and the difference may be played as by S.61b. */
function droppedFirstThen(kase: Case): Follows {
  const follows = droppedFirst(kase)
  if (kase.coup.phase !== 'open' || isRefused(follows)) return follows
  const open = openDifference(kase, follows.coup)
  return isRefused(open) ? open : { ...open, provision: 'S.63' }
}
