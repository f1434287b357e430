import { type Chips, NO_CHIPS, negate, plus } from '../kernel/chips'
import { asMember, type MemberId } from '../kernel/ids'
import { type Account, asAccount, keptNames, post, type Transfer } from '../kernel/ledger'
import type { Evening } from './state/evening'
import type { TableId } from './state/ids'

const TABLES_KEPT = 1_000

/** The book that all accounts of an evening are in: a member's chips are one account at every table. */
export const BOOK = 'sala'

/** Minus the chips that the desk handed out. */
export const CASSA = asAccount('cassa')
/** The tax, which falls to the club (S.10a). */
export const CAGNOTTE = asAccount('cagnotte')
/** Stakes and winnings that nobody took (S.40). */
export const DEPOSIT = asAccount('deposito')
/** The gap found at the count: above zero chips too many. */
export const IMBALANCE = asAccount('squilibrio')
/** The chips that lie before a member, stakes and banks apart. */
export const chipsOf = keptNames((member: MemberId) => `chips:${member}`)
/** The bank exposed at a table. */
export const bankOf = keptNames((table: TableId) => `banco:${table}`)
/** Chips of punters that a level does not tell apart (level 2); below zero when they won more than they lost. */
export const unnamedOf = keptNames((table: TableId) => `senza-nome:${table}`)
const stakesAt = new Map<TableId, (member: MemberId) => Account>()

/** A member's stakes laid at a table on the coup in play. */
export function stakeOf(table: TableId, member: MemberId): Account {
  const known = stakesAt.get(table)
  if (known) return known(member)
  const stakes = keptNames((one: MemberId) => `puntate:${table}:${one}`)
  if (stakesAt.size >= TABLES_KEPT) stakesAt.clear()
  stakesAt.set(table, stakes)
  return stakes(member)
}

export const balance = ({ accounts }: Pick<Evening, 'accounts'>, account: Account): Chips =>
  accounts[account] ?? NO_CHIPS

/**
 * Accounts of physical chips, from which nobody may take more than they hold: chips before a member, stakes, banks, tax
 * and deposit. The tax alone may stand below zero, after a box in which more was missing than the club still had.
 */
export const isPhysical = (account: Account): boolean =>
  /^(chips|banco|puntate):/.test(account) || account === CAGNOTTE || account === DEPOSIT

/** The member whose chips an account holds; null for any other account. */
export const ownerOf = (account: Account): MemberId | null =>
  account.startsWith('chips:') ? asMember(account.slice('chips:'.length)) : null

/**
 * The first physical account that these transfers would bring below zero, and the chips missing; null when there is
 * none. `exceptChips` leaves out the chips before members, for books that do not follow them.
 */
export function overdrawn(
  { accounts }: Pick<Evening, 'accounts'>,
  transfers: readonly Transfer[],
  exceptChips = false,
): { account: Account; missing: Chips } | null {
  const moved = post({}, transfers)
  const given = new Set(transfers.map(({ from }) => from))
  for (const account of [...given].sort()) {
    const chips = plus(accounts[account] ?? NO_CHIPS, moved[account] ?? NO_CHIPS)
    if (chips >= 0 || !isPhysical(account)) continue
    if (!(exceptChips && ownerOf(account))) return { account, missing: negate(chips) }
  }
  return null
}
