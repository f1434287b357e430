import type { Chips, Share } from '../../chips'
import type { Instant } from '../../decider'
import type { MemberId } from './ids'
import type { Cassa } from './table'

/** The count of resti at the end, one by one. */
export interface Closing {
  begunAt: Instant
  begunBy: MemberId | null
  /** Counted resto by member; a recount overwrites it, both stay in the journal. */
  counted: Readonly<Record<MemberId, Chips>>
  /** Expected resto by member when the count began; null where it is unknown (level 1). */
  expected: Readonly<Record<MemberId, Chips | null>>
  /** M5: who allowed closing above the limit after a recount. */
  recountAccepted: MemberId | null
}

/** A closed table's sheet (XVI). Rows in order of booking; finals sum to zero. */
export interface Tableau {
  closedAt: Instant
  closedBy: MemberId | null
  rows: readonly TableauRow[]
  /** d = losses − wins: above zero a supero, below an ammanco (M1). */
  imbalance: Chips
  settleBy: 'desk' | 'members'
  payments: readonly Payment[]
  /** First of the two persons a reopening needs. */
  reopenAskedBy: MemberId | null
  reopenWhy: string | null
}

export interface TableauRow {
  member: MemberId
  casse: readonly Cassa[]
  drawn: Chips
  counted: Chips
  /** counted − drawn. */
  result: Chips
  /** Share of the imbalance with its arithmetic; null for who has none. */
  share: Share | null
  /** Signed effect of the share on the result. */
  shareChips: Chips
  final: Chips
}

/** One payment of the settlement; `desk` stands for the club's cashier. */
export interface Payment {
  number: number
  from: MemberId | 'desk'
  to: MemberId | 'desk'
  chips: Chips
  /** Two steps: handed over, then received. */
  handedAt: Instant | null
  receivedAt: Instant | null
}
