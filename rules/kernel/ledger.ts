import type { Brand } from './brand'
import { type Chips, minus, NO_CHIPS, negate, plus } from './chips'

/** Names an account of one table, as its game calls it. */
export type Account = Brand<string, 'account'>

/** A name as an account: games name their accounts, and whoever reads them back from JSON. */
export const asAccount = (name: string): Account => name as Account

const ACCOUNT_NAMES_KEPT = 20_000

/** Account names by owner, kept: a newly joined text would be hashed again at each look-up of a balance. */
export function keptNames<O extends string>(name: (owner: O) => string): (owner: O) => Account {
  const names = new Map<O, Account>()
  return (owner) => {
    const known = names.get(owner)
    if (known !== undefined) return known
    if (names.size >= ACCOUNT_NAMES_KEPT) names.clear()
    const account = asAccount(name(owner))
    names.set(owner, account)
    return account
  }
}

/** Moves chips from one account to another; balanced by its form. */
export interface Transfer {
  readonly from: Account
  readonly to: Account
  readonly chips: Chips
}

/** Balances by account; an account not named stands at zero. They always sum to zero. */
export type Balances = Readonly<Record<Account, Chips>>

/** The accounts that have a balance. */
export const accountsIn = (balances: Balances): Account[] => Object.keys(balances) as Account[]

/** Posts transfers onto balances. Refuses nothing: `decide` checks before what may move. */
export function post(balances: Balances, transfers: readonly Transfer[]): Balances {
  if (transfers.length === 0) return balances
  const next: Record<Account, Chips> = { ...balances }
  for (const { from, to, chips } of transfers) {
    next[from] = minus(next[from] ?? NO_CHIPS, chips)
    next[to] = plus(next[to] ?? NO_CHIPS, chips)
  }
  return next
}

/** The balance of one account after these transfers; quicker than posting them to all. */
export function balanceAfter(
  balances: Balances,
  transfers: readonly Transfer[],
  account: Account,
): Chips {
  let held = balances[account] ?? NO_CHIPS
  for (const { from, to, chips } of transfers) {
    if (from === account) held = minus(held, chips)
    if (to === account) held = plus(held, chips)
  }
  return held
}

/** A transfer of a signed amount: a negative amount goes the other way, zero gives none. */
export function move(from: Account, to: Account, chips: Chips): Transfer[] {
  if (chips === 0) return []
  return chips > 0 ? [{ from, to, chips }] : [{ from: to, to: from, chips: negate(chips) }]
}

/** The same transfers in the opposite direction. */
export const reversed = (transfers: readonly Transfer[]): Transfer[] =>
  transfers.map(({ from, to, chips }) => ({ from: to, to: from, chips }))
