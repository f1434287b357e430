import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { DisputeRuling, DisputeStatement } from '../../kernel/ruling'

/** A quarrel at the table about a coup or none. */
export interface Dispute {
  /** From 1 at the table. */
  readonly number: number
  /** Serial of the coup; 0 for none. */
  readonly coup: number
  readonly about: string
  readonly provision: string | null
  readonly contenders: readonly MemberId[]
  readonly openedBy: MemberId | null
  readonly openedAt: Instant
  readonly status: 'open' | 'final' | 'withdrawn'
  readonly statements: readonly DisputeStatement[]
  readonly decision: DisputeRuling | null
  /** The ruling is shown until it is acknowledged, on the tablet and by each member whom it concerns. */
  readonly isTold: boolean
  readonly isReadAtTable: boolean
  readonly readBy: readonly MemberId[]
}
