import type { AnyCommand, Bounds, Range } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import type { FoldedOffers, OffersToMany, PlainOffer, ToPersons } from '@/server/live/folding'
import type { Tree } from './view/changed'

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

/** A view with each offer to many persons as one offer to each; what did not change is the same object as before. */
export class Unfolding {
  readonly #views = new WeakMap<object, Tree>()
  readonly #offers = new WeakMap<object, readonly PlainOffer[]>()
  #ofEach = new WeakMap<
    OffersToMany,
    { from: readonly ToPersons[]; offers: readonly PlainOffer[] }
  >()
  #people: readonly string[] | null = null

  of(view: unknown): unknown {
    if (!hasFolded(view)) return view
    const known = this.#views.get(view)
    if (known) return known
    const made = { ...view, offers: this.#unfolded(view.offers) }
    this.#views.set(view, made)
    return made
  }

  #unfolded(offers: FoldedOffers): readonly PlainOffer[] {
    const known = this.#offers.get(offers)
    if (known) return known
    const { people, groups, list } = offers
    if (people !== this.#people) this.#ofEach = new WeakMap()
    this.#people = people
    const made = list.flatMap((one) => ('each' in one ? this.#toEach(one, groups, people) : [one]))
    this.#offers.set(offers, made)
    return made
  }

  #toEach(many: OffersToMany, groups: FoldedOffers['groups'], people: readonly string[]) {
    const known = this.#ofEach.get(many)
    const from = many.groups.flatMap((place) => groups[place] ?? [])
    if (known && from.every((group, index) => group === known.from[index])) return known.offers
    const { type, each, payload, before = [] } = many
    const byRank = new Map(
      from.flatMap(({ offers, to }) =>
        ranksIn(to, people.length).map((rank) => [rank, offers] as const),
      ),
    )
    const first = before.flatMap((ranks) => ranksIn(ranks, people.length))
    const offers = [...new Set([...first, ...people.keys()])].flatMap((rank) =>
      (byRank.get(rank) ?? []).map(({ payload: own, ...rest }) => ({
        type,
        payload: { ...payload, ...own, [each]: people[rank] },
        ...rest,
      })),
    )
    this.#ofEach.set(many, { from, offers })
    return offers
  }
}

const hasFolded = (view: unknown): view is Tree & { offers: FoldedOffers } =>
  typeof view === 'object' &&
  view !== null &&
  'offers' in view &&
  typeof view.offers === 'object' &&
  !Array.isArray(view.offers)

/** Places of persons among so many: `0-4,7`, or after `!` all but these. */
function ranksIn(text: string, count: number): number[] {
  const isBut = text.startsWith('!')
  const spans = text.slice(isBut ? 1 : 0).split(',')
  const named = new Set(spans.filter((span) => span !== '').flatMap(placesIn))
  return isBut ? [...Array(count).keys()].filter((rank) => !named.has(rank)) : [...named]
}

function placesIn(span: string): number[] {
  const [from = 0, to = from] = span.split('-').map(Number)
  return Array.from({ length: to - from + 1 }, (_, more) => from + more)
}
