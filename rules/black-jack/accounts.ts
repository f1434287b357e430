import { firstOverdrawn } from '../banked/accounts'
import type { TableId } from '../banked/ids'
import { type Account, asAccount, keptNames, type Transfer } from '../kernel/ledger'
import type { Evening } from './state/evening'
import type { CasellaNumber, Player } from './state/ids'

type OnCasella = (table: TableId, casella: CasellaNumber, player: Player) => Account

const TABLES_KEPT = 1_000

/** Accounts of a person's chips on a casella, their names kept. */
function onCasella(kind: string): OnCasella {
  const tables = new Map<TableId, Map<CasellaNumber, (player: Player) => Account>>()
  return (table, casella, player) => {
    const known = tables.get(table)?.get(casella)
    if (known) return known(player)
    const names = keptNames((one: Player) => `${kind}:${table}:${casella}:${one}`)
    if (tables.size >= TABLES_KEPT) tables.clear()
    const caselle = tables.get(table) ?? new Map()
    tables.set(table, caselle.set(casella, names))
    return names(player)
  }
}

/** One person's stake on a casella. */
export const puntataOf = onCasella('puntate')
/** Their insurance, on its own place (B.9.2). */
export const insuranceOf = onCasella('assicurazione')
/** Abandoned winnings, never part of the float until both have signed (H1). */
export const abandonedOf = (table: TableId): Account => asAccount(`abbandonate:${table}`)

/** Accounts of chips that never fall below zero. */
export const isPhysical = (account: Account): boolean =>
  /^(chips|puntate|assicurazione|abbandonate):/.test(account)

/** The first account of real chips that these transfers would bring below zero, as far as the book knows them. */
export const overdrawn = (
  day: Pick<Evening, 'accounts' | 'isUnfollowed'>,
  transfers: readonly Transfer[],
): Account | null => firstOverdrawn(day, transfers, isPhysical)
