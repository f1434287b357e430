import * as kernel from '../kernel/offers'
import { type CommandType, type PokerCommand, poker } from './decider'

/** A command that may be given now in the poker room, of any kind or of kind `T`. */
export type PokerOffer<T extends CommandType = CommandType> = kernel.OfferOf<PokerCommand, T>

/** The commands that an actor may give now in the poker room. */
export const offersTo = kernel.makeOffersTo(poker)

/** The commands of one kind that an actor may give now. */
export const offersOf = kernel.makeOffersOf(poker)

/** The steps among these that a table waits for and may not take now, each with its reason. */
export const hinderedAmong = kernel.makeHinderedAmong(poker)
