import type { Chips } from './chips'

/** Names an account of one table: `cassa`, `pot`, `onori`, `divario`, or `resto:` and a member's id. */
export type Account = string

/** Moves chips from one account to another; balanced by its very form. */
export interface Transfer {
  from: Account
  to: Account
  chips: Chips
}

/** Balances by account; an account not named stands at zero. They always sum to zero. */
export type Balances = Readonly<Record<Account, Chips>>

export const CASSA = 'cassa'
export const POT = 'pot'
/** Chips put up in honour of a point, still to be played for (XIV). */
export const ONORI = 'onori'
/** The imbalance found when resti are counted, until it is split. */
export const DIVARIO = 'divario'
/** Account names already made; a joined text would be hashed anew at every look-up of a balance. */
const accountNames = new Map<string, Account>()
const MOST_NAMES = 20_000

/** A member's resto at a table. */
export function restoOf(member: string): Account {
  const known = accountNames.get(member)
  if (known !== undefined) return known
  if (accountNames.size >= MOST_NAMES) accountNames.clear()
  const account = `resto:${member}`
  accountNames.set(member, account)
  return account
}

/** Posts transfers onto balances. Refuses nothing: what may move is decided before. */
export function post(balances: Balances, transfers: readonly Transfer[]): Balances {
  if (transfers.length === 0) return balances
  const next: Record<Account, Chips> = { ...balances }
  for (const { from, to, chips } of transfers) {
    next[from] = (next[from] ?? 0) - chips
    next[to] = (next[to] ?? 0) + chips
  }
  return next
}

/** A transfer of a signed amount: negative chips turn it round, zero gives none. */
export function move(from: Account, to: Account, chips: Chips): Transfer[] {
  if (chips === 0) return []
  return chips > 0 ? [{ from, to, chips }] : [{ from: to, to: from, chips: -chips }]
}

/** Chips by member, as this tells them for each. */
export function chipsOf(
  members: readonly string[],
  chips: (member: string) => Chips,
): Record<string, Chips> {
  const by: Record<string, Chips> = {}
  for (const member of members) by[member] = chips(member)
  return by
}
