import type { Instant } from './decider'
import type { MemberId } from './ids'
import type { Transfer } from './ledger'

/** Words of somebody about a dispute, for the record. */
export interface DisputeStatement {
  readonly member: MemberId
  readonly at: Instant
  readonly text: string
}

/** A ruling as it is given. */
export interface GivenRuling {
  /** The contender whom it favours; null leaves things as they are. */
  readonly inFavourOf: MemberId | null
  readonly why: string
  readonly provision: string | null
  readonly transfers: readonly Transfer[]
}

/** A ruling: final, with compensating entries only. */
export interface DisputeRuling extends GivenRuling {
  readonly member: MemberId | null
  readonly at: Instant
}
