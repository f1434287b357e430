import { type OfferOf, offering } from '../kernel/offers'
import { type BlackJackCommand, blackJackGame, type CommandType } from './decider'

/** A command that may be given now at black jack, of any kind or of kind `T`. */
export type BlackJackOffer<T extends CommandType = CommandType> = OfferOf<BlackJackCommand, T>

export const { offersTo, offersOf, hinderedAmong } = offering(blackJackGame)
