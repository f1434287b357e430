import { chipsOf, unnamedOf } from '../banked/accounts'
import type { Chips } from '../kernel/chips'
import { type Account, accountsIn, asAccount, type Balances, type Transfer } from '../kernel/ledger'
import type { Evening } from './state/evening'
import { type CasellaNumber, memberOf, type Player, type TableId } from './state/ids'

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

/** Accounts of chips that never fall below zero. */
export const isPhysical = (account: Account): boolean =>
  /^(chips|puntate|assicurazione|abbandonate):/.test(account)

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
