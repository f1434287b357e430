import type { Difference, Edit } from './difference'
import { editsOf, type Texts, textsOf } from './edits'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const UUID_LENGTH = 36
/** An object or list of so many plain values or fewer is sent whole when one of them changes. */
const FEW_FIELDS = 12

type Tree = Readonly<Record<string, unknown>>

/** A value with parts of its own, and the versions at which they changed. */
interface Part {
  value: Tree
  /** The version at which it became another as a whole; who has an earlier one receives it whole. */
  since: number
  /** The last version at which something in it changed. */
  changed: number
  /** The path of the field by which the items of a list are known; null of an object. */
  by: string | null
  /** Those of its parts that have parts themselves. */
  deep: Map<string, Part> | null
  /** The versions at which the others changed, and at which parts came, where that was later than `since`. */
  plain: Map<string, number> | null
  came: Map<string, number> | null
  gone: Gone[]
  /** The last version at which the order changed otherwise than by taking away and adding at the end. */
  ordered: number
  list: List | null
}

/** A part that was taken away, with the versions at which it came and went. */
interface Gone {
  key: string
  came: number
  went: number
}

/** A list whose items are not known by any field: it is told as it was made of the one before, or whole. */
interface List {
  texts: Texts | null
  edits: readonly Edit[] | null
  /** The first version at which it was as those edits ask. */
  from: number
}

/**
 * A value that is replaced by its next version again and again, with the version at which each of its parts last changed:
 * so it is known what somebody lacks who has any earlier version. Two values that are the same object are one, as they are
 * never changed in place: parts made of the same state cost nothing.
 */
export class Parts {
  /** How often each id stands in the value. */
  readonly ids = new Map<string, number>()
  /** An object with the value in it. */
  readonly #root: Part = made({}, 0)

  constructor(private readonly name: string) {}

  /** Takes the next version of the value. True when it is another one. */
  update(value: unknown, version: number): boolean {
    this.#replace(this.#root, { [this.name]: value }, version)
    return this.#root.changed === version
  }

  /** Adds to a difference, under the value's name, what somebody lacks who has this version; 0 is nothing at all. */
  addTo(difference: Difference, version: number): void {
    const { set, within } = differenceSince(this.#root, version) ?? {}
    if (set) difference.set = { ...difference.set, ...set }
    if (within) difference.within = { ...difference.within, ...within }
  }

  /** Replaces the value of a part by another of the same kind. */
  #replace(part: Part, value: Tree, version: number): void {
    const before = fieldsOf(part.value, part.by)
    const now = fieldsOf(value, part.by)
    const isInOrder = isSameList(before.keys, now.keys)
    const places = isInOrder ? null : new Map(before.keys.map((key, place) => [key, place]))
    part.value = value
    for (const [index, key] of now.keys.entries()) {
      const place = places ? places.get(key) : index
      const one = now.values[index]
      if (place === undefined) this.#add(part, key, one, version)
      else if (!this.#change(part, key, before.values[place], one, version)) continue
      part.changed = version
    }
    if (isInOrder) return
    part.changed = version
    const there = new Set(now.keys)
    for (const [place, key] of before.keys.entries())
      if (!there.has(key)) this.#remove(part, key, before.values[place], version)
    const kept = before.keys.filter((key) => there.has(key))
    if (kept.some((key, place) => now.keys[place] !== key)) part.ordered = version
    if (part.gone.length <= there.size + FEW_FIELDS) return
    // Those who have an older version than the one before this are told the whole order.
    part.gone = part.gone.filter(({ went }) => went === version)
    part.ordered = Math.max(part.ordered, version - 1)
  }

  #add(part: Part, key: string, value: unknown, version: number): void {
    this.#countOf(part, key, value, 1)
    part.came = noted(part.came, key, version)
    if (isDeep(value)) part.deep = noted(part.deep, key, made(value, version))
    else part.plain = noted(part.plain, key, version)
  }

  #remove(part: Part, key: string, value: unknown, version: number): void {
    this.#countOf(part, key, value, -1)
    part.gone.push({ key, came: part.came?.get(key) ?? part.since, went: version })
    for (const notes of [part.came, part.plain, part.deep]) notes?.delete(key)
  }

  /** True when the value under this key is another one. */
  #change(part: Part, key: string, before: unknown, value: unknown, version: number): boolean {
    if (before === value) return false
    const known = part.deep?.get(key)
    if (known && !known.list && isTree(value) && hasKeysOf(known.by, value)) {
      this.#replace(known, value, version)
      return known.changed === version
    }
    if (!known && !isDeep(value) && isSame(before, value)) return false
    const next = isDeep(value) ? made(value, version) : null
    if (known?.list && next?.list && !isEdited(known, known.list, next, next.list)) return false
    this.#count(before, -1)
    this.#count(value, 1)
    if (next) part.deep = noted(part.deep, key, next)
    else {
      part.deep?.delete(key)
      part.plain = noted(part.plain, key, version)
    }
    return true
  }

  /** Keys of a list stand in its items. */
  #countOf({ by }: Part, key: string, value: unknown, times: 1 | -1): void {
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

const noted = <V>(notes: Map<string, V> | null, key: string, value: V): Map<string, V> =>
  (notes ?? new Map<string, V>()).set(key, value)

function made(value: Tree, version: number): Part {
  const isList = Array.isArray(value)
  const by = isList ? keyPathOf(value) : null
  const list = isList && by === null ? { texts: null, edits: null, from: version } : null
  const notes = { deep: null, plain: null, came: null, gone: [], ordered: version }
  const part: Part = { value, since: version, changed: version, by, list, ...notes }
  if (list) return part
  const { keys, values } = fieldsOf(value, by)
  for (const [place, key] of keys.entries()) {
    const one = values[place]
    if (isDeep(one)) part.deep = noted(part.deep, key, made(one, version))
  }
  return part
}

/** Notes how a list is made of the one before. False when they are the same. */
function isEdited(known: Part, before: List, next: Part, now: List): boolean {
  const texts = before.texts ?? textsOf(known.value as unknown as readonly unknown[])
  now.texts = textsOf(next.value as unknown as readonly unknown[])
  if (isSameList(texts.texts, now.texts.texts)) {
    known.value = next.value
    return false
  }
  now.edits = editsOf(texts, now.texts)
  now.from = known.changed
  return true
}

/** The difference that somebody lacks of a value who has this version of it; null where it is the whole value. */
function differenceSince(part: Part, version: number): Difference | null {
  const { value, since, by, list, gone } = part
  if (list?.edits && list.from <= version) return { edits: list.edits }
  if (list || since > version) return null
  const set: [string, unknown][] = []
  const within: [string, Difference][] = []
  const { keys, values } = fieldsOf(value, by)
  for (const [place, key] of keys.entries()) {
    const deep = part.deep?.get(key)
    if ((deep?.changed ?? part.plain?.get(key) ?? since) <= version) continue
    const deeper = deep ? differenceSince(deep, version) : null
    if (deeper) within.push([key, deeper])
    else set.push([key, values[place]])
  }
  const difference: Difference = by === null ? {} : { by }
  const without = gone
    .filter(({ came, went }) => came <= version && version < went)
    .map(({ key }) => key)
  if (part.ordered > version) difference.keys = [...keys]
  else if (without.length > 0) difference.without = without
  if (set.length > 0)
    difference.set = by === null ? Object.fromEntries(set) : set.map(([, one]) => one)
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
function keyPathOf(list: readonly unknown[]): string | null {
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
function hasKeysOf(by: string | null, other: Tree): boolean {
  if (by === null) return !Array.isArray(other)
  return Array.isArray(other) && isKeyed(other, by)
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, place) => other[place] === text)

/** The keys of a value's parts, and the parts. JSON leaves out a field without a value. */
function fieldsOf(
  value: Tree,
  by: string | null,
): { keys: readonly string[]; values: readonly unknown[] } {
  if (by !== null) {
    const values = value as unknown as readonly unknown[]
    return { keys: values.map((item) => keyOf(item, by) ?? ''), values }
  }
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  return { keys: fields.map(([key]) => key), values: fields.map(([, one]) => one) }
}
