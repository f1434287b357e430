import type { OfTable, Paying } from '../../banked/events'
import { withPast } from '../../banked/past'
import type { Evolve } from '../../kernel/article'
import type { Rank } from '../../kernel/cards'
import { type Evening, withColpo, withTable, withTransfers } from '../evening'
import { pastOf } from '../play/ended'
import { rowDue, withDealt } from '../play/rows'
import { withCardOut } from '../play/taglia'
import type { ProvisionId } from '../provisions'
import { changedColpo, changedTaglia } from '../state/changed'
import type { Result, SettledPart } from '../state/colpo'
import type { Colour, Insurance, Posta } from '../state/posta'

/** Section 2: rows and results. */
export type RowEvent =
  | (OfTable<'cardDealt'> & { card: Rank; row: Colour; colour: Colour | null })
  | OfTable<'lastColpoDeclared'>
  | (OfTable<'colpoSettled'> &
      Paying<SettledPart> & {
        result: Result
        /** The colpo was kept by its result alone. */
        isRecorded: boolean
        poste: readonly Posta[]
        insurances: readonly Insurance[]
        lastPosta: number
      })
  | (OfTable<'tagliaRanOut'> & { provision: ProvisionId })

export const evolveRows: Evolve<Evening, RowEvent> = {
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
