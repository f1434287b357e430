import { type Chips, NO_CHIPS, sumOf } from '../kernel/chips'
import { asMember, type MemberId } from '../kernel/ids'
import { type Account, accountsIn, asAccount, type Balances, type Transfer } from '../kernel/ledger'
import type { Evening } from './state/evening'
import { type CasellaNumber, memberOf, type Player, type TableId } from './state/ids'

/** The book that all accounts of a day are in: a member's chips are one account at every table. */
export const BOOK = 'sala'

/** Minus the chips that the desk handed out. */
export const CASSA = asAccount('cassa')
/** The tax of a house; black jack has none, and the float asks for its account. */
export const CAGNOTTE = asAccount('cagnotte')
/** The gap found at the count. */
export const GAP = asAccount('divario')
/** The chips that lie before a member, stakes apart. */
export const chipsOf = (member: MemberId): Account => asAccount(`chips:${member}`)
/** Chips of persons whom the book does not name; below zero when they brought more to the table than they took. */
export const unnamedOf = (table: string): Account => asAccount(`senza-nome:${table}`)
/** The banco's result at a table since the opening, below zero when it has paid more: the tray holds the float and this. */
export const bancoOf = (table: string): Account => asAccount(`banco:${table}`)
/** One person's stake on a casella. */
export const puntataOf = (table: TableId, casella: CasellaNumber, player: Player): Account =>
  asAccount(`puntate:${table}:${casella}:${player}`)
/** Their insurance, on its own place (B.9.2). */
export const insuranceOf = (table: TableId, casella: CasellaNumber, player: Player): Account =>
  asAccount(`assicurazione:${table}:${casella}:${player}`)
/** Abandoned winnings, never part of the float until both have signed (H1). */
export const abandonedOf = (table: TableId): Account => asAccount(`abbandonate:${table}`)

/** The chips of a player off the caselle. */
export const purseOf = (table: TableId, player: Player): Account => {
  const member = memberOf(player)
  return member === null ? unnamedOf(table) : chipsOf(member)
}

export const balance = ({ accounts }: Pick<Evening, 'accounts'>, account: Account): Chips =>
  accounts[account] ?? NO_CHIPS

/** Accounts of chips that never fall below zero. */
export const isPhysical = (account: Account): boolean =>
  /^(chips|puntate|assicurazione|abbandonate):/.test(account)

/** The member whose chips an account holds; null for any other account. */
export const ownerOf = (account: Account): MemberId | null =>
  account.startsWith('chips:') ? asMember(account.slice('chips:'.length)) : null

/** The first account of real chips that these transfers would bring below zero; null when there is none. */
export function overdrawn(
  { accounts }: Pick<Evening, 'accounts'>,
  transfers: readonly Transfer[],
): Account | null {
  const moved: Record<Account, Chips> = {}
  for (const { from, to, chips } of transfers) {
    moved[from] = ((moved[from] ?? 0) - chips) as Chips
    moved[to] = ((moved[to] ?? 0) + chips) as Chips
  }
  const short = (account: Account) => (accounts[account] ?? 0) + (moved[account] ?? 0) < 0
  return (
    accountsIn(moved as Balances).find(
      (account) => isPhysical(account) && (moved[account] ?? 0) < 0 && short(account),
    ) ?? null
  )
}

/** The chips of all accounts whose name begins so. */
export const sumUnder = (accounts: Balances, prefix: string): Chips =>
  sumOf(
    accountsIn(accounts)
      .filter((account) => account.startsWith(prefix))
      .map((account) => accounts[account] ?? NO_CHIPS),
  )
