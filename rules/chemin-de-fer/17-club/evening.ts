import { z } from 'zod'
import { openBoxes } from '../../float/room'
import { Amount } from '../../kernel/amount'
import { MOST_CHIPS } from '../../kernel/chips'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { LevelForm, NO_PAYLOAD, UnitForm } from '../../kernel/forms'
import { LEVELS } from '../../kernel/level'
import { written } from '../../kernel/text'
import { BOOK, balance, bankOf } from '../accounts'
import { tableAt, tablesInReach } from '../frame/at-table'
import { betweenCoups } from '../frame/offered'
import { EMPLOYEE, INSPECTOR } from '../frame/roles'
import { bankBack } from '../mano/shares'
import { refuse } from '../refuse'
import { PROFILES, Settings } from '../settings'
import { ofTable } from '../state/forms'
import { asTable, MOST_SEATS } from '../state/ids'
import type { Table } from '../state/table'
import { clubCommand } from './commands'
import type { EveningEvent } from './events'
import { playersOnTableau } from './rows'

const openEvening = clubCommand({
  schema: z.object({ title: written(80), day: z.iso.date(), unit: UnitForm.optional() }),
  may: OFFICERS,
  decide: (evening, opening): Decision<EveningEvent> =>
    evening.status === 'none'
      ? happens({ ...opening, type: 'eveningOpened' })
      : refuse('C.3', 'evening-already-open'),
})

/** The evening ends with its tableau; without one only when nobody has drawn any chips, and all floats are in keeping. */
const closeEvening = clubCommand({
  schema: NO_PAYLOAD,
  may: OFFICERS,
  decide(evening): Decision<EveningEvent> {
    const inPlay = Object.values(evening.tables).find(({ coup }) => coup !== null)
    if (inPlay) return refuse('C.3', 'coup-in-play')
    if (!evening.tableau && playersOnTableau(evening).length > 0)
      return refuse('C.3', 'tableau-first')
    return openBoxes(evening.float).length > 0
      ? refuse('C.3', 'float-open')
      : happens({ type: 'eveningClosed' })
  },
  candidates: () => [{}],
})

/** The customs of the house: a profile or each line, until the first coup. Source: section 17, cf70. */
const setSettings = clubCommand({
  schema: z.object({ settings: Settings }),
  may: INSPECTOR,
  decide: (evening, { settings }): Decision<EveningEvent> =>
    evening.isFrozen
      ? refuse('C.4', 'settings-frozen')
      : happens({ type: 'settingsSet', settings }),
  candidates: () => Object.values(PROFILES).map((settings) => ({ settings })),
})

const openTable = clubCommand({
  schema: z.object({
    seats: z.int().min(4).max(MOST_SEATS),
    minimum: Amount,
    level: LevelForm,
    isLarge: z.boolean(),
  }),
  may: INSPECTOR,
  decide(evening, { seats, minimum, level, isLarge }): Decision<EveningEvent> {
    if (evening.closing) return refuse('C.2', 'counting-begun')
    const number = evening.lastTable + 1
    const table = asTable(`T${number}`)
    return happens({ type: 'tableOpened', table, number, seats, minimum, level, isLarge })
  },
  candidates: ({ settings: { seats, minimum, level } }) =>
    [false, true].map((isLarge) => ({ seats, minimum, level, isLarge })),
  bounds: () => ({
    seats: { min: 4, max: MOST_SEATS, step: 1 },
    minimum: { min: 1, max: MOST_CHIPS, step: 1 },
    level: { min: 1, max: 3, step: 1 },
  }),
})

/** The chips of a table's bank return to their owners. */
const bankEmptied = (evening: Parameters<typeof balance>[0], table: Table) =>
  bankBack(table, balance(evening, bankOf(table.id)))

/** Closes a table between two coups; a bank exposed goes back to its owners. */
const closeTable = clubCommand({
  schema: ofTable,
  may: INSPECTOR,
  decide(evening, { table: id }): Decision<EveningEvent> {
    const table = tableAt(evening, id)
    if (table.status === 'closed') return refuse('C.3', 'table-not-open')
    if (table.coup) return refuse('C.3', 'coup-in-play')
    const transfers = bankEmptied(evening, table)
    return happens({ type: 'tableClosed', table: id, book: BOOK, transfers })
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/**
 * Changes the level between two coups. Level 1 does not follow the bank, so its chips return to their owners in the
 * book, and a higher level begins with a new mano. Source: C.4.
 */
const setLevel = clubCommand({
  schema: ofTable.extend({ level: LevelForm }),
  may: EMPLOYEE,
  decide(evening, { table: id, level }): Decision<EveningEvent> {
    const table = tableAt(evening, id)
    if (table.status === 'closed') return refuse('C.4', 'table-not-open')
    if (table.coup) return refuse('C.4', 'coup-in-play')
    if (table.level === level) return refuse('C.4', 'level-already-so', { level })
    if (table.seguito) return refuse('C.4', 'end-seguito-first')
    if (table.level === 1 && table.mano) return refuse('C.4', 'end-mano-first')
    const transfers = level === 1 ? bankEmptied(evening, table) : []
    return happens({ type: 'levelSet', table: id, book: BOOK, level, transfers })
  },
  offeredFrom: betweenCoups,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id }) => LEVELS.map((level) => ({ table: id, level }))),
})

export const eveningCommands = {
  openEvening,
  closeEvening,
  setSettings,
  openTable,
  closeTable,
  setLevel,
}
