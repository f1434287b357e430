import type { Actor } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { personsInReach, tablesInReach } from '../frame/at-table'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { seated } from './order'

interface AtTable {
  readonly table: TableId
  readonly member: MemberId
}

/** Whether an actor may name this member. */
export const mayName = (evening: Evening, by: Actor, member: MemberId): boolean =>
  personsInReach(evening, by).includes(member)

/** Every banker whom an actor may name, at the tables in reach. */
export const bankersInReach = (evening: Evening, by: Actor): (AtTable & { mano: Mano })[] =>
  tablesInReach(evening, by).flatMap(({ id: table, mano }) =>
    mano && mayName(evening, by, mano.banker) ? [{ table, member: mano.banker, mano }] : [],
  )

/** Every holder of a seat whom an actor may name, at the tables in reach. */
export const holdersInReach = (evening: Evening, by: Actor): AtTable[] =>
  tablesInReach(evening, by).flatMap((table) =>
    seated(table)
      .filter((member) => mayName(evening, by, member))
      .map((member) => ({ table: table.id, member })),
  )

/** The holder whose turn the sabot has reached; null when somebody is banker, or nobody has the turn. */
export const turnHolder = ({ seats, turn }: Pick<Table, 'seats' | 'turn'>): MemberId | null =>
  seats.find(({ number }) => number === turn)?.holder ?? null
