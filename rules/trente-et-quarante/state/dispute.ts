import { isBanco } from '../../banked/accounts'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { DisputeRuling } from '../../kernel/ruling'
import type { Player } from './ids'

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

/** Whether a ruling is for the claimant: it names them, or the bank pays somebody whom the book does not name. */
export const isUpheld = ({
  inFavourOf,
  transfers,
}: Pick<DisputeRuling, 'inFavourOf' | 'transfers'>): boolean =>
  inFavourOf !== null || transfers.some(({ from }) => isBanco(from))
