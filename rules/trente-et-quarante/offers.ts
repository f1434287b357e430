import { type OfferOf, offering } from '../kernel/offers'
import { type CommandType, type TrenteCommand, trenteGame } from './decider'

/** A command that may be given now at trente et quarante, of any kind or of kind `T`. */
export type TrenteOffer<T extends CommandType = CommandType> = OfferOf<TrenteCommand, T>

export const { offersTo, offersOf, hinderedAmong } = offering(trenteGame)
