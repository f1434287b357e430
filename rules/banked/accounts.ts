import { asChips, type Chips, MOST_CHIPS, minus, NO_CHIPS, plus, sumOf } from '../kernel/chips'
import { asMember, type MemberId } from '../kernel/ids'
import {
  type Account,
  accountsIn,
  asAccount,
  type Balances,
  balanceAfter,
  keptNames,
  reversed,
  type Transfer,
} from '../kernel/ledger'
import { type AnyPlayer, memberOf, type TableId } from './ids'
import type { BankedDay } from './state'

/** The book that all accounts of a day are in: a member's chips are one account at every table. */
export const BOOK = 'sala'

/** Minus the chips that the desk handed out. */
export const CASSA = asAccount('cassa')
/** The tax of a house; a banked game has none, and the float asks for its account. */
export const CAGNOTTE = asAccount('cagnotte')
/** The gap found at the count. */
export const GAP = asAccount('divario')
/** The chips that lie before a member, stakes apart. */
export const chipsOf = keptNames((member: MemberId) => `chips:${member}`)
/** Chips of persons whom the book does not name; below zero when they brought more to the table than they took. */
export const unnamedOf = keptNames((table: string) => `senza-nome:${table}`)
/** The bank's result at a table by its colpi, below zero when it has paid more. */
export const bancoOf = keptNames((table: string) => `banco:${table}`)
/** Whether it is the account of a table's bank. */
export const isBanco = (account: Account): boolean => account.startsWith('banco:')

/** The member whose chips an account holds; null for any other account. */
export const ownerOf = (account: Account): MemberId | null =>
  account.startsWith('chips:') ? asMember(account.slice('chips:'.length)) : null

export const balance = ({ accounts }: Pick<BankedDay, 'accounts'>, account: Account): Chips =>
  accounts[account] ?? NO_CHIPS

/** The result of a table's bank by its colpi: a closed tableau emptied its account, and keeps the transfers that did. */
export const wonAt = (
  { accounts, tableau }: Pick<BankedDay, 'accounts' | 'tableau'>,
  table: string,
): Chips => balanceAfter(accounts, reversed(tableau?.transfers ?? []), bancoOf(table))

/**
 * The most chips that a member may have in front, by the account that holds them: those of the book; any sum in a day in
 * which a table kept its float only, since the book does not know what was won there. Source: J.2, K.2.
 */
export const mostInFront = (
  day: Pick<BankedDay, 'accounts' | 'isUnfollowed'>,
  purse: Account,
): Chips => (day.isUnfollowed ? asChips(MOST_CHIPS) : balance(day, purse))

/** The chips of all accounts whose name begins so. */
export const sumUnder = (accounts: Balances, prefix: string): Chips =>
  sumOf(
    accountsIn(accounts)
      .filter((account) => account.startsWith(prefix))
      .map((account) => accounts[account] ?? NO_CHIPS),
  )

/**
 * The first account of real chips that these transfers would bring below zero; null when there is none. A game tells
 * which accounts hold real chips. Chips before members are passed over where the book does not know them (J.2, K.2).
 */
export function firstOverdrawn(
  { accounts, isUnfollowed }: Pick<BankedDay, 'accounts' | 'isUnfollowed'>,
  transfers: readonly Transfer[],
  isPhysical: (account: Account) => boolean,
): Account | null {
  const moved = new Map<Account, Chips>()
  for (const { from, to, chips } of transfers) {
    moved.set(from, minus(moved.get(from) ?? NO_CHIPS, chips))
    moved.set(to, plus(moved.get(to) ?? NO_CHIPS, chips))
  }
  for (const [account, change] of moved) {
    const isShort = change < 0 && plus(accounts[account] ?? NO_CHIPS, change) < 0
    const isUnknown = isUnfollowed && ownerOf(account) !== null
    if (isShort && isPhysical(account) && !isUnknown) return account
  }
  return null
}

/** The chips of a player off the cloth. */
export const purseOf = (table: TableId, player: AnyPlayer): Account => {
  const member = memberOf(player)
  return member === null ? unnamedOf(table) : chipsOf(member)
}
