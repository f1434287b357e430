import { changedIn, NO_FLOAT } from '../float/room'
import { type Chips, greater, negate } from '../kernel/chips'
import type { MemberId } from '../kernel/ids'
import { accountsIn, post, type Transfer } from '../kernel/ledger'
import { balance, CASSA, chipsOf, ownerOf } from './accounts'
import { PROFILES } from './settings'
import { changedEvening, changedPerson } from './state/changed'
import { copyCoup, copyEvening, copyMano, copyTable } from './state/copy'
import type { Coup } from './state/coup'
import type { Evening, Person } from './state/evening'
import type { TableId } from './state/ids'
import type { Mano } from './state/mano'
import type { Table } from './state/table'

export type { Evening } from './state/evening'

/** The state before an evening is opened. */
export const NO_EVENING: Evening = {
  status: 'none',
  title: '',
  day: '',
  openedAt: 0,
  settings: PROFILES.club,
  isFrozen: false,
  isFollowed: true,
  persons: {},
  accounts: {},
  float: NO_FLOAT,
  tables: {},
  lastTable: 0,
  deposits: [],
  amendments: [],
  sentOut: [],
  closing: null,
  tableau: null,
}

/** The evening with the fields of one table that `change` returns; throws when there is no such table, which is a bug. */
export function withTable(
  evening: Evening,
  id: TableId,
  change: (table: Table) => Partial<Table>,
): Evening {
  const table = tableIn(evening, id)
  return withNewTable(evening, Object.assign(copyTable(table), change(table)))
}

function tableIn({ tables }: Evening, id: TableId): Table {
  const table = tables[id]
  if (!table) throw new Error(`no table ${id} in this evening`)
  return table
}

/** The evening with this table in the place of the one with the same id. */
export function withNewTable(evening: Evening, table: Table): Evening {
  const tables = { ...evening.tables }
  tables[table.id] = table
  const next = copyEvening(evening)
  next.tables = tables
  return next
}

/** The evening with the fields of the mano at a table that `change` returns; unchanged when nobody is banker. */
export function withMano(
  evening: Evening,
  id: TableId,
  change: (mano: Mano, table: Table) => Partial<Mano>,
): Evening {
  const table = tableIn(evening, id)
  const next = copyTable(table)
  next.mano = table.mano && Object.assign(copyMano(table.mano), change(table.mano, table))
  return withNewTable(evening, next)
}

/** The evening with the fields of the coup in play that `change` returns; unchanged when there is none. */
export function withCoup(
  evening: Evening,
  id: TableId,
  change: (coup: Coup, table: Table) => Partial<Coup>,
): Evening {
  const table = tableIn(evening, id)
  const next = copyTable(table)
  next.coup = table.coup && Object.assign(copyCoup(table.coup), change(table.coup, table))
  return withNewTable(evening, next)
}

/** The evening with the fields of one person that `change` returns; a member who is new to it takes part from now on. */
export function withPerson(
  evening: Evening,
  member: MemberId,
  change: (person: Person) => Partial<Person>,
): Evening {
  const person = evening.persons[member] ?? { member, casse: [], asked: null, handed: null }
  const persons = { ...evening.persons }
  persons[member] = changedPerson(person, change(person))
  return changedEvening(evening, { persons })
}

/**
 * Whether the book follows the chips before each member: only where every table that has played was kept move by move,
 * since the other levels do not tell the punters apart, and where nobody without a name has changed banknotes (ch22).
 */
export function areChipsFollowed({ isFollowed, tables, float }: Evening): boolean {
  if (!isFollowed || changedIn(float, null) !== 0) return false
  for (const { level, manoNumber } of Object.values(tables))
    if (level !== 3 && manoNumber !== 0) return false
  return true
}

/**
 * Whether the book knows the chips before each member: it follows them, and has nobody below zero, which it has where it
 * did not follow them for a while and the line of the banknotes was undone since.
 */
export const areChipsKnown = (evening: Evening): boolean =>
  areChipsFollowed(evening) &&
  accountsIn(evening.accounts).every(
    (account) => ownerOf(account) === null || balance(evening, account) >= 0,
  )

/**
 * The most chips that a member may have in front: those that the book knows of; where it does not follow all of them, up
 * to all that the desk handed out this evening.
 */
export const mostChipsOf = (evening: Evening, member: MemberId): Chips => {
  const own = balance(evening, chipsOf(member))
  return areChipsKnown(evening) ? own : greater(own, negate(balance(evening, CASSA)))
}

/** The evening with these transfers posted to its book. */
export function withTransfers(evening: Evening, transfers: readonly Transfer[]): Evening {
  if (transfers.length === 0) return evening
  const next = copyEvening(evening)
  next.accounts = post(evening.accounts, transfers)
  return next
}
