import type { Chips } from '../kernel/chips'
import { type Account, asAccount } from '../kernel/ledger'

/** What the cashier gave out at a table, negated. */
export const CASSA = asAccount('cassa')
export const POT = asAccount('pot')
/** Chips put up in honour of a point, still to be played for (XIV). */
export const ONORI = asAccount('onori')
/** The imbalance found when resti are counted, until it is split. */
export const DIVARIO = asAccount('divario')
const RESTO = 'resto:'
/** Account names already made; a joined text would be hashed anew at every look-up of a balance. */
const accountNames = new Map<string, Account>()
const ACCOUNT_NAMES_KEPT = 20_000

/** A member's resto at a table. */
export function restoOf(member: string): Account {
  const known = accountNames.get(member)
  if (known !== undefined) return known
  if (accountNames.size >= ACCOUNT_NAMES_KEPT) accountNames.clear()
  const account = asAccount(`${RESTO}${member}`)
  accountNames.set(member, account)
  return account
}

/** The member whose resto an account is; null for the pot and the others. */
export const ownerOf = (account: Account): string | null =>
  account.startsWith(RESTO) ? account.slice(RESTO.length) : null

/** Accounts that never owe, and the only ones that a ruling may move chips between. Source: III.1, XVII.2. */
export const isPotOrResto = (account: Account): boolean =>
  account === POT || ownerOf(account) !== null

/** Chips by member, as this tells them for each. */
export function chipsOf(
  members: readonly string[],
  chips: (member: string) => Chips,
): Record<string, Chips> {
  const by: Record<string, Chips> = {}
  for (const member of members) by[member] = chips(member)
  return by
}
