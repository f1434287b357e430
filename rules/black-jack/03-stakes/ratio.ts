import type { LimitPair } from '../../banked/state'
import { type Chips, times } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import { refuse } from '../refuse'
import { ceilingOn, type Settings } from '../settings'

/** B.2.4: a maximum is so many minimums. */
const MAXIMUM_IN_MINIMUMS = 10

/** The maximum that a minimum asks for, or the largest. Source: B.2.4, B1. */
export const maximumFor = (minimum: Chips): Chips => times(minimum, MAXIMUM_IN_MINIMUMS)

/**
 * The reason why limits cannot be: not whole steps, no pair at all, out of the ratio, or above the ceiling of the day.
 * The ratio binds a change; ordinary limits are opened by the minimum alone, which gives ten times (B1). Source: B.2.4, B.2.5, B4, I7.
 */
export function wrongLimits(
  { minimum, maximum }: LimitPair,
  { settings, day, isChange }: { settings: Settings; day: string; isChange: boolean },
): Refused | null {
  const { step, ratio } = settings
  if (minimum % step !== 0 || maximum % step !== 0)
    return refuse('B.2.1', 'not-in-steps', { step: { chips: step } })
  if (minimum > maximum) return refuse('B.2.1', 'minimum-above-maximum')
  const ceiling = ceilingOn(settings, day)
  if (maximum > ceiling) return refuse('B.2.5', 'above-ceiling', { ceiling: { chips: ceiling } })
  const most = maximumFor(minimum)
  const isKept = ratio === 'exact' ? maximum === most : maximum <= most
  return isChange && !isKept
    ? refuse('B.2.4', 'not-one-to-ten', { maximum: { chips: most } })
    : null
}
