import type { Account, Balances } from '../../kernel/ledger'
import { oncePer } from '../../kernel/once'
import type { FloatRoom } from '../state/room'
import type { FloatTable } from '../state/table'

const withoutBook = oncePer(
  (table: FloatTable): FloatTable => ({
    ...table,
    pages: [],
    pastTurns: [],
    taxBoxes: [],
    cardCounts: [],
  }),
)

/**
 * The part of a float room that a table's tablet carries: the offices, its own float without its book, and what the
 * result of its bank is reckoned from. The desk, other tables and members' banknotes stay with the server.
 */
export function carriedFloat(float: FloatRoom, table: string): FloatRoom {
  const own = Object.hasOwn(float.tables, table) ? float.tables[table] : undefined
  const isOwn = (one: { readonly table: string }) => one.table === table
  return {
    ...float,
    tables: own ? { [table]: withoutBook(own) } : {},
    kept: [],
    movements: float.movements.filter(isOwn),
    advances: float.advances.filter(isOwn),
    cash: [],
    identified: [],
    papers: [],
    gaps: float.gaps.filter(isOwn),
    side: [],
    checks: [],
    reports: [],
    cases: [],
    slips: [],
  }
}

/** The balances of an evening that a table's tablet carries: all but those of its other tables. */
export function carriedAccounts(accounts: Balances, tables: object, table: string): Balances {
  const others = new Set(Object.keys(tables).filter((one) => one !== table))
  const isOwn = (account: string) => !account.split(':').some((part) => others.has(part))
  const own = Object.entries(accounts).filter(([account]) => isOwn(account))
  return Object.fromEntries(own) as Record<Account, Balances[Account]>
}
