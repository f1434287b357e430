import type { Offer } from '@/rules/kernel/offers'

/** The first offer of this command whose payload agrees with `match`; undefined when it may not be given. */
export function offerFor(
  offers: readonly Offer[],
  type: string,
  match: Readonly<Record<string, unknown>> = {},
): Offer | undefined {
  return offersFor(offers, type, match)[0]
}

/** Every offer of this command whose payload agrees with `match`. */
export function offersFor(
  offers: readonly Offer[],
  type: string,
  match: Readonly<Record<string, unknown>> = {},
): Offer[] {
  return offers.filter(
    (offer) =>
      offer.type === type &&
      Object.entries(match).every(([field, value]) => offer.payload[field] === value),
  )
}
