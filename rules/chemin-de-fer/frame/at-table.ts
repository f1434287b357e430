import { type Actor, isOfficer, type Refused } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { asTable, type TableId } from '../state/ids'
import type { Table } from '../state/table'

/** The table with this id; throws when there is none, which the frame has already refused. */
export function tableAt(evening: Evening, id: TableId): Table {
  const table = evening.tables[id]
  if (!table) throw new Error(`no table ${id} in this evening`)
  return table
}

/** Refuses what needs a table in play: it is stopped or closed, or the count has begun. Null when it plays. */
export function notPlaying(evening: Evening, { status }: Pick<Table, 'status'>): Refused | null {
  if (evening.closing) return refuse(null, 'counting-begun')
  return status === 'open' ? null : refuse(null, 'table-not-open')
}

/** The table with this id, in play; refuses as `notPlaying` does. */
export const playingAt = (evening: Evening, id: TableId): Table | Refused => {
  const table = tableAt(evening, id)
  return notPlaying(evening, table) ?? table
}

/** Refuses a member who does not take part in the evening; null when they do. */
export const notTakingPart = ({ persons }: Evening, member: MemberId): Refused | null =>
  Object.hasOwn(persons, member) ? null : refuse(null, 'not-taking-part', { member: { member } })

/** Refuses a member who was asked to leave the rooms, whoever names them (V.leave); null for anybody else. */
export const wasSentOut = ({ sentOut }: Evening, member: MemberId): Refused | null =>
  sentOut.length > 0 && sentOut.some((one) => one.member === member)
    ? refuse('V.leave', 'sent-out')
    : null

/** Tables that an actor's commands may name: its own for a tablet, all for an officer and for a member. */
export function tablesInReach({ tables }: Evening, by: Actor): Table[] {
  if (isOfficer(by)) return Object.values(tables)
  if (by.post === null) return by.member === null ? [] : Object.values(tables)
  const own = Object.hasOwn(tables, by.post) ? tables[asTable(by.post)] : undefined
  return own ? [own] : []
}

/** Whether an actor may name anybody: only an officer and a tablet may, a member only themselves. */
const mayNameAnybody = (by: Actor): boolean => isOfficer(by) || by.post !== null

/** Persons of the evening whom an actor may name. */
export function personsInReach({ persons }: Evening, by: Actor): MemberId[] {
  const all = membersIn(persons)
  return mayNameAnybody(by) ? all : all.filter((member) => member === by.member)
}

/** Every person whom an actor may name, at each table in reach. */
export const personsAtTables = (
  evening: Evening,
  by: Actor,
): { readonly table: TableId; readonly member: MemberId }[] =>
  tablesInReach(evening, by).flatMap(({ id: table }) =>
    personsInReach(evening, by).map((member) => ({ table, member })),
  )

/** Whether an actor may name this member. */
export const mayName = ({ persons }: Evening, by: Actor, member: MemberId): boolean =>
  (mayNameAnybody(by) || member === by.member) && Object.hasOwn(persons, member)
