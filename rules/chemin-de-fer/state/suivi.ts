import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'

/** The right of a member who has had the banco to have the next one (S.90a). */
export interface Suivi {
  readonly member: MemberId
  /** The sum that the holder lost, for S.92. */
  readonly lost: Chips
  /** Serial of the coup that the holder lost. */
  readonly since: number
  /** S.94: let go; a tie wakes it (cr1). */
  readonly dormant: boolean
  /** cr9: the sole punter's right at Venice, for the next coup only. */
  readonly nextCoupOnly: boolean
}

/** The right to banco solo of a member who called con il tavolo and did not win (S.50, cr2). */
export interface TableLoser {
  readonly member: MemberId
  readonly since: number
}
