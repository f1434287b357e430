import type { Chips } from '../../kernel/chips'
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
  readonly persons: Readonly<Record<MemberId, Person>>
  readonly accounts: Balances
  readonly tables: Readonly<Record<TableId, Table>>
  readonly lastTable: number
  readonly closing: Closing | null
  readonly tableau: Tableau | null
}
