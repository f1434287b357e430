import { type Chips, NO_CHIPS, sumOf } from '../kernel/chips'
import { type Account, accountsIn, asAccount, type Balances } from '../kernel/ledger'

/** Minus the value of the boxes that are out of keeping. */
export const KEEPING = asAccount('custodia')
/** The room's cash desk: minus the chips that it gave to tables beyond their boxes. */
export const OUTSIDE_DESK = asAccount('cassa-esterna')
/** Chips that went with no trace, or appeared (V.plus-minus); the direction clears it. */
export const PLUS_MINUS = asAccount('plus-minus')
/** Counted tax less expected tax (ch28). */
export const TAX_DIFFERENCE = asAccount('differenza-cagnotte')
/** The pieces of a table's float. */
export const floatOf = (table: string): Account => asAccount(`dotazione:${table}`)
/** Pieces of the float that a valletto carries. */
export const carriedOf = (table: string): Account => asAccount(`valletto:${table}`)
/** Pieces of the desk on their way to a table, not yet the float's (chr3). */
export const arrivingOf = (table: string): Account => asAccount(`in-arrivo:${table}`)
/** Minus the result of play that counts have brought into the float of a banked game. */
export const outcomeAccount = (table: string): Account => asAccount(`esito:${table}`)
export const tipsOf = (table: string): Account => asAccount(`mance:${table}`)
export const orphansOf = (table: string): Account => asAccount(`orfanelli:${table}`)

const PHYSICAL = /^(dotazione|valletto|in-arrivo|mance|orfanelli):/

/** Whether an account holds real pieces, which never fall below zero. */
export const isFloatPieces = (account: Account): boolean => PHYSICAL.test(account)

const OWN: readonly Account[] = [KEEPING, OUTSIDE_DESK, PLUS_MINUS, TAX_DIFFERENCE]

/** The chips that the float's accounts hold together: once all boxes are closed, what players left with them. */
export const heldByFloat = (balances: Balances): Chips =>
  sumOf(
    accountsIn(balances)
      .filter((account) => isFloatPieces(account) || OWN.includes(account))
      .map((account) => balances[account] ?? NO_CHIPS),
  )
