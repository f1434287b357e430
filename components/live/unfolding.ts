import type { FoldedOffers, Group, Offer, OffersToMany } from '@/server/live/folding'

type Tree = Readonly<Record<string, unknown>>

/** A view with each offer to many persons as one offer to each; what did not change is the same object as before. */
export class Unfolding {
  readonly #views = new WeakMap<object, Tree>()
  readonly #offers = new WeakMap<object, readonly Offer[]>()
  #ofEach = new WeakMap<OffersToMany, { from: readonly Group[]; offers: readonly Offer[] }>()
  #people: readonly string[] | null = null

  of(view: unknown): unknown {
    if (!hasFolded(view)) return view
    const known = this.#views.get(view)
    if (known) return known
    const made = { ...view, offers: this.#unfolded(view.offers) }
    this.#views.set(view, made)
    return made
  }

  #unfolded(offers: FoldedOffers): readonly Offer[] {
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
    const { type, each, payload } = many
    const of = new Map(
      from.flatMap(({ offers, to }) =>
        ranksIn(to, people.length).map((rank) => [rank, offers] as const),
      ),
    )
    const offers = people.flatMap((id, rank) =>
      (of.get(rank) ?? []).map(({ payload: own, ...rest }) => ({
        type,
        payload: { ...payload, ...own, [each]: id },
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
