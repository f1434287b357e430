import type { Difference } from './difference'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const UUID_LENGTH = 36
/** An object or list of so many plain values or fewer is sent whole when one of them changes. */
const FEW_FIELDS = 12

type Tree = Readonly<Record<string, unknown>>

/** A value of a view, with the versions at which it changed. */
interface Part {
  value: unknown
  /** The version at which it came to its place. */
  came: number
  /** The version at which it became another as a whole; who has an earlier one receives it whole. */
  since: number
  /** The last version at which something in it changed. */
  changed: number
  inner: Inner | null
}

/** The parts of an object by their fields, of a list by a field in which all its items differ, or else by their places. */
interface Inner {
  by: string | null
  parts: Map<string, Part>
  /** Keys that were taken away, each with the versions at which it came and went. */
  gone: { key: string; came: number; went: number }[]
  /** The last version at which the order changed otherwise than by taking away and adding at the end. */
  ordered: number
}

/**
 * A value that is replaced by its next version again and again, with the version at which each of its parts last changed:
 * so it is known what somebody lacks who has any earlier version. Two values that are the same object are one, as they are
 * never changed in place: parts made of the same state cost nothing.
 */
export class Parts {
  /** How often each id stands in the value. */
  readonly ids = new Map<string, number>()
  #root: Part | null = null

  /** Takes the next version of the value. True when it is another one. */
  update(value: unknown, version: number): boolean {
    if (this.#root) this.#root = this.#updated(this.#root, value, version)
    else {
      this.#count(value, 1)
      this.#root = made(value, version)
    }
    return this.#root.changed === version
  }

  /** Adds to a difference, under this name, what somebody lacks who has this version; 0 is nothing at all. */
  addTo(difference: Difference, name: string, version: number): void {
    const root = this.#root
    if (!root || root.changed <= version) return
    const deeper = root.since > version ? null : differenceSince(root, version)
    if (deeper) difference.within = { ...difference.within, [name]: deeper }
    else difference.set = { ...difference.set, [name]: root.value }
  }

  #updated(part: Part, value: unknown, version: number): Part {
    if (part.value === value) return part
    const { inner } = part
    if (inner && isTree(value) && hasKeysOf(inner, part.value, value)) {
      this.#within(part, inner, value, version)
      return part
    }
    if (!inner && !isDeep(value) && isSame(part.value, value)) {
      part.value = value
      return part
    }
    this.#count(part.value, -1)
    this.#count(value, 1)
    return made(value, version, part.came)
  }

  #within(part: Part, inner: Inner, value: Tree, version: number): void {
    part.value = value
    const keys = keysOf(value, inner.by)
    const values = valuesOf(value)
    const isInOrder = isOrderOf(inner.parts, keys)
    const parts = isInOrder ? inner.parts : new Map<string, Part>()
    for (const [place, key] of keys.entries()) {
      const one = values[place]
      const known = inner.parts.get(key)
      if (!known) this.#countOf(part, inner, key, one, 1)
      const next = known ? this.#updated(known, one, version) : made(one, version)
      if (next !== known || !isInOrder) parts.set(key, next)
      if (next.changed === version) part.changed = version
    }
    if (isInOrder) return
    part.changed = version
    for (const [key, { value }] of inner.parts)
      if (!parts.has(key)) this.#countOf(part, inner, key, value, -1)
    noteOrder(part, inner, [...parts.keys()], version)
    inner.parts = parts
  }

  /** Keys of a list stand in its items. */
  #countOf(list: Part, { by }: Inner, key: string, value: unknown, times: 1 | -1): void {
    if (by === null && !Array.isArray(list.value)) this.#count(key, times)
    this.#count(value, times)
  }

  #count(value: unknown, times: 1 | -1): void {
    if (typeof value === 'string') {
      if (value.length < UUID_LENGTH) return
      for (const [id] of value.matchAll(UUID)) {
        const count = (this.ids.get(id) ?? 0) + times
        if (count > 0) this.ids.set(id, count)
        else this.ids.delete(id)
      }
    } else if (isTree(value))
      for (const [key, one] of Object.entries(value)) {
        if (one === undefined) continue
        if (!Array.isArray(value)) this.#count(key, times)
        this.#count(one, times)
      }
  }
}

/** Notes which parts have gone, and whether the others are in another order. */
function noteOrder(part: Part, inner: Inner, keys: readonly string[], version: number): void {
  const there = new Set(keys)
  const before = [...inner.parts.keys()]
  const kept = before.filter((key) => there.has(key))
  const isShorter = kept.length < before.length
  if (isByPlace(part, inner)) {
    if (isShorter) inner.ordered = version
    return
  }
  for (const [key, { came }] of inner.parts)
    if (!there.has(key)) inner.gone.push({ key, came, went: version })
  if (kept.some((key, place) => keys[place] !== key)) inner.ordered = version
  if (inner.gone.length <= there.size + FEW_FIELDS) return
  // Those who have an older version than the one before this are told the whole order.
  inner.gone = inner.gone.filter(({ went }) => went === version)
  inner.ordered = Math.max(inner.ordered, version - 1)
}

function made(value: unknown, version: number, came = version): Part {
  const part: Part = { value, came, since: version, changed: version, inner: null }
  if (!isDeep(value)) return part
  const by = Array.isArray(value) ? fieldOf(value) : null
  const values = valuesOf(value)
  const parts = new Map(
    keysOf(value, by).map((key, place) => [key, made(values[place], version)] as const),
  )
  part.inner = { by, parts, gone: [], ordered: version }
  return part
}

/** The difference that somebody lacks of a value who has this version of it. */
function differenceSince(part: Part, version: number): Difference | null {
  const { inner } = part
  if (!inner) return null
  const set: [string, unknown][] = []
  const within: [string, Difference][] = []
  for (const [key, one] of inner.parts) {
    if (one.changed <= version) continue
    const deeper = one.since > version ? null : differenceSince(one, version)
    if (deeper) within.push([key, deeper])
    else set.push([key, one.value])
  }
  const difference: Difference = inner.by === null ? {} : { by: inner.by }
  const isOrdered = inner.ordered <= version
  const without = inner.gone
    .filter(({ came, went }) => came <= version && version < went)
    .map(({ key }) => key)
  if (!isOrdered && isByPlace(part, inner)) difference.length = inner.parts.size
  else if (!isOrdered) difference.keys = [...inner.parts.keys()]
  else if (without.length > 0 && !isByPlace(part, inner)) difference.without = without
  if (set.length > 0)
    difference.set = inner.by === null ? Object.fromEntries(set) : set.map(([, one]) => one)
  if (within.length > 0) difference.within = Object.fromEntries(within)
  return difference
}

const isByPlace = ({ value }: Part, { by }: Inner): boolean => by === null && Array.isArray(value)

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Whether a value has parts of its own. */
function isDeep(value: unknown): value is Tree {
  if (!isTree(value)) return false
  let fields = 0
  for (const key in value) if (++fields > FEW_FIELDS || isTree(value[key])) return true
  return false
}

/** Whether two values without parts are the same, to the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  const others = Object.keys(other)
  return (
    keys.length === others.length &&
    keys.every((key, place) => others[place] === key && one[key] === other[key])
  )
}

/** The first field in which all items of a list differ; null where there is none. */
function fieldOf(list: readonly unknown[]): string | null {
  const [first] = list
  if (!isTree(first) || Array.isArray(first)) return null
  return Object.keys(first).find((field) => isKeyed(list, field)) ?? null
}

function isKeyed(list: readonly unknown[], field: string): boolean {
  const seen = new Set<string>()
  for (const item of list) {
    const key = isTree(item) ? item[field] : undefined
    if (typeof key !== 'string' && typeof key !== 'number') return false
    seen.add(String(key))
  }
  return seen.size === list.length
}

/** Whether another value is of the same kind, and its parts can be told by the same keys. */
function hasKeysOf({ by }: Inner, value: unknown, other: Tree): boolean {
  if (!Array.isArray(other)) return !Array.isArray(value)
  return Array.isArray(value) && (by === null || isKeyed(other, by))
}

/** JSON leaves out a field without a value, and writes null in a list. */
function keysOf(value: Tree, by: string | null): string[] {
  if (by !== null) return (value as unknown as Tree[]).map((item) => String(item[by]))
  if (Array.isArray(value)) return Array.from(value, (_, place) => String(place))
  return Object.keys(value).filter((key) => value[key] !== undefined)
}

const valuesOf = (value: Tree): unknown[] =>
  Array.isArray(value)
    ? value.map((one) => one ?? null)
    : Object.values(value).filter((one) => one !== undefined)

function isOrderOf(parts: ReadonlyMap<string, Part>, keys: readonly string[]): boolean {
  if (parts.size !== keys.length) return false
  let place = 0
  for (const key of parts.keys()) if (keys[place++] !== key) return false
  return true
}
