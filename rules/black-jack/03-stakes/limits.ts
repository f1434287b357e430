import { z } from 'zod'
import { tableAt } from '../../banked/frame/at-table'
import { TableId } from '../../banked/ids'
import type { LimitPair } from '../../banked/state'
import { As, type GivenLimits, limitCommands } from '../../banked/table/limits'
import { Amount } from '../../kernel/amount'
import { asChips, type Chips, times } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import { BENCH } from '../bench'
import { refuse } from '../refuse'
import { ceilingOn, Settings } from '../settings'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'

/** B.2.4: a maximum is so many minimums. */
const MAXIMUM_IN_MINIMUMS = 10

/** The maximum that a minimum asks for, or the largest. Source: B.2.4, B1. */
export const maximumFor = (minimum: Chips): Chips => times(minimum, MAXIMUM_IN_MINIMUMS)

/**
 * The reason why limits cannot be: not whole steps, no pair at all, out of the ratio, or above the ceiling of the day.
 * The ratio binds a change, and only warns for a class's ordinary limits (B1). Source: B.2.4, B.2.5, B4, I7.
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

/** Whether limits leave one to ten, which only warns where they are a class's ordinary ones. Source: B1. */
export const keepsRatio = ({ minimum, maximum }: LimitPair): boolean =>
  maximum === maximumFor(minimum)

/** Without a maximum it is ten times the minimum (B.2.4). */
const limits = { minimum: Amount, maximum: Amount.optional() }

const USUAL_MINIMUM = asChips(10)
/** A minimum may vary as far as ten times it is not above the ceiling of the day. */
const amounts = (settings: Settings, day: string) => {
  const most = Math.floor(ceilingOn(settings, day) / maximumFor(settings.step)) * settings.step
  return { minimum: { min: settings.step, max: most, step: settings.step } }
}

/** A table opened and its limits changed, from the next opening of the stakes. Source: B.2.1, B.2.3, B.2.4, B.2.5, B2. */
export const limitsOfTables = limitCommands<Evening, Table, Settings, GivenLimits>(BENCH, {
  opening: z.object({ ...limits, settings: Settings, as: As }),
  changing: z.object({ table: TableId, as: As, ...limits }),
  whole: ({ minimum, maximum = maximumFor(minimum) }) => ({ minimum, maximum }),
  wrong: wrongLimits,
  near: (now) => ({ minimum: now?.minimum ?? USUAL_MINIMUM }),
  openingBounds: ({ day }, { settings }) => amounts(settings, day),
  changingBounds: (evening, { table }) => amounts(tableAt(evening, table).settings, evening.day),
})
