import type { Chips, Share } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { Transfer } from '../../kernel/ledger'
import type { Cassa } from './cassa'
import type { HonourPot, Parol } from './colpo'
import type { MemberId } from './ids'

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
  /** How often each was counted. */
  counts: Readonly<Record<MemberId, number>>
  /** The pots shared out when the count began, and what it interrupted. */
  shared: readonly Transfer[]
  before: {
    status: 'called' | 'seating' | 'playing' | 'dissolved'
    parol: Parol | null
    honourPots: readonly HonourPot[]
  }
}

/** A closed table's sheet (XVI). Rows in order of signature; finals sum to zero. */
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
  /** What the closing moved, to compensate it when reopened. */
  transfers: readonly Transfer[]
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
