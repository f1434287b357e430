import { type OfferOf, offering } from '../kernel/offers'
import { type CommandType, type PokerCommand, poker } from './decider'

/** A command that may be given now in the poker room, of any kind or of kind `T`. */
export type PokerOffer<T extends CommandType = CommandType> = OfferOf<PokerCommand, T>

export const { offersTo, offersOf, hinderedAmong } = offering(poker)
