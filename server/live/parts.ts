import type { Difference, Edit } from './difference'
import { editsOf, type Texts, textsOf } from './edits'

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
  list: List | null
}

/** A list whose items are not known by any field: it is told as it was made of the one before, or whole. */
interface List {
  texts: Texts | null
  edits: readonly Edit[] | null
  /** The first version at which it was as those edits ask. */
  from: number
}

/** The parts of an object by their fields, or of a list by a field in which all its items differ. */
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
    const deeper = differenceSince(root, version)
    if (deeper) difference.within = { ...difference.within, [name]: deeper }
    else difference.set = { ...difference.set, [name]: root.value }
  }

  #updated(part: Part, value: unknown, version: number): Part {
    if (part.value === value) return part
    const { inner } = part
    if (inner && isTree(value) && hasKeysOf(inner, value)) {
      this.#within(part, inner, value, version)
      return part
    }
    if (!inner && !isDeep(value) && isSame(part.value, value)) {
      part.value = value
      return part
    }
    const next = made(value, version, part.came)
    if (part.list && next.list) {
      const before = part.list.texts ?? textsOf(part.value as readonly unknown[])
      next.list.texts = textsOf(value as readonly unknown[])
      if (isSameList(before, next.list.texts)) {
        part.value = value
        return part
      }
      next.list.edits = editsOf(before, next.list.texts)
      next.list.from = part.changed
    }
    this.#count(part.value, -1)
    this.#count(value, 1)
    return next
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
      if (!known) this.#countOf(inner, key, one, 1)
      const next = known ? this.#updated(known, one, version) : made(one, version)
      if (next !== known || !isInOrder) parts.set(key, next)
      if (next.changed === version) part.changed = version
    }
    if (isInOrder) return
    part.changed = version
    for (const [key, { value }] of inner.parts)
      if (!parts.has(key)) this.#countOf(inner, key, value, -1)
    noteOrder(inner, [...parts.keys()], version)
    inner.parts = parts
  }

  /** Keys of a list stand in its items. */
  #countOf({ by }: Inner, key: string, value: unknown, times: 1 | -1): void {
    if (by === null) this.#count(key, times)
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
function noteOrder(inner: Inner, keys: readonly string[], version: number): void {
  const there = new Set(keys)
  const kept = [...inner.parts.keys()].filter((key) => there.has(key))
  for (const [key, { came }] of inner.parts)
    if (!there.has(key)) inner.gone.push({ key, came, went: version })
  if (kept.some((key, place) => keys[place] !== key)) inner.ordered = version
  if (inner.gone.length <= there.size + FEW_FIELDS) return
  // Those who have an older version than the one before this are told the whole order.
  inner.gone = inner.gone.filter(({ went }) => went === version)
  inner.ordered = Math.max(inner.ordered, version - 1)
}

function made(value: unknown, version: number, came = version): Part {
  const part: Part = { value, came, since: version, changed: version, inner: null, list: null }
  if (!isDeep(value)) return part
  const by = Array.isArray(value) ? fieldOf(value) : null
  if (Array.isArray(value) && by === null) {
    part.list = { texts: null, edits: null, from: version }
    return part
  }
  const values = valuesOf(value)
  const parts = new Map(
    keysOf(value, by).map((key, place) => [key, made(values[place], version)] as const),
  )
  part.inner = { by, parts, gone: [], ordered: version }
  return part
}

/** The difference that somebody lacks of a value who has this version of it; null where it is the whole value. */
function differenceSince({ since, inner, list }: Part, version: number): Difference | null {
  if (list?.edits && list.from <= version) return { edits: list.edits }
  if (!inner || since > version) return null
  const set: [string, unknown][] = []
  const within: [string, Difference][] = []
  for (const [key, one] of inner.parts) {
    if (one.changed <= version) continue
    const deeper = differenceSince(one, version)
    if (deeper) within.push([key, deeper])
    else set.push([key, one.value])
  }
  const difference: Difference = inner.by === null ? {} : { by: inner.by }
  const without = inner.gone
    .filter(({ came, went }) => came <= version && version < went)
    .map(({ key }) => key)
  if (inner.ordered > version) difference.keys = [...inner.parts.keys()]
  else if (without.length > 0) difference.without = without
  if (set.length > 0)
    difference.set = inner.by === null ? Object.fromEntries(set) : set.map(([, one]) => one)
  if (within.length > 0) difference.within = Object.fromEntries(within)
  return difference
}

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

/** Fields by which the items of a list may be known, of their own or of an object in them. */
const KEYS = ['id', 'key', 'number', 'serial', 'seat', 'member', 'player', 'posta']

/** The path of a field by which all items of a list are known; null where there is none. */
function fieldOf(list: readonly unknown[]): string | null {
  const [first] = list
  if (!isTree(first)) return null
  const deeper = Object.keys(first).filter((field) => isTree(first[field]))
  const paths = [...KEYS, ...deeper.map((field) => `${field}.id`)]
  return paths.find((path) => isKeyed(list, path)) ?? null
}

/** The key of an item; undefined where it has none. */
function keyOf(item: unknown, path: string): string | undefined {
  let value = item
  for (const field of path.split('.')) value = isTree(value) ? value[field] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function isKeyed(list: readonly unknown[], path: string): boolean {
  const seen = new Set<string>()
  for (const item of list) {
    const key = keyOf(item, path)
    if (key === undefined) return false
    seen.add(key)
  }
  return seen.size === list.length
}

/** Whether another value is of the same kind, and its parts can be told by the same keys. */
function hasKeysOf({ by }: Inner, other: Tree): boolean {
  if (by === null) return !Array.isArray(other)
  return Array.isArray(other) && isKeyed(other, by)
}

const isSameList = (one: Texts, other: Texts): boolean =>
  one.texts.length === other.texts.length &&
  one.texts.every((text, place) => other.texts[place] === text)

/** JSON leaves out a field without a value. */
function keysOf(value: Tree, by: string | null): string[] {
  if (by === null) return Object.keys(value).filter((key) => value[key] !== undefined)
  return (value as unknown as readonly unknown[]).map((item) => keyOf(item, by) ?? '')
}

const valuesOf = (value: Tree): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(value).filter((one) => one !== undefined)

function isOrderOf(parts: ReadonlyMap<string, Part>, keys: readonly string[]): boolean {
  if (parts.size !== keys.length) return false
  let place = 0
  for (const key of parts.keys()) if (keys[place++] !== key) return false
  return true
}
