import type { Actor } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { mayName, tablesInReach } from '../frame/at-table'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { seated } from './order'

interface AtTable {
  readonly table: TableId
  readonly member: MemberId
}

/** Every banker whom an actor may name, at the tables in reach. */
export const bankersInReach = (evening: Evening, by: Actor): (AtTable & { mano: Mano })[] =>
  tablesInReach(evening, by).flatMap(({ id: table, mano }) =>
    mano && mayName(evening, by, mano.banker) ? [{ table, member: mano.banker, mano }] : [],
  )

/** Every holder of a seat whom an actor may name, at the tables in reach. */
export function holdersInReach(evening: Evening, by: Actor): AtTable[] {
  const holders: AtTable[] = []
  for (const table of tablesInReach(evening, by))
    for (const member of seated(table))
      if (mayName(evening, by, member)) holders.push({ table: table.id, member })
  return holders
}

/** The holder whose turn the sabot has reached; null when somebody is banker, or nobody has the turn. */
export const turnHolder = ({ seats, turn }: Pick<Table, 'seats' | 'turn'>): MemberId | null =>
  seats.find(({ number }) => number === turn)?.holder ?? null
