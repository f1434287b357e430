import { type Chips, NO_CHIPS } from '../kernel/chips'
import type { MemberId } from '../kernel/ids'
import { type Account, asAccount } from '../kernel/ledger'
import type { Evening } from './state/evening'
import type { TableId } from './state/ids'

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
/** A member's chips before him, stakes and banks apart. */
export const chipsOf = (member: MemberId): Account => asAccount(`chips:${member}`)
/** The bank exposed at a table. */
export const bankOf = (table: TableId): Account => asAccount(`banco:${table}`)
/** A member's stakes laid at a table on the coup in play. */
export const stakeOf = (table: TableId, member: MemberId): Account =>
  asAccount(`puntate:${table}:${member}`)
/** Chips of punters that a level does not tell apart (level 2); below zero when they won more than they lost. */
export const unnamedOf = (table: TableId): Account => asAccount(`senza-nome:${table}`)

export const balance = ({ accounts }: Pick<Evening, 'accounts'>, account: Account): Chips =>
  accounts[account] ?? NO_CHIPS

/** Accounts of physical chips, which never fall below zero: chips before a member, stakes, banks, tax and deposit. */
export const isPhysical = (account: Account): boolean =>
  /^(chips|banco|puntate):/.test(account) || account === CAGNOTTE || account === DEPOSIT
