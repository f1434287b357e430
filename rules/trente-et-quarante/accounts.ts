import { firstOverdrawn } from '../banked/accounts'
import type { TableId } from '../banked/ids'
import { type Account, asAccount, type Transfer } from '../kernel/ledger'
import type { Evening } from './state/evening'
import type { Player } from './state/ids'
import type { Chance } from './state/posta'

/** A person's free stakes on a chance. */
export const posteOf = (table: TableId, chance: Chance, player: Player): Account =>
  asAccount(`poste:${table}:${chance}:${player}`)
/** Their imprisoned stakes on it. */
export const prigioneOf = (table: TableId, chance: Chance, player: Player): Account =>
  asAccount(`prigione:${table}:${chance}:${player}`)
/** Their premium on it, until the colpo is decided. */
export const premioOf = (table: TableId, chance: Chance, player: Player): Account =>
  asAccount(`premi:${table}:${chance}:${player}`)

/** Accounts of chips that never fall below zero. */
export const isPhysical = (account: Account): boolean =>
  /^(chips|poste|prigione|premi):/.test(account)

/** The first account of real chips that these transfers would bring below zero, as far as the book knows them. */
export const overdrawn = (
  day: Pick<Evening, 'accounts' | 'isUnfollowed'>,
  transfers: readonly Transfer[],
): Account | null => firstOverdrawn(day, transfers, isPhysical)
