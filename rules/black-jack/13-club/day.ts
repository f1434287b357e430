import { BOOK } from '../../banked/accounts'
import { dayCommands } from '../../banked/club/day'
import { ofTable } from '../../banked/forms'
import { eachTable, tableAt } from '../../banked/frame/at-table'
import { INSPECTOR } from '../../banked/frame/roles'
import { type Decision, happens } from '../../kernel/decider'
import { BENCH } from '../bench'
import { refuse } from '../refuse'
import { Settings } from '../settings'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'
import { clubCommand } from './commands'
import type { ClubEvent } from './events'

/** The day, levels and entries taken back. Source: J.1, J.2, J.3, J.5. */
const { openEvening, closeEvening, setLevel, takeBack } = dayCommands<Evening, Table>(BENCH)

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

export const commandsOfDay = {
  openEvening,
  closeEvening,
  setTableSettings,
  closeTable,
  setLevel,
  takeBack,
}
