import type { Difference, Edit } from '@/server/live/difference'

export type Tree = Readonly<Record<string, unknown>>
type Fields = readonly (readonly [string, unknown])[]

/** Makes the changes within a field; `changed` itself, or one that knows what it made before. */
type Within = (tree: Tree, difference: Difference) => Tree

/** The value that a difference makes of another, in which all that does not change is the same object. */
export function changed(
  tree: Tree,
  difference: Difference,
  within: Within = (one, deeper) => changed(one, deeper),
): Tree {
  const { by, set, edits } = difference
  if (edits)
    return edits.flatMap((edit) =>
      edited(tree as unknown as unknown[], edit, within),
    ) as unknown as Tree
  if (by !== undefined) {
    const keyed = (items: unknown): Fields =>
      ((items ?? []) as Tree[]).map((item) => [keyOf(item, by), item])
    const items = fieldsOf(keyed(tree), difference, keyed(set), within)
    return [...items.values()] as unknown as Tree
  }
  const fields = fieldsOf(Object.entries(tree), difference, Object.entries(set ?? {}), within)
  if (!Array.isArray(tree)) return Object.fromEntries(fields)
  return [...fields.values()] as unknown as Tree
}

/** The next items of a list, made of the one before. */
function edited(list: readonly unknown[], edit: Edit, within: Within): readonly unknown[] {
  if ('set' in edit) return [edit.set]
  if ('within' in edit) return [within(list[edit.from] as Tree, edit.within)]
  const [from, count] = edit
  return list.slice(from, from + count)
}

const keyOf = (item: unknown, path: string): string =>
  String(path.split('.').reduce((value, field) => (value as Tree)[field], item))

function fieldsOf(
  before: Fields,
  { without = [], within = {}, keys }: Difference,
  set: Fields,
  make: Within,
): Map<string, unknown> {
  const fields = new Map(before)
  for (const key of without) fields.delete(key)
  for (const [key, deeper] of Object.entries(within))
    fields.set(key, make(fields.get(key) as Tree, deeper))
  for (const [key, value] of set) fields.set(key, value)
  return keys ? new Map(keys.map((key) => [key, fields.get(key)])) : fields
}
