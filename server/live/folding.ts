/** Offers of one kind to persons of whom many have them alike. */
export interface OffersToMany {
  type: string
  /** The field of the payload that has the person's own id. */
  each: string
  /** The payload; nothing stands where one differs from another. */
  payload: Tree
  /** Those who come before the others, such as the players who are here; each of these lists is in the people's order. */
  before?: readonly Ranks[]
  /** The places of the groups that have it; a group is said once for all tables and seats where it is the same. */
  groups: readonly number[]
}

/** Persons who have the same offers, and what is offered to each of them, one after the other. */
export interface ToPersons {
  offers: readonly { payload: Tree; bounds?: unknown }[]
  to: Ranks
}

/**
 * Persons by their places among the people of a view, as `0-4,7`; after `!` those whom it leaves out, so that who comes
 * later is among the others.
 */
type Ranks = string

/** The offers of a view, of which those to persons are said once for all who have them alike. */
export interface FoldedOffers {
  /** In the order of the offers; nobody at the place of one who has none. */
  people: readonly string[]
  groups: Readonly<Record<number, ToPersons>>
  list: readonly (PlainOffer | OffersToMany)[]
}

export interface PlainOffer {
  type: string
  payload: Tree
  bounds?: unknown
}
type Tree = Readonly<Record<string, unknown>>

/**
 * Folds the offers of one audience's views, version after version, so that a small change of the view stays a small
 * change of what is sent.
 */
export class Folding {
  /** The places of groups in the version before, by the names of those that were there. */
  #places: ReadonlyMap<string, number> = new Map()
  #next = 0

  /** A view in which the offers to many persons are said once; `people` are those of the evening in a lasting order. */
  folded(view: unknown, people: readonly string[]): unknown {
    const { offers } = (view ?? {}) as { offers?: readonly PlainOffer[] }
    if (!Array.isArray(offers)) return view
    return { ...(view as Tree), offers: this.#folded(offers, people) }
  }

  #folded(offers: readonly PlainOffer[], people: readonly string[]): FoldedOffers {
    const runs = runsIn(offers, new Map(people.map((id, rank) => [id, rank])))
    const has = new Set(runs.flatMap((run) => ('byRank' in run ? [...run.byRank.keys()] : [])))
    const said = runs.map((run) => ('byRank' in run ? saidOf(run, people.length) : run))
    const uses = usesOf(said.filter((one) => 'told' in one))
    const places = this.#placesOf(uses)
    const groups = [...uses].map(([text, [use]]) => [places.get(text), use?.group] as const)
    return {
      people: people.map((id, rank) => (has.has(rank) ? id : '')),
      groups: Object.fromEntries(groups),
      list: said.map((one) => {
        if (!('told' in one)) return one
        const { told, ...rest } = one
        return { ...rest, groups: told.map(({ text }) => places.get(text) ?? 0) }
      }),
    }
  }

  /**
   * The place of each group by its text: first where a group with the same offers was before, then where the group with
   * the same number at the same offer was; the rest get new ones.
   */
  #placesOf(uses: ReadonlyMap<string, readonly Use[]>): ReadonlyMap<string, number> {
    const [before, now] = [this.#places, new Map<string, number>()]
    const places = new Map<string, number>()
    const taken = new Set<number>()
    const take = (text: string, place: number | undefined) => {
      if (place === undefined) return
      places.set(text, place)
      taken.add(place)
      for (const name of (uses.get(text) ?? []).flatMap(({ names }) => names)) now.set(name, place)
    }
    const most = [...uses].sort(([, a], [, b]) => b.length - a.length)
    for (const which of [0, 1] as const)
      for (const [text, some] of most) {
        if (places.has(text)) continue
        const known = some.flatMap(({ names }) => before.get(names[which]) ?? [])
        take(text, mostFrequent(known.filter((place) => !taken.has(place))))
      }
    for (const [text] of most) if (!places.has(text)) take(text, this.#next++)
    this.#places = now
    return places
  }
}

/** A group at one of the offers to many; it is named by what is offered, and by its number there. */
interface Use {
  group: ToPersons
  text: string
  names: readonly [string, string]
}

function mostFrequent(numbers: readonly number[]): number | undefined {
  const times = new Map<number, number>()
  for (const one of numbers) times.set(one, (times.get(one) ?? 0) + 1)
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** The uses of each group, by its text. */
function usesOf(said: readonly Said[]): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>()
  const times = new Map<string, number>()
  for (const { type, payload, told } of said) {
    const kind = `${type} ${JSON.stringify(payload)}`
    const time = times.get(kind) ?? 0
    times.set(kind, time + 1)
    for (const [index, { group, text }] of told.entries()) {
      const name = `${kind} ${time} `
      const use = {
        group,
        text,
        names: [name + JSON.stringify(group.offers), name + index],
      } as const
      const some = uses.get(text)
      if (some) some.push(use)
      else uses.set(text, [use])
    }
  }
  return uses
}

/** Offers of one type, one person's after another's. */
interface Run {
  type: string
  each: string
  byRank: Map<number, PlainOffer[]>
}

function runsIn(
  offers: readonly PlainOffer[],
  rankOf: ReadonlyMap<unknown, number>,
): (PlainOffer | Run)[] {
  const runs: (PlainOffer | Run)[] = []
  for (let next = 0; next < offers.length; ) {
    const first = offers[next] as PlainOffer
    const each = fieldOf(first, offers[next + 1], rankOf)
    const run = each === undefined ? null : { type: first.type, each, byRank: new Map() }
    runs.push(run ?? first)
    next += run ? fill(run, offers, next, rankOf) : 1
  }
  return runs
}

/** Takes as many offers as go on with the run, from a place on; says how many. */
function fill(
  { type, each, byRank }: Run,
  offers: readonly PlainOffer[],
  from: number,
  rankOf: ReadonlyMap<unknown, number>,
): number {
  const fields = Object.keys(offers[from]?.payload ?? {})
  const table = offers[from]?.payload.table
  let last = -1
  let mine: PlainOffer[] = []
  for (let place = from; ; place++) {
    const offer = offers[place]
    const rank = rankOf.get(offer?.payload[each])
    if (offer?.type !== type || rank === undefined) return place - from
    if (!isSameList(Object.keys(offer.payload), fields)) return place - from
    if (rank !== last) {
      if (offer.payload.table !== table || byRank.has(rank)) return place - from
      mine = []
      byRank.set(rank, mine)
    }
    mine.push(offer)
    last = rank
  }
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, place) => other[place] === text)

/** The field by which an offer differs from the next one as to persons, or else the last that names one. */
function fieldOf(
  { payload }: PlainOffer,
  next: PlainOffer | undefined,
  rankOf: ReadonlyMap<unknown, number>,
): string | undefined {
  const fields = Object.keys(payload).filter((field) => rankOf.has(payload[field]))
  return fields.find((field) => next?.payload[field] !== payload[field]) ?? fields.at(-1)
}

/** A run as it is told, with its groups and their texts. */
interface Said extends Omit<OffersToMany, 'groups'> {
  told: readonly { group: ToPersons; text: string }[]
}

function saidOf({ type, each, byRank }: Run, count: number): Said {
  const all = [...byRank.values()].flat()
  const [first] = all
  const differing = Object.keys(first?.payload ?? {}).filter(
    (field) =>
      field !== each && all.some((one) => !isAlike(one.payload[field], first?.payload[field])),
  )
  const without = Object.fromEntries([each, ...differing].map((field) => [field, null]))
  const told = groupsIn(byRank, each).map(({ alike, ranks }) => {
    const offers = alike.map(({ payload, bounds }) => ({
      payload: Object.fromEntries(differing.map((field) => [field, payload[field]])),
      ...(bounds === undefined ? {} : { bounds }),
    }))
    const group = { offers, to: textOf(ranks, count) }
    return { group, text: JSON.stringify(group) }
  })
  const before = ascending([...byRank.keys()]).slice(0, -1)
  return {
    type,
    each,
    payload: { ...first?.payload, ...without },
    ...(before.length > 0 ? { before: before.map((ranks) => textOf(ranks, count)) } : {}),
    told,
  }
}

/** Numbers in their order, cut wherever one is less than the one before. */
function ascending(numbers: readonly number[]): number[][] {
  const lists: number[][] = []
  for (const one of numbers) {
    const list = lists.at(-1)
    if (list && (list.at(-1) ?? 0) < one) list.push(one)
    else lists.push([one])
  }
  return lists
}

function groupsIn(byRank: Run['byRank'], each: string) {
  const groups: { alike: readonly PlainOffer[]; ranks: number[] }[] = []
  for (const [rank, offers] of byRank) {
    const group = groups.find(({ alike }) => areAlike(alike, offers, each))
    if (group) group.ranks.push(rank)
    else groups.push({ alike: offers, ranks: [rank] })
  }
  for (const { ranks } of groups) ranks.sort((a, b) => a - b)
  return groups
}

const areAlike = (
  some: readonly PlainOffer[],
  others: readonly PlainOffer[],
  but: string,
): boolean =>
  some.length === others.length &&
  some.every(({ payload, bounds }, place) => {
    const other = others[place]
    return isAlike(payload, other?.payload, but) && isAlike(bounds, other?.bounds)
  })

/** Whether two values would be one text, but for one field. */
function isAlike(one: unknown, other: unknown, but?: string): boolean {
  if (one === other) return true
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const fields = Object.keys(one)
  return (
    isSameList(fields, Object.keys(other)) &&
    fields.every((field) => field === but || isAlike(one[field], other[field]))
  )
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Persons among so many, by those who are in it or by those who are not. */
function textOf(ranks: readonly number[], count: number): Ranks {
  if (ranks.at(-1) !== count - 1) return spans(ranks)
  const those = new Set(ranks)
  return `!${spans([...Array(count).keys()].filter((rank) => !those.has(rank)))}`
}

/** Ascending numbers, those that follow each other as `first-last`. */
function spans(numbers: readonly number[]): string {
  const found: [number, number][] = []
  for (const one of numbers) {
    const last = found.at(-1)
    if (last?.[1] === one - 1) last[1] = one
    else found.push([one, one])
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}
