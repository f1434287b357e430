const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Stands in the place of another member's id. */
export const OTHER = '…'

/**
 * The part of a document that is about one member: plain values beside their id, and lists and records that contain it.
 * Parts that name only others are left out, and other ids are replaced, so that nobody is found by them.
 */
export function partAbout(value: unknown, id: string): unknown {
  const shown = (text: string) => text.replace(ID, (one) => (one === id ? one : OTHER))
  if (typeof value === 'string') return shown(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.filter((one) => mentions(one, id)).map((one) => partAbout(one, id))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const isPlain = typeof part !== 'object' || part === null
      const isOwn = key === id || mentions(part, id)
      const isOthers = key !== id && key.search(ID) === 0
      return isOwn || (isPlain && !isOthers) ? [[shown(key), partAbout(part, id)]] : []
    }),
  )
}

const mentions = (value: unknown, id: string): boolean => (JSON.stringify(value) ?? '').includes(id)
