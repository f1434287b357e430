import type { MemberId } from '../../kernel/ids'
import type { Dispute, DisputeStatus } from '../state/dispute'

/** The statuses of a dispute that nobody has decided. */
export type Undecided = Extract<DisputeStatus, 'voting' | 'to-deputato'>

/**
 * Whether the final decision is still missing: the dispute was sent on, or decided only for the moment. The closing
 * of the evening does not change this. Source: XVII.3.
 */
export const awaitsFinalWord = ({ status }: Dispute): boolean =>
  status === 'to-deputato' || status === 'provisional'

/**
 * Whether nobody has decided it yet, not even for the moment:
 * it is being voted on, or was sent on. Source: XVII.1, XVII.2.
 */
export const isUndecided = <D extends Pick<Dispute, 'status'>>(
  dispute: D,
): dispute is D & { status: Undecided } =>
  dispute.status === 'voting' || dispute.status === 'to-deputato'

/** N4: disputes of one member about which nobody has decided anything yet, at one table. */
export const MOST_OPEN = 3

/** The disputes that this member opened and nobody has decided yet, not even for the moment. Source: XVII.1, N4. */
export const openedBy = (disputes: readonly Dispute[], member: MemberId): Dispute[] =>
  disputes.filter(
    (one) => isUndecided(one) && one.decisions.length === 0 && one.openedBy === member,
  )

/** Whether nothing is left to decide: a final ruling was given, or the dispute was withdrawn. Source: XVII.3. */
export const isSettled = (status: DisputeStatus): status is 'final' | 'withdrawn' =>
  status === 'final' || status === 'withdrawn'
