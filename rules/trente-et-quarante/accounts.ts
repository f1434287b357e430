import { type Chips, NO_CHIPS, sumOf } from '../kernel/chips'
import { asMember, type MemberId } from '../kernel/ids'
import { type Account, accountsIn, asAccount, type Balances, type Transfer } from '../kernel/ledger'
import type { Evening } from './state/evening'
import { memberOf, type Player, type TableId } from './state/ids'
import type { Chance } from './state/posta'

/** The book that all accounts of a day are in: a member's chips are one account at every table. */
export const BOOK = 'sala'

/** Minus the chips that the desk handed out. */
export const CASSA = asAccount('cassa')
/** The tax of a house; trente et quarante has none, and the float asks for its account. */
export const CAGNOTTE = asAccount('cagnotte')
/** The gap found at the count. */
export const GAP = asAccount('divario')
/** The chips that lie before a member, stakes apart. */
export const chipsOf = (member: MemberId): Account => asAccount(`chips:${member}`)
/** Chips of persons whom the book does not name; below zero when they brought more to the table than they took. */
export const unnamedOf = (table: string): Account => asAccount(`senza-nome:${table}`)
/** The bank's result at a table, below zero when it has paid more: the float as play has changed it (T.8, D3). */
export const bancoOf = (table: string): Account => asAccount(`banco:${table}`)
/** A person's free stakes on a chance. */
export const posteOf = (table: TableId, chance: Chance, player: Player): Account =>
  asAccount(`poste:${table}:${chance}:${player}`)
/** Their imprisoned stakes on it. */
export const prigioneOf = (table: TableId, chance: Chance, player: Player): Account =>
  asAccount(`prigione:${table}:${chance}:${player}`)
/** Their premium on it, until the colpo is decided. */
export const premioOf = (table: TableId, chance: Chance, player: Player): Account =>
  asAccount(`premi:${table}:${chance}:${player}`)

/** The chips of a player off the cloth. */
export const purseOf = (table: TableId, player: Player): Account => {
  const member = memberOf(player)
  return member === null ? unnamedOf(table) : chipsOf(member)
}

export const balance = ({ accounts }: Pick<Evening, 'accounts'>, account: Account): Chips =>
  accounts[account] ?? NO_CHIPS

/** Accounts of chips that never fall below zero. */
export const isPhysical = (account: Account): boolean =>
  /^(chips|poste|prigione|premi):/.test(account)

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
