import type { Chips, Share } from '../../kernel/chips'
import type { ReopenRequest } from '../../kernel/club/reopening'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Payment } from '../../kernel/payments'

/** The count of everybody's chips at the end of the evening. */
export interface Closing {
  readonly begunAt: Instant
  readonly begunBy: MemberId | null
  readonly counted: Readonly<Record<MemberId, Chips>>
  /** The number of times each person's chips were counted. */
  readonly counts: Readonly<Record<MemberId, number>>
  /** The chips that the book expects; null where a level does not tell. */
  readonly expected: Readonly<Record<MemberId, Chips | null>>
  /** The member who allowed closing with an imbalance above the limit. */
  readonly imbalanceAccepted: MemberId | null
}

/** One member's row, amounts in chips; `final` is the result with the share of the imbalance. */
export interface TableauRow {
  readonly member: MemberId
  readonly drawn: Chips
  readonly counted: Chips
  readonly result: Chips
  readonly share: Share | null
  readonly shareChips: Chips
  readonly final: Chips
}

/** The closed sheet of the evening; the finals, the tax and the deposits sum to the notes. */
export interface Tableau extends ReopenRequest {
  readonly closedAt: Instant
  readonly closedBy: MemberId | null
  readonly rows: readonly TableauRow[]
  /** Above zero a supero, below an ammanco. */
  readonly imbalance: Chips
  /** The tax that falls to the club. */
  readonly tax: Chips
  /** Deposits that nobody has claimed, which the desk keeps for them. */
  readonly deposits: Chips
  /** Banknotes changed without a name (ch22), out of which the club pays; left out where there are none. */
  readonly notes?: Chips
  readonly settleBy: 'desk' | 'members'
  readonly payments: readonly Payment[]
  readonly transfers: readonly Transfer[]
}
