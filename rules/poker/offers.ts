import * as kernel from '../kernel/offers'
import { type CommandType, type PokerCommand, poker } from './decider'

/** A command that may be given now in the poker room; of one kind, where it is said. */
export type PokerOffer<T extends CommandType = CommandType> = kernel.OfferOf<PokerCommand, T>

/** What an actor may do now in the poker room. */
export const offersTo = kernel.makeOffersTo(poker)

/** What they may do now of one kind of command. */
export const offersOf = kernel.makeOffersOf(poker)
