import { type OfferOf, offering } from '../kernel/offers'
import { type CheminCommand, type CommandType, chemin } from './decider'

/** A command that may be given now in the chemin de fer room, of any kind or of kind `T`. */
export type CheminOffer<T extends CommandType = CommandType> = OfferOf<CheminCommand, T>

export const { offersTo, offersOf, hinderedAmong } = offering(chemin)
