import type { TableId } from '../../banked/ids'
import type { Closing, Person, Tableau } from '../../banked/state'
import type { FloatRoom } from '../../float/state/room'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Balances } from '../../kernel/ledger'
import type { Settings } from '../settings'
import type { Player } from './ids'
import type { Table } from './table'

/** A person sent out of the rooms (B.21). */
export interface SentOut {
  /** Null for one whom nobody names. */
  readonly member: MemberId | null
  readonly at: Instant
  readonly why: string
  /** The sign of one whom nobody names, who stood at this table; nobody has it there any more (A1). */
  readonly unnamed?: { readonly table: TableId; readonly player: Player }
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
