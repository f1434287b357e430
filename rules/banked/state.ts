import type { FloatRoom } from '../float/state/room'
import type { Chips } from '../kernel/chips'
import type { ReopenRequest } from '../kernel/club/reopening'
import type { Instant } from '../kernel/decider'
import type { MemberId } from '../kernel/ids'
import type { FinalResult } from '../kernel/imbalance'
import type { Balances, Transfer } from '../kernel/ledger'

/** The two offices that sign a table's limits. */
export const SIGNERS = ['management', 'control'] as const
export type Signer = (typeof SIGNERS)[number]

/** A signature: an office, its person, and the hour. */
export interface Signature {
  readonly as: Signer
  readonly by: MemberId
  readonly at: Instant
}

/** Chips handed out by the desk, or changed at the table; negative only as a correction. */
export interface Cassa {
  readonly chips: Chips
  readonly at: Instant
  readonly why: 'cassa' | 'correzione' | 'cambio'
}

/** A member who takes part in the day, at any of its tables. */
export interface Person {
  readonly member: MemberId
  readonly casse: readonly Cassa[]
  readonly asked: { readonly chips: Chips; readonly at: Instant } | null
}

/** The count under way. */
export interface Closing {
  readonly begunAt: Instant
  /** Chips that the book expects before each member. */
  readonly expected: Readonly<Record<MemberId, Chips>>
  readonly counted: Readonly<Record<MemberId, Chips>>
}

/** A member's line on the tableau. */
export interface TableauRow extends FinalResult {
  readonly member: MemberId
  readonly drawn: Chips
  readonly counted: Chips
}

/** The sheet as it is closed: a line for each member, and the club's own as the bank. Finals and the club's line sum to zero. */
export interface ClosedTableau {
  readonly closedAt: Instant
  readonly rows: readonly TableauRow[]
  readonly gap: Chips
  /** The club's result as the bank, abandoned winnings included. */
  readonly club: Chips
}

/** The closed sheet, which two officers may reopen. */
export interface Tableau extends ClosedTableau, ReopenRequest {
  /** The transfers that emptied the accounts; a reopening reverses them. */
  readonly transfers: readonly Transfer[]
}

/** A day of a banked game, as far as both know it: one book of accounts for all its tables. */
export interface BankedDay {
  readonly status: 'none' | 'open' | 'closed'
  readonly title: string
  readonly day: string
  /** A larger gap than this is counted again. */
  readonly settings: { readonly recountAbove: number }
  readonly persons: Readonly<Record<MemberId, Person>>
  readonly accounts: Balances
  readonly lastTable: number
  readonly float: FloatRoom
  /** A table has kept its float only, so that the book does not know the chips before members. */
  readonly isUnfollowed: boolean
  readonly closing: Closing | null
  readonly tableau: Tableau | null
}

/** A shoe or taglia as it began: after which colpo, and what the table had won by then. */
export interface ShoeBegun {
  readonly number: number
  readonly at: Instant
  readonly after: number
  readonly won: Chips
}
