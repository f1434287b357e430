/** The numbers that a field takes: from `min` on, up to `max`, in steps counted from `min`. */
export interface Extent {
  readonly min: number
  readonly max?: number
  readonly step?: number
}

/** The reasons why a typed text is no number that a field takes. */
export type TypingFault = 'text' | 'decimals' | 'empty' | 'low' | 'high' | 'step'

const stepOf = ({ step = 1 }: Extent) => step

/** The reason why a number is not within an extent; null where it is. */
export function outside(value: number, extent: Extent): 'low' | 'high' | 'step' | null {
  const { min, max = Number.POSITIVE_INFINITY } = extent
  if (value < min) return 'low'
  if (value > max) return 'high'
  return (value - min) % stepOf(extent) === 0 ? null : 'step'
}

/** The numbers of an extent next to another that is not in it: the one below, the one above, or both. */
export function nearest(value: number, extent: Extent): number[] {
  const { min } = extent
  const step = stepOf(extent)
  const highest = (most: number) => min + Math.floor((most - min) / step) * step
  const below = highest(value)
  const last = highest(extent.max ?? value + step)
  if (last < min) return []
  if (value < min) return [min]
  return [...new Set([Math.min(below, last), Math.min(below + step, last)])]
}

/**
 * The number that + or − brings, from a number or from an empty field: the next multiple of `stride`, or the next number
 * of the extent where there is none. Null where the extent has no such number.
 */
export function stepped(
  value: number | null,
  by: 1 | -1,
  extent: Extent,
  stride?: number,
): number | null {
  const from = stride === undefined ? extent.min : 0
  const size = stride ?? stepOf(extent)
  const steps = ((value ?? 0) - from) / size
  const next = from + (by === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * size
  // An empty field begins with nothing at all where that may be given, and with the number nearest to it otherwise.
  const first = outside(0, extent) === null ? 0 : nearest(0, extent)[0]
  const brought = value === null && stride === undefined ? first : next
  return brought !== undefined && outside(brought, extent) === null ? brought : null
}

/** A whole number typed in full, such as `12` or `−3`; 'text' where the text is none. */
export function readWhole(text: string): number | 'text' {
  const bare = text.trim().replace('−', '-')
  const whole = Number(bare)
  return /^[+-]?\d+$/.test(bare) && Number.isSafeInteger(whole) ? whole : 'text'
}
