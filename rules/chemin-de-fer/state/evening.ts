import type { FloatRoom } from '../../float/state/room'
import type { Chips } from '../../kernel/chips'
import type { Handed } from '../../kernel/club/casse'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Balances } from '../../kernel/ledger'
import type { Settings } from '../settings'
import type { TableId } from './ids'
import type { Table } from './table'
import type { Closing, Tableau } from './tableau'

/** Chips handed out by the desk; negative only as a correction. */
export interface Cassa {
  readonly chips: Chips
  readonly at: Instant
  readonly why: 'cassa' | 'correzione'
}

/** A member who takes part in the evening, seated or standing, at any of its tables. */
export interface Person {
  readonly member: MemberId
  readonly casse: readonly Cassa[]
  /** Chips asked of the desk and not handed out yet. */
  readonly asked: { readonly chips: Chips; readonly at: Instant } | null
  readonly handed: Handed | null
}

/** Stakes and winnings that nobody took, kept by the desk (S.40); the member is null while nobody knows whose they are. */
export interface Deposit {
  readonly number: number
  readonly table: TableId
  readonly member: MemberId | null
  readonly chips: Chips
  readonly at: Instant
  readonly note: string
  /** The member to whom the desk gave them. */
  readonly claimedBy: MemberId | null
}

/** A dated and signed sheet with a change to the regulation (S.39b, cf70). */
export interface Amendment {
  readonly number: number
  readonly at: Instant
  readonly by: MemberId | null
  /** The row that it changes; null for an addition. */
  readonly provision: string | null
  readonly text: string
}

/** A member whom the inspector asked to leave the rooms (V.leave). */
export interface SentOut {
  readonly member: MemberId
  readonly at: Instant
  readonly why: string
}

/** An evening of chemin de fer: one book of accounts for all its tables. */
export interface Evening {
  readonly status: 'none' | 'open' | 'closed'
  readonly title: string
  readonly day: string
  readonly openedAt: Instant
  readonly settings: Settings
  /** Section 17: the settings are frozen by the first coup. */
  readonly isFrozen: boolean
  /** False once play at a table below level 3 was given up for another level: the book lost sight of some chips. */
  readonly isFollowed: boolean
  readonly persons: Readonly<Record<MemberId, Person>>
  readonly accounts: Balances
  /** Floats, offices and the day book, in a house that has declared them. */
  readonly float: FloatRoom
  readonly tables: Readonly<Record<TableId, Table>>
  readonly lastTable: number
  readonly deposits: readonly Deposit[]
  readonly amendments: readonly Amendment[]
  readonly sentOut: readonly SentOut[]
  readonly closing: Closing | null
  readonly tableau: Tableau | null
}
