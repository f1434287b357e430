import type { TableId } from '../../banked/ids'
import type { Closing, Person, Tableau } from '../../banked/state'
import type { FloatRoom } from '../../float/state/room'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Balances } from '../../kernel/ledger'
import type { Settings } from '../settings'
import type { Table } from './table'

/** A member sent out of the rooms (B.21). */
export interface SentOut {
  readonly member: MemberId
  readonly at: Instant
  readonly why: string
}

/** A day of black jack: one book of accounts for all its tables. */
export interface Evening {
  readonly status: 'none' | 'open' | 'closed'
  readonly title: string
  readonly day: string
  readonly openedAt: Instant
  /** The customs that new tables begin with. */
  readonly settings: Settings
  readonly persons: Readonly<Record<MemberId, Person>>
  readonly accounts: Balances
  readonly tables: Readonly<Record<TableId, Table>>
  readonly lastTable: number
  /** A table was kept at level 1: the book does not follow the chips before members. */
  readonly isUnfollowed: boolean
  readonly float: FloatRoom
  readonly sentOut: readonly SentOut[]
  readonly closing: Closing | null
  readonly tableau: Tableau | null
}
