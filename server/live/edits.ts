import { ANY_MEMBER } from '@/rules/kernel/ids'
import { type Difference, differenceOf, type Edit } from './difference'

/** A list, and the text of each of its items. */
export interface Texts {
  items: readonly unknown[]
  texts: readonly string[]
}

export const textsOf = (items: readonly unknown[]): Texts => ({
  items,
  texts: items.map((item) => JSON.stringify(item) ?? 'null'),
})

/** The edits that make one list of another; null where they would be as long as the list. */
export function editsOf(before: Texts, after: Texts): readonly Edit[] | null {
  const placeOf = new Map(before.texts.map((text, place) => [text, place]))
  const free = freeOf(before, new Set(after.texts))
  const edits: (Edit | [number, number])[] = []
  let next = 0
  for (const [index, text] of after.texts.entries()) {
    const item = after.items[index] ?? null
    const place = before.texts[next] === text ? next : placeOf.get(text)
    const last = edits.at(-1)
    if (place === undefined) {
      const from = free.get(kindOf(item))?.shift()
      const within = from === undefined ? null : withinOf(before.items[from], item, text)
      if (from !== undefined) next = from + 1
      edits.push(from !== undefined && within ? { from, within } : { set: item })
    } else {
      if (Array.isArray(last) && last[0] + last[1] === place) last[1] += 1
      else edits.push([place, 1])
      next = place + 1
    }
  }
  const length = after.texts.reduce((sum, text) => sum + text.length, 0)
  return JSON.stringify(edits).length < length ? edits : null
}

/** Places of the items that are no more, by their kind: one of the next list may be one of them that has changed. */
function freeOf({ items, texts }: Texts, kept: ReadonlySet<string>): Map<unknown, number[]> {
  const free = new Map<unknown, number[]>()
  for (const [place, text] of texts.entries()) {
    if (kept.has(text)) continue
    const kind = kindOf(items[place])
    free.set(kind, [...(free.get(kind) ?? []), place])
  }
  return free
}

/** The first field of an item says what it is. */
const kindOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? Object.values(item)[0] : undefined

/** The difference between two items, where it is shorter than the second. */
function withinOf(before: unknown, after: unknown, text: string): Difference | null {
  const within = differenceOf({ before }, { before: after }, ANY_MEMBER)?.within?.before
  return within && JSON.stringify(within).length < text.length ? within : null
}
