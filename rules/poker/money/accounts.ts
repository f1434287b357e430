import { type Chips, equalParts, NO_CHIPS } from '../../kernel/chips'
import { asMember, type MemberId } from '../../kernel/ids'
import { type Account, asAccount, move, type Transfer } from '../../kernel/ledger'

/** The account of the chips that the cashier gave out at a table, negated. */
export const CASSA = asAccount('cassa')
/** The account of the middle. */
export const POT = asAccount('pot')
/** The account of chips put up in honour of a point and not yet won (XIV). */
export const ONORI = asAccount('onori')
/** The account of the imbalance found when resti are counted, until it is split. */
export const DIVARIO = asAccount('divario')
const RESTO = 'resto:'
/** A cache of account names: a newly joined text would be hashed again at each look-up of a balance. */
const accountNames = new Map<string, Account>()
const ACCOUNT_NAMES_KEPT = 20_000

/** The account of a member's resto at a table. */
export function restoOf(member: MemberId): Account {
  const known = accountNames.get(member)
  if (known !== undefined) return known
  if (accountNames.size >= ACCOUNT_NAMES_KEPT) accountNames.clear()
  const account = asAccount(`${RESTO}${member}`)
  accountNames.set(member, account)
  return account
}

/** The member whose resto the account is; null for the pot and other accounts. */
export const ownerOf = (account: Account): MemberId | null =>
  account.startsWith(RESTO) ? asMember(account.slice(RESTO.length)) : null

/**
 * Whether an account is the pot or a resto: these are never negative,
 * and a ruling may move chips only between them. Source: III.1, XVII.2.
 */
export const isPotOrResto = (account: Account): boolean =>
  account === POT || ownerOf(account) !== null

/** Moves chips from an account to the resti of these members, in parts that differ by one at most. */
export function inEqualParts(
  from: Account,
  chips: Chips,
  members: readonly MemberId[],
): Transfer[] {
  if (chips === 0 || members.length === 0) return []
  const parts = equalParts(chips, members.length)
  return members.flatMap((member, index) => move(from, restoOf(member), parts[index] ?? NO_CHIPS))
}

/** Chips by member, computed for each by `chips`. */
export function chipsOf(
  members: readonly MemberId[],
  chips: (member: MemberId) => Chips,
): Record<MemberId, Chips> {
  const by: Record<MemberId, Chips> = {}
  for (const member of members) by[member] = chips(member)
  return by
}
