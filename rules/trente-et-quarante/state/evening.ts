import type { TableId } from '../../banked/ids'
import type { Closing, Person, Tableau } from '../../banked/state'
import type { FloatRoom } from '../../float/state/room'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Balances } from '../../kernel/ledger'
import type { Settings } from '../settings'
import type { Table } from './table'

/** A day of trente et quarante: one book of accounts for all its tables. */
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
  readonly float: FloatRoom
  /** A table has kept its float only, so that the book does not know the chips before members. */
  readonly isUnfollowed: boolean
  readonly closing: Closing | null
  readonly tableau: Tableau | null
}
