import type { TableId } from '../banked/ids'
import type { Person } from '../banked/state'
import { NO_FLOAT } from '../float/room'
import type { MemberId } from '../kernel/ids'
import { post, type Transfer } from '../kernel/ledger'
import { PROFILES } from './settings'
import { changedEvening, changedPerson, changedShoe, changedTable } from './state/changed'
import { copyEvening } from './state/copy'
import type { Evening } from './state/evening'
import type { Shoe } from './state/shoe'
import type { Table } from './state/table'

export type { Evening } from './state/evening'

/** The state before a day is opened. */
export const NO_EVENING: Evening = {
  status: 'none',
  title: '',
  day: '',
  openedAt: 0,
  settings: PROFILES.club,
  persons: {},
  accounts: {},
  tables: {},
  lastTable: 0,
  isUnfollowed: false,
  float: NO_FLOAT,
  sentOut: [],
  closing: null,
  tableau: null,
}

/** The day with the fields of one table that `change` returns; throws when there is no such table, which is a bug. */
export function withTable(
  evening: Evening,
  id: TableId,
  change: (table: Table) => Partial<Table>,
): Evening {
  const table = evening.tables[id]
  if (!table) throw new Error(`no table ${id} in this day`)
  return withNewTable(evening, changedTable(table, change(table)))
}

/** The day with this table in the place of the one with the same id. */
export function withNewTable(evening: Evening, table: Table): Evening {
  const tables = { ...evening.tables }
  tables[table.id] = table
  const next = copyEvening(evening)
  next.tables = tables
  return next
}

/** The day with the shoe of a table changed. */
export const withShoe = (
  evening: Evening,
  id: TableId,
  change: (shoe: Shoe) => Partial<Shoe>,
): Evening => withTable(evening, id, ({ shoe }) => ({ shoe: changedShoe(shoe, change(shoe)) }))

/** The day with the fields of one person that `change` returns; a member who is new to it takes part from now on. */
export function withPerson(
  evening: Evening,
  member: MemberId,
  change: (person: Person) => Partial<Person>,
): Evening {
  const person = evening.persons[member] ?? { member, casse: [], asked: null }
  const persons = { ...evening.persons }
  persons[member] = changedPerson(person, change(person))
  return changedEvening(evening, { persons })
}

/** The day with these transfers posted to its book. */
export function withTransfers(evening: Evening, transfers: readonly Transfer[]): Evening {
  if (transfers.length === 0) return evening
  const next = copyEvening(evening)
  next.accounts = post(evening.accounts, transfers)
  return next
}
