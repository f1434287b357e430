import type { Offer } from '@/rules/kernel/offers'
import type { CommandType } from '@/rules/poker/decider'
import { offerFor as anyOffer, offersFor as anyOffers } from '../live/offers'

type Match = Readonly<Record<string, unknown>>

/** The first offer of this command of poker's whose payload agrees with `match`. */
export const offerFor: (
  offers: readonly Offer[],
  type: CommandType,
  match?: Match,
) => Offer | undefined = anyOffer

/** Every offer of this command of poker's whose payload agrees with `match`. */
export const offersFor: (offers: readonly Offer[], type: CommandType, match?: Match) => Offer[] =
  anyOffers
