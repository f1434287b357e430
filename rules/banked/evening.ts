import { NO_FLOAT } from '../float/room'
import type { MemberId } from '../kernel/ids'
import { post, type Transfer } from '../kernel/ledger'
import type { TableId } from './ids'
import type { BankedEvening, BankedTable, Person } from './state'

/** The state before a day is opened, as far as all banked games have it. */
export const NO_DAY = {
  status: 'none',
  title: '',
  day: '',
  openedAt: 0,
  persons: {},
  accounts: {},
  tables: {},
  lastTable: 0,
  isUnfollowed: false,
  float: NO_FLOAT,
  closing: null,
  tableau: null,
} as const

/** Copies of a game's state with other values in some fields. */
interface Changing<S, T> {
  changedEvening(day: S, fields: Partial<BankedEvening<T>>): S
  changedTable(table: T, fields: Partial<T>): T
  changedPerson(person: Person, fields: Partial<Person>): Person
}

/** The day of a game with one of its parts changed. */
export const eveningOf = <S extends BankedEvening<T>, T extends BankedTable<T>>({
  changedEvening,
  changedTable,
  changedPerson,
}: Changing<S, T>) => {
  /** The day with this table in the place of the one with the same id. */
  function withNewTable(evening: S, table: T): S {
    const tables = { ...evening.tables }
    tables[table.id] = table
    return changedEvening(evening, { tables })
  }

  return {
    withNewTable,
    /** The day with the fields of one table that `change` returns; throws when there is no such table, which is a bug. */
    withTable(evening: S, id: TableId, change: (table: T) => Partial<T>): S {
      const table = evening.tables[id]
      if (!table) throw new Error(`no table ${id} in this day`)
      return withNewTable(evening, changedTable(table, change(table)))
    },
    /** The day with the fields of one person that `change` returns; a member who is new to it takes part from now on. */
    withPerson(evening: S, member: MemberId, change: (person: Person) => Partial<Person>): S {
      const person = evening.persons[member] ?? { member, casse: [], asked: null, handed: null }
      const persons = { ...evening.persons }
      persons[member] = changedPerson(person, change(person))
      return changedEvening(evening, { persons })
    },
    /** The day with these transfers posted to its book. */
    withTransfers(evening: S, transfers: readonly Transfer[]): S {
      if (transfers.length === 0) return evening
      return changedEvening(evening, { accounts: post(evening.accounts, transfers) })
    },
  }
}
