import type { AnyCommand, Bounds, Range } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'

type AnyOffer = Offer<AnyCommand>

/** The offers of one type in a union of offers. */
type Of<O extends AnyOffer, T extends O['type']> = Extract<O, { type: T }>

/** The payload fields by which an offer of one type is found. */
type Match<O extends AnyOffer, T extends O['type']> = Partial<Of<O, T>['payload']>

/** The first offer of this command whose payload agrees with `match`; null when it may not be given. */
export const offerFor = <O extends AnyOffer, T extends O['type']>(
  offers: readonly O[],
  type: T,
  match?: Match<O, T>,
): Of<O, T> | null => offersFor(offers, type, match)[0] ?? null

/** Every offer of this command whose payload agrees with `match`. */
export function offersFor<O extends AnyOffer, T extends O['type']>(
  offers: readonly O[],
  type: T,
  match?: Match<O, T>,
): Of<O, T>[] {
  const wanted = Object.entries(match ?? {})
  const agrees = ({ payload }: { payload: Readonly<Record<string, unknown>> }) =>
    wanted.every(([field, value]) => payload[field] === value)
  return offers.filter((offer): offer is Of<O, T> => offer.type === type && agrees(offer))
}

/** Every offer of one of these commands, in their order. */
export const offersAmong = <O extends AnyOffer, T extends O['type']>(
  offers: readonly O[],
  types: readonly T[],
): Of<O, T>[] => types.flatMap((type) => offersFor(offers, type))

/** The bounds between which a field of an offer may vary; null where it is fixed. */
export const rangeOf = <F extends string>(
  offer: { bounds?: Bounds<F> } | null | undefined,
  field: NoInfer<F>,
): Range | null => offer?.bounds?.[field] ?? null
