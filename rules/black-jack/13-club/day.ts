import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { playersOnTableau } from '../../banked/sheet'
import { type Decision, happens, NO_PAYLOAD, OFFICERS } from '../../kernel/decider'
import { reversed } from '../../kernel/ledger'
import { LEVELS, LevelForm } from '../../kernel/level'
import { written } from '../../kernel/text'
import { ClubUnit } from '../../kernel/unit'
import { overdrawn } from '../accounts'
import { eachTable, tableAt } from '../frame/at-table'
import { DEALER, INSPECTOR } from '../frame/roles'
import { chipsMoved, latestEntry } from '../frame/steps'
import { refuse } from '../refuse'
import { PROFILES, Settings } from '../settings'
import { TableId } from '../state/ids'
import { clubCommand } from './commands'
import type { ClubEvent } from './events'

const ofTable = z.object({ table: TableId })

const openEvening = clubCommand({
  schema: z.object({ title: written(80), day: z.iso.date(), unit: ClubUnit.optional() }),
  may: OFFICERS,
  decide: (evening, opening): Decision<ClubEvent> =>
    evening.status === 'none'
      ? happens({ ...opening, type: 'eveningOpened' })
      : refuse('J.1', 'evening-already-open'),
})

/** The day ends with its tableau; without one only when nobody has drawn any chips. Source: J.5. */
const closeEvening = clubCommand({
  schema: NO_PAYLOAD,
  may: OFFICERS,
  decide(evening): Decision<ClubEvent> {
    if (Object.values(evening.tables).some(({ colpo }) => colpo !== null))
      return refuse(null, 'colpo-in-play')
    if (!evening.tableau && playersOnTableau(evening).length > 0)
      return refuse('J.5', 'tableau-first')
    return happens({ type: 'eveningClosed' })
  },
  candidates: () => [{}],
})

/** The customs that new tables begin with. Source: J.4. */
const setSettings = clubCommand({
  schema: z.object({ settings: Settings }),
  may: INSPECTOR,
  decide: (_, { settings }): Decision<ClubEvent> => happens({ type: 'settingsSet', settings }),
  candidates: () => Object.values(PROFILES).map((settings) => ({ settings })),
})

/** The customs of one table, between two shoes. Its caselle and its packs stay. Source: J.4. */
const setTableSettings = clubCommand({
  schema: ofTable.extend({ settings: Settings }),
  may: INSPECTOR,
  decide(evening, { table: id, settings }): Decision<ClubEvent> {
    const { shoe, colpo, seats } = tableAt(evening, id)
    if (colpo) return refuse(null, 'colpo-in-play')
    if (!['none', 'checked', 'ended', 'spread'].includes(shoe.step))
      return refuse('J.4', 'shoe-runs')
    return settings.caselle === seats.length
      ? happens({ type: 'tableSettingsSet', table: id, settings })
      : refuse('J.4', 'caselle-stay')
  },
  candidates: (evening, by) =>
    eachTable(evening, by).map(({ table }) => ({
      table,
      settings: tableAt(evening, table).settings,
    })),
})

const closeTable = clubCommand({
  schema: ofTable,
  may: INSPECTOR,
  decide(evening, { table: id }): Decision<ClubEvent> {
    const { status, colpo } = tableAt(evening, id)
    if (status === 'closed') return refuse(null, 'table-not-open')
    if (colpo) return refuse(null, 'colpo-in-play')
    return happens({ type: 'tableClosed', table: id, book: BOOK, transfers: [] })
  },
  candidates: eachTable,
})

/** Changes the level of detail between two colpi. Source: J.2. */
const setLevel = clubCommand({
  schema: ofTable.extend({ level: LevelForm }),
  may: DEALER,
  decide(evening, { table: id, level }): Decision<ClubEvent> {
    const table = tableAt(evening, id)
    if (table.status !== 'open') return refuse(null, 'table-not-open')
    if (table.colpo) return refuse(null, 'colpo-in-play')
    return table.level === level
      ? refuse('J.2', 'level-so-already', { level })
      : happens({ type: 'levelSet', table: id, level })
  },
  candidates: (evening, by) =>
    eachTable(evening, by).flatMap(({ table }) => LEVELS.map((level) => ({ table, level }))),
})

/** Takes back the latest entry of a table: the table as it was, and the chips moved back. Source: J.3. */
const takeBack = clubCommand({
  schema: ofTable,
  may: DEALER,
  refuseStale: true,
  decide(evening, { table: id }): Decision<ClubEvent> {
    const steps = latestEntry(tableAt(evening, id))
    if (steps.length === 0) return refuse('J.3', 'nothing-to-take-back')
    const transfers = reversed(chipsMoved(steps)).reverse()
    if (overdrawn(evening, transfers)) return refuse('J.3', 'chips-moved-on')
    const entries = steps.map(({ entry }) => entry)
    return happens({ type: 'takenBack', table: id, book: BOOK, entries, transfers })
  },
  candidates: eachTable,
})

export const dayCommands = {
  openEvening,
  closeEvening,
  setSettings,
  setTableSettings,
  closeTable,
  setLevel,
  takeBack,
}
