import { ANY_MEMBER } from '@/rules/kernel/ids'

/**
 * The changes that make one value of another. First go the fields `without`, then the others change in their places, then
 * new ones come at the end; where that is not their order, `keys` is.
 */
export interface Difference {
  /** The path of the field by which the items of a list are known; a list without it is changed by its places, as an object by its fields. */
  by?: string
  /** Fields with another value, whole; of a list known by a field, the items. */
  set?: Record<string, unknown> | readonly unknown[]
  /** Fields with changes inside. */
  within?: Record<string, Difference>
  without?: string[]
  /** All fields, in another order than that. */
  keys?: string[]
  /** A list whose items are not known by a field, made of the one before. */
  edits?: readonly Edit[]
}

/** The next items of a list: so many as they were from a place on, one that was at a place and has changed, or a new one. */
export type Edit =
  | readonly [from: number, count: number]
  | { from: number; within: Difference }
  | { set: unknown }

type Tree = Readonly<Record<string, unknown>>

/**
 * The difference of a member's own value from the shared one, in which `ANY_MEMBER` stands for that member; null when
 * there is none. Parts that both take from the state itself are found equal without a look inside.
 */
export function differenceOf(shared: Tree, own: Tree, member: string): Difference | null {
  const set: Record<string, unknown> = {}
  const within: Record<string, Difference> = {}
  for (const [key, value] of Object.entries(own)) {
    const there = shared[nameIn(shared, key, member)]
    if (value === undefined || value === there) continue
    if (isTree(there) && isTree(value) && areAlike(there, value, member)) {
      const deeper = differenceOf(there, value, member)
      if (deeper) within[key] = deeper
    } else if (!isSameWord(there, value, member)) set[key] = value
  }
  const without = Object.keys(shared)
    .filter((key) => shared[key] !== undefined)
    .map((key) => forMember(key, member))
    .filter((key) => own[key] === undefined)
  const difference: Difference = {}
  if (Object.keys(set).length > 0) difference.set = set
  if (Object.keys(within).length > 0) difference.within = within
  if (without.length > 0) difference.without = without
  return Object.keys(difference).length > 0 ? difference : null
}

/** The name that a field of the member's own value has in the shared one. */
const nameIn = (shared: Tree, key: string, member: string): string =>
  key.includes(member) && !Object.hasOwn(shared, key) ? key.replaceAll(member, ANY_MEMBER) : key

const forMember = (text: string, member: string): string =>
  text.includes(ANY_MEMBER) ? text.replaceAll(ANY_MEMBER, member) : text

const isSameWord = (shared: unknown, own: unknown, member: string): boolean =>
  typeof shared === 'string' && typeof own === 'string' && forMember(shared, member) === own

/** Two lists of one length, or two objects whose common fields come first in the own one, in the shared one's order. */
function areAlike(shared: Tree, own: Tree, member: string): boolean {
  if (Array.isArray(shared) || Array.isArray(own))
    return Array.isArray(shared) && Array.isArray(own) && shared.length === own.length
  const keys = Object.keys(own).filter((key) => own[key] !== undefined)
  return Object.keys(shared)
    .filter((key) => shared[key] !== undefined)
    .map((key) => forMember(key, member))
    .filter((key) => own[key] !== undefined)
    .every((key, place) => keys[place] === key)
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
