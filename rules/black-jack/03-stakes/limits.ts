import { z } from 'zod'
import { tableAt } from '../../banked/frame/at-table'
import { TableId } from '../../banked/ids'
import { As, type GivenLimits, limitCommands } from '../../banked/table/limits'
import { Amount } from '../../kernel/amount'
import { times } from '../../kernel/chips'
import { BENCH } from '../bench'
import { ceilingOn, Settings } from '../settings'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'
import { maximumFor, wrongLimits } from './ratio'

/** Without a maximum it is ten times the minimum (B.2.4). */
const limits = { minimum: Amount, maximum: Amount.optional() }

/** The usual minimum in steps. */
const USUAL_STEPS = 5

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
  near: (now, { step }) => ({ minimum: now?.minimum ?? times(step, USUAL_STEPS) }),
  openingBounds: ({ day }, { settings }) => amounts(settings, day),
  changingBounds: (evening, { table }) => amounts(tableAt(evening, table).settings, evening.day),
})
