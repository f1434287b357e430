import { z } from 'zod'
import { ofTable } from '../../banked/forms'
import { tableAt } from '../../banked/frame/at-table'
import { As, type GivenLimits, limitCommands } from '../../banked/table/limits'
import { Amount } from '../../kernel/amount'
import { lesser, times } from '../../kernel/chips'
import { BENCH } from '../bench'
import { ceilingOn, Settings } from '../settings'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'
import { maximumFor, wrongLimits } from './ratio'

/** Without a maximum it is ten times the minimum (B.2.4). */
const limits = { minimum: Amount, maximum: Amount.optional() }

/** The usual minimum in steps. */
const USUAL_STEPS = 5

/** The largest minimum of which ten times is not above the ceiling of the day. */
const mostMinimum = (settings: Settings, day: string) =>
  times(settings.step, Math.floor(ceilingOn(settings, day) / maximumFor(settings.step)))

const amounts = (settings: Settings, day: string) => ({
  minimum: { min: settings.step, max: mostMinimum(settings, day), step: settings.step },
})

/** A table opened and its limits changed, from the next opening of the stakes. Source: B.2.1, B.2.3, B.2.4, B.2.5, B2. */
export const limitsOfTables = limitCommands<Evening, Table, Settings, GivenLimits>(BENCH, {
  opening: z.object({ ...limits, settings: Settings, as: As }),
  changing: ofTable.extend({ as: As, ...limits }),
  whole: ({ minimum, maximum = maximumFor(minimum) }) => ({ minimum, maximum }),
  wrong: wrongLimits,
  near: (now, settings, day) => ({
    minimum: now?.minimum ?? lesser(times(settings.step, USUAL_STEPS), mostMinimum(settings, day)),
  }),
  openingBounds: ({ day }, { settings }) => amounts(settings, day),
  changingBounds: (evening, { table }) => amounts(tableAt(evening, table).settings, evening.day),
})
