import type { Chips, Share } from '../../kernel/chips'
import type { ReopenRequest } from '../../kernel/club/reopening'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Payment } from '../../kernel/payments'
import type { Cassa } from './cassa'
import type { HonourPot, Parol } from './colpo'

/** The count of resti at the end, one by one. */
export interface Closing {
  readonly begunAt: Instant
  readonly begunBy: MemberId | null
  /** Counted resto by member; a recount replaces it, and a ruling that moves the resto removes it (N3). */
  readonly counted: Readonly<Record<MemberId, Chips>>
  /** Expected resto by member, corrections and rulings since the count began included; null where it is unknown (level 1). */
  readonly expected: Readonly<Record<MemberId, Chips | null>>
  /** M5: the member who allowed closing above the limit after a recount. */
  readonly recountAccepted: MemberId | null
  /** The number of times each player was counted. */
  readonly counts: Readonly<Record<MemberId, number>>
  /** The pots shared out when the count began, and the state that `resumePlay` returns to. */
  readonly shared: readonly Transfer[]
  readonly before: {
    readonly status: 'called' | 'seating' | 'playing' | 'dissolved'
    readonly parol: Parol | null
    readonly honourPots: readonly HonourPot[]
  }
}

/** A closed table's sheet (XVI). Rows in order of signature; finals sum to zero. */
export interface Tableau extends ReopenRequest {
  readonly closedAt: Instant
  readonly closedBy: MemberId | null
  readonly rows: readonly TableauRow[]
  /** d = losses − wins: above zero a supero, below an ammanco (M1). */
  readonly imbalance: Chips
  readonly settleBy: 'desk' | 'members'
  readonly payments: readonly Payment[]
  /** The transfers of the closing, to compensate it when reopened. */
  readonly transfers: readonly Transfer[]
}

/** One player's row of a tableau, amounts in chips; `final` is the result with the share. */
export interface TableauRow {
  readonly member: MemberId
  readonly casse: readonly Cassa[]
  readonly drawn: Chips
  readonly counted: Chips
  /** counted − drawn. */
  readonly result: Chips
  /** Share of the imbalance with its arithmetic; null for a player without one. */
  readonly share: Share | null
  /** Signed effect of the share on the result. */
  readonly shareChips: Chips
  readonly final: Chips
}
