import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { eachTable, tableAt } from '../../banked/frame/at-table'
import { INSPECTOR } from '../../banked/frame/roles'
import type { LimitPair } from '../../banked/state'
import { As, limitCommands } from '../../banked/table/limits'
import { Amount } from '../../kernel/amount'
import { MOST_CHIPS, times } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { BENCH } from '../bench'
import { wrongCustoms, wrongLimits } from '../play/customs'
import { transfersOfAll } from '../play/settlement'
import { refuse } from '../refuse'
import { Settings } from '../settings'
import type { SettledPart } from '../state/colpo'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'
import { clubCommand } from './commands'
import type { ClubEvent } from './events'

/** The parts of stakes that no colpo follows, as section 4 says. */
export type NoColpoFollows = (table: Table) => readonly SettledPart[]

const limits = { minimum: Amount, maximum: Amount }
/** The usual limits in steps. */
const USUAL_STEPS = { minimum: 5, maximum: 500 }

/** A table opened and its limits changed, from the next opening of the stakes. Source: K.6, D1, A5. */
const limitsOfTables = limitCommands<Evening, Table, Settings, LimitPair>(BENCH, {
  opening: z.object({ ...limits, settings: Settings, as: As }),
  changing: ofTable.extend({ as: As, ...limits }),
  whole: ({ minimum, maximum }) => ({ minimum, maximum }),
  wrong: (pair, { settings, isChange }) =>
    (isChange ? null : wrongCustoms(settings)) ?? wrongLimits(pair, settings),
  near: (now, { step }) => ({
    minimum: now?.minimum ?? times(step, USUAL_STEPS.minimum),
    maximum: now?.maximum ?? times(step, USUAL_STEPS.maximum),
  }),
  openingBounds: (_, { settings: { step }, maximum }) => ({
    minimum: { min: step, max: maximum, step },
  }),
  changingBounds: (evening, { table, minimum }) => {
    const { step } = tableAt(evening, table).settings
    return { maximum: { min: minimum, max: MOST_CHIPS - (MOST_CHIPS % step), step } }
  },
})

/** The table closes for the day: imprisoned stakes are divided, all others come back. Source: T.9, C1, C2, F6. */
const closeTable = (noColpoFollows: NoColpoFollows) =>
  clubCommand({
    schema: ofTable,
    may: INSPECTOR,
    decide(evening, { table: id }): Decision<ClubEvent> {
      const table = tableAt(evening, id)
      if (table.status === 'closed') return refuse(null, 'table-not-open')
      if (table.colpo) return refuse(null, 'colpo-in-play')
      const parts = noColpoFollows(table)
      const transfers = transfersOfAll(id, parts)
      return happens({ type: 'tableClosed', table: id, book: BOOK, parts, transfers })
    },
    candidates: eachTable,
  })

export const tableCommands = (noColpoFollows: NoColpoFollows) => ({
  ...limitsOfTables,
  closeTable: closeTable(noColpoFollows),
})
