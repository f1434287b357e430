import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import { pokerArticle } from '../article'
import { isTableOpen, tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { middleOf, seatedPlayers } from '../money/resti'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import type { DealEvent } from './events'

const { command } = pokerArticle<DealEvent>()

/**
 * The cards that are superfluous while players are absent are taken out, or put
 * back, between two hands. The pack then depends on the players dealt in, and absent
 * players get no dead hands. Never while a pot is unclaimed. Source: V.4, D6.
 */
export const stripPack = command({
  schema: ofTable.extend({ on: z.boolean() }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, on }): Decision<DealEvent> {
    const table = tableAt(evening, id)
    if (!isTableOpen(table)) return refuse(null, 'table-not-playing')
    if (table.colpo) return refuse('IV.4', 'colpo-not-settled')
    if (table.settings.lowestCard !== null) return refuse('X.1', 'pack-fixed')
    if (middleOf(table) > 0) return refuse('V.4', 'pot-unclaimed')
    if (table.stripped === on) return refuse('V.4', 'pack-already-so')
    const isAbsent = seatedPlayers(table).some(({ status }) => status === 'away')
    if (on && !isAbsent) return refuse('V.4', 'nobody-absent')
    return happens({ type: 'packStripped', table: id, on })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id, stripped }) => ({ table: id, on: !stripped })),
})
