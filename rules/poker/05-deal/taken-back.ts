import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import { reversed } from '../../kernel/ledger'
import { pokerArticle } from '../article'
import { frozenBy, tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import type { Table } from '../state/table'
import type { DealEvent } from './events'

const { command } = pokerArticle<DealEvent>()

/** A tap on the deal that was a mistake: taken back until a word, a card or a dispute of that colpo is recorded (decision 22). */
export const takeBackDeal = command({
  schema: ofTable.extend({ colpo: z.int().positive() }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table: id, colpo: number }): Decision<DealEvent> {
    const table = tableAt(evening, id)
    const { colpo } = table
    if (colpo?.number !== number || !isUntouched(table)) return refuse(null, 'nothing-to-take-back')
    if (frozenBy(table)) return refuse('XVII.1', 'dispute-open')
    return happens({
      type: 'dealTakenBack',
      table: id,
      colpo: number,
      transfers: reversed(colpo.dealt),
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      colpo ? [{ table: id, colpo: colpo.number }] : [],
    ),
})

/** Nothing was said of the colpo in play since its deal, and no dispute about it went beyond the table's vote. */
function isUntouched({ beforeDeal, colpoNumber, disputes, play }: Table): boolean {
  const said = play !== null && play.moves.length + play.early.length + play.notes.length > 0
  const isHeld = disputes.some(
    ({ colpo, status }) => colpo === colpoNumber && status !== 'voting' && status !== 'withdrawn',
  )
  return beforeDeal !== null && !said && !isHeld
}
