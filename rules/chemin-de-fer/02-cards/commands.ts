import type { Decision } from '../../kernel/decider'
import { cheminArticle } from '../article'
import type { BankHalved, SeatLost } from '../mano/events'
import type { CoupVoided } from '../play/voided'
import type { CardsEvent } from './events'

/** Events of other sections: a bank is halved for a holder away, a seat is taken from a player, a coup is void. */
export type CardsOther = BankHalved | SeatLost | CoupVoided

export const { article: cardsArticle, command: cardsCommand } = cheminArticle<
  CardsEvent,
  CardsOther
>()

export type CardsDecision = Decision<CardsEvent | CardsOther>
