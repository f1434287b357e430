import type { Chips } from './chips'
import type { AnyEvent, Instant } from './decider'

/** A shift at a float, from the count that began it to the one that ended it; it names nobody. */
export interface ShiftLine {
  readonly table: string
  /** From 1 in the day, at this float. */
  readonly number: number
  readonly from: Instant
  readonly to: Instant
  /** The gaps that its counts found, plus or minus; zero where every count was right. */
  readonly gap: Chips
  /** Chips that came back, or were given back, once a cause was found. */
  readonly compensated: Chips
}

/** The shifts of one day, taken from its events one by one; those that are over. */
export interface ShiftsOfDay {
  take(event: AnyEvent, at: Instant): void
  ended(): readonly ShiftLine[]
}

/** Points of a control chart: their mean, and the limits that points of one cause leave about once in 370. */
export interface ControlLimits {
  readonly mean: number
  readonly lower: number
  readonly upper: number
}

/** Fewer points than this tell nothing of their usual spread: their moving ranges are too few. */
export const LEAST_POINTS = 12

/** 3 ÷ 1.128: three deviations, from the mean range of two neighbours of a normal curve. */
const RANGES_TO_LIMITS = 2.66

/**
 * The limits of single values, from the mean of the ranges between neighbours, so that one large value widens them
 * little; null where there are too few.
 */
export function controlLimits(values: readonly number[]): ControlLimits | null {
  if (values.length < LEAST_POINTS) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let ranges = 0
  for (let at = 1; at < values.length; at += 1)
    ranges += Math.abs((values[at] ?? 0) - (values[at - 1] ?? 0))
  const away = (RANGES_TO_LIMITS * ranges) / (values.length - 1)
  return { mean, lower: mean - away, upper: mean + away }
}
