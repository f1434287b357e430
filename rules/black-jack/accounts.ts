import { chipsOf, firstOverdrawn, unnamedOf } from '../banked/accounts'
import { type Account, asAccount, type Transfer } from '../kernel/ledger'
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
export const overdrawn = (
  day: Pick<Evening, 'accounts'>,
  transfers: readonly Transfer[],
): Account | null => firstOverdrawn(day, transfers, isPhysical)
