import * as kernel from '../kernel/offers'
import { type CheminCommand, type CommandType, chemin } from './decider'

/** A command that may be given now in the chemin de fer room, of any kind or of kind `T`. */
export type CheminOffer<T extends CommandType = CommandType> = kernel.OfferOf<CheminCommand, T>

/** The commands that an actor may give now. */
export const offersTo = kernel.makeOffersTo(chemin)

/** The commands of one kind that an actor may give now. */
export const offersOf = kernel.makeOffersOf(chemin)

/** The steps among these that a table waits for and may not take now, each with its reason. */
export const hinderedAmong = kernel.makeHinderedAmong(chemin)
