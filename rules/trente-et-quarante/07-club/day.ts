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
import { INSPECTOR, STAFF } from '../frame/roles'
import { chipsMoved, latestEntry } from '../frame/steps'
import { wrongCustoms } from '../play/limits'
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
      : refuse('K.1', 'evening-already-open'),
})

/** The day ends with its tableau; without one only when nobody has drawn any chips. Source: K.5. */
const closeEvening = clubCommand({
  schema: NO_PAYLOAD,
  may: OFFICERS,
  decide(evening): Decision<ClubEvent> {
    const tables = Object.values(evening.tables)
    if (tables.some(({ colpo }) => colpo !== null)) return refuse(null, 'colpo-in-play')
    if (tables.some(({ poste }) => poste.length > 0)) return refuse('K.5', 'stakes-lie')
    if (!evening.tableau && playersOnTableau(evening).length > 0)
      return refuse('K.5', 'tableau-first')
    return happens({ type: 'eveningClosed' })
  },
  candidates: () => [{}],
})

/** The customs that new tables begin with. Source: T.11. */
const setSettings = clubCommand({
  schema: z.object({ settings: Settings }),
  may: INSPECTOR,
  decide: (_, { settings }): Decision<ClubEvent> =>
    wrongCustoms(settings) ?? happens({ type: 'settingsSet', settings }),
  candidates: () => Object.values(PROFILES).map((settings) => ({ settings })),
})

/** Changes the level of detail between two colpi; stakes that lie are followed only above the first. Source: K.2. */
const setLevel = clubCommand({
  schema: ofTable.extend({ level: LevelForm }),
  may: STAFF,
  decide(evening, { table: id, level }): Decision<ClubEvent> {
    const table = tableAt(evening, id)
    if (table.status !== 'open') return refuse(null, 'table-not-open')
    if (table.colpo) return refuse(null, 'colpo-in-play')
    if (table.level === level) return refuse('K.2', 'level-so-already', { level })
    return level === 1 && table.poste.length > 0
      ? refuse('K.5', 'stakes-lie')
      : happens({ type: 'levelSet', table: id, level })
  },
  candidates: (evening, by) =>
    eachTable(evening, by).flatMap(({ table }) => LEVELS.map((level) => ({ table, level }))),
})

/** Takes back the latest entry of a table: the table as it was, and the chips moved back. Source: K.3. */
const takeBack = clubCommand({
  schema: ofTable,
  may: STAFF,
  refuseStale: true,
  decide(evening, { table: id }): Decision<ClubEvent> {
    const steps = latestEntry(tableAt(evening, id))
    if (steps.length === 0) return refuse('K.3', 'nothing-to-take-back')
    const transfers = reversed(chipsMoved(steps)).reverse()
    if (overdrawn(evening, transfers)) return refuse('K.3', 'chips-moved-on')
    const entries = steps.map(({ entry }) => entry)
    return happens({ type: 'takenBack', table: id, book: BOOK, entries, transfers })
  },
  candidates: eachTable,
})

export const dayCommands = { openEvening, closeEvening, setSettings, setLevel, takeBack }
