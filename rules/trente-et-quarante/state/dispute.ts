import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Player } from './ids'

/** A ruling: final, with compensating entries only. */
export interface DisputeRuling {
  readonly member: MemberId | null
  readonly at: Instant
  /** The contender whom it favours; null leaves things as they are. */
  readonly inFavourOf: MemberId | null
  readonly why: string
  readonly provision: string | null
  readonly transfers: readonly Transfer[]
}

/** A claim about a colpo in play, or a slip that the inspector ruled on (E2). */
export interface Dispute {
  /** From 1 at the table. */
  readonly number: number
  /** Serial of the colpo. */
  readonly coup: number
  readonly about: string
  readonly provision: string | null
  /** The one who claims; null for a slip. */
  readonly player: Player | null
  readonly contenders: readonly MemberId[]
  readonly openedBy: MemberId | null
  readonly openedAt: Instant
  readonly status: 'open' | 'final' | 'withdrawn'
  readonly decision: DisputeRuling | null
}
