import { z } from 'zod'
import { ofTable } from '../../banked/forms'
import { colpoIn, eachTable, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { STAFF } from '../../banked/frame/roles'
import { RANKS } from '../../kernel/cards'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { rowDue } from '../play/rows'
import { isLeft } from '../play/taglia'
import { refuse } from '../refuse'
import { COLOURS, type Colour } from '../state/posta'
import { type FromRows, rowsCommand } from './commands'
import type { RowEvent } from './events'
import type { EqualRows } from './results'

/**
 * The next card is shown, in the row of nero until it is whole, then in the row of rosso; of the very first the colour
 * is told. Source: T.3.1, T.3.2, T.3.3, T.4.
 */
const dealCard = rowsCommand({
  schema: ofTable.extend({ card: z.enum(RANKS), colour: z.enum(COLOURS).nullable().default(null) }),
  may: STAFF,
  refuseStale: true,
  decide(evening, { table: id, card, colour }): Decision<RowEvent | FromRows> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'called', 'nero', 'rosso')
    if (isRefused(colpo)) return colpo
    if (table.level !== 3) return refuse(null, 'not-at-this-level')
    const { rows } = colpo
    const row = rowDue(rows)
    if (row === null) return refuse('T.3.3', 'rows-whole')
    if (rows.nero.length === 0 && colour === null) return refuse('T.4', 'colour-of-first')
    return isLeft(table.taglia, card)
      ? happens({ type: 'cardDealt', table: id, card, row, colour })
      : refuse('T.1.1', 'none-left', { card })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo, level }) => {
      if (!colpo || level !== 3 || rowDue(colpo.rows) === null) return []
      const colours: readonly (Colour | null)[] = colpo.rows.nero.length === 0 ? COLOURS : [null]
      return RANKS.flatMap((card) => colours.map((colour) => ({ table: id, card, colour })))
    }),
})

/** The taglia ends with this colpo: at 31–31 stakes of the last one are divided. Source: T.9. */
const declareLastColpo = rowsCommand({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<RowEvent | FromRows> {
    const table = tableAt(evening, id)
    if (table.status !== 'open') return refuse(null, 'table-not-open')
    if (!table.colpo) return refuse(null, 'no-colpo')
    return table.colpo.isLast
      ? refuse('T.9', 'last-colpo-already')
      : happens({ type: 'lastColpoDeclared', table: id })
  },
  candidates: eachTable,
})

/** The cards run out within a colpo: it is void, and every stake is as before it. Source: T.3.3, D2. */
const reportRunOut = ({ tagliaEnd }: Pick<EqualRows, 'tagliaEnd'>) =>
  rowsCommand({
    schema: ofTable,
    may: STAFF,
    decide(evening, { table: id }): Decision<RowEvent | FromRows> {
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'called', 'nero', 'rosso')
      if (isRefused(colpo)) return colpo
      return happens<RowEvent | FromRows>(
        { type: 'tagliaRanOut', table: id, provision: 'T.3.3' },
        tagliaEnd(table),
      )
    },
    candidates: eachTable,
  })

export const dealingCommands = (equal: EqualRows) => ({
  dealCard,
  declareLastColpo,
  reportRunOut: reportRunOut(equal),
})
