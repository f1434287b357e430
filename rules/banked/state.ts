import type { FloatRoom } from '../float/state/room'
import type { Chips } from '../kernel/chips'
import type { Handed } from '../kernel/club/casse'
import type { ReopenRequest } from '../kernel/club/reopening'
import type { AnyEvent, Instant } from '../kernel/decider'
import type { MemberId } from '../kernel/ids'
import type { FinalResult } from '../kernel/imbalance'
import type { Balances, Transfer } from '../kernel/ledger'
import type { Level } from '../kernel/level'
import type { TableId } from './ids'

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
  readonly handed: Handed | null
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

/** A day of a banked game, as far as all know it: one book of accounts for all its tables. */
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

/** The least and the most that a person stakes, in a place of the table. */
export interface LimitPair {
  readonly minimum: Chips
  readonly maximum: Chips
}

/** Limits in force, since a colpo, by the two who signed them. */
export interface Limits extends LimitPair {
  readonly since: number
  readonly signed: readonly Signature[]
}

/** New limits that wait for the second signature, or for the next opening of the stakes. */
export interface AskedLimits extends LimitPair {
  readonly signed: readonly Signature[]
}

/** An entry that can still be taken back: its event, which moved the chips, and the table before it. */
export interface Step<T> {
  readonly event: AnyEvent
  readonly at: Instant
  readonly by: MemberId | null
  readonly table: T
}

/** A table of a banked game, as far as all know it. */
export interface BankedTable<T> {
  readonly id: TableId
  readonly number: number
  /** proposed: opened by one of the two signers, the other has still to sign. */
  readonly status: 'proposed' | 'open' | 'closed'
  readonly openedAt: Instant
  readonly closedAt: Instant | null
  /** 1 the float only · 2 the result of each colpo · 3 move by move. */
  readonly level: Level
  /** Since when every colpo is kept; null while only the float is. */
  readonly followedSince: Instant | null
  readonly settings: { readonly step: number }
  readonly limits: Limits
  /** The limits that were in force earlier in the day, in their order. */
  readonly limitsBefore: readonly Limits[]
  readonly limitsAsked: AskedLimits | null
  readonly colpo: { readonly phase: string } | null
  /** Serial of the latest colpo. */
  readonly serial: number
  /** The shoes of the day as they began, in their order. */
  readonly shoes: readonly ShoeBegun[]
  /** The latest colpi, the newest last. */
  readonly past: readonly { readonly isVoid: boolean }[]
  /** The number of events at this table, by which a stale command is known. */
  readonly moves: number
  readonly steps: readonly Step<T>[]
}

/** A day with its tables. */
export interface BankedEvening<T> extends BankedDay {
  readonly openedAt: Instant
  readonly tables: Readonly<Record<TableId, T>>
}
