import type { Actor, Refused } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { playingAt, tablesInReach } from '../frame/at-table'
import { refuse } from '../refuse'
import type { Coup, CoupPhase } from '../state/coup'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'

/** A table with a coup in play. */
export type TableInPlay = Table & { readonly coup: Coup; readonly mano: NonNullable<Table['mano']> }

/** The table with its coup at one of these points, or the refusal that says what is lacking. */
export function inPlay(
  evening: Evening,
  id: TableId,
  phases: readonly CoupPhase[],
): TableInPlay | Refused {
  const table = playingAt(evening, id)
  if (isRefused(table)) return table
  if (!table.mano) return refuse(null, 'no-mano')
  if (!table.coup) return refuse(null, 'no-coup')
  return phases.includes(table.coup.phase) ? (table as TableInPlay) : refuse(null, 'not-this-phase')
}

/** The tables with a coup in play that this actor may name. */
export const tablesWithCoup = (evening: Evening, by: Actor): TableInPlay[] =>
  tablesInReach(evening, by).filter(
    (table): table is TableInPlay => table.coup !== null && table.mano !== null,
  )
