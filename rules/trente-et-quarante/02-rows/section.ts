import type { Evolve } from '../../kernel/article'
import { type Evening, withColpo, withTable, withTransfers } from '../evening'
import { pastOf, withPast } from '../play/ended'
import type { RowEvent } from '../play/events'
import { rowDue, withDealt } from '../play/rows'
import { withCardOut } from '../play/taglia'
import { changedColpo, changedTaglia } from '../state/changed'
import { rowsArticle } from './commands'
import { dealingCommands } from './dealing'
import { ROWS_REFUSALS } from './refusals'
import { settlingCommands } from './settling'

const evolve: Evolve<Evening, RowEvent> = {
  cardDealt: (evening, { table: id, card, colour }) =>
    withTable(evening, id, ({ colpo, taglia }) => {
      if (!colpo) return {}
      const rows = withDealt(colpo.rows, card, colour)
      return {
        colpo: changedColpo(colpo, { rows, phase: rowDue(rows) ?? 'settling' }),
        taglia: changedTaglia(taglia, { out: withCardOut(taglia.out, card) }),
      }
    }),
  lastColpoDeclared: (evening, { table }) => withColpo(evening, table, () => ({ isLast: true })),
  colpoSettled: (evening, event, { at }) => {
    const { table: id, result, parts, poste, insurances, lastPosta, transfers } = event
    return withTransfers(
      withTable(evening, id, (table) => {
        const { colpo, past } = table
        if (!colpo) return { poste, insurances, lastPosta }
        const over = pastOf(table, colpo, { at, result, parts, isVoid: false })
        return { colpo: null, poste, insurances, lastPosta, past: withPast(past, over) }
      }),
      transfers,
    )
  },
  tagliaRanOut: (evening, { table: id, provision }, { at }) =>
    withTable(evening, id, (table) => {
      const { colpo, past } = table
      if (!colpo) return {}
      const incident = { provision, slip: null, at, note: '' }
      const told = changedColpo(colpo, { incidents: [...colpo.incidents, incident] })
      const over = pastOf(table, told, { at, result: null, parts: [], isVoid: true })
      return { colpo: null, past: withPast(past, over) }
    }),
}

/** Section 2: chances and rows. */
export const rows = rowsArticle({
  id: '2',
  commands: { ...dealingCommands, ...settlingCommands },
  refusals: ROWS_REFUSALS,
  evolve,
})
