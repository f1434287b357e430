import type { Dispute, DisputeStatus } from '../state/dispute'

/** The statuses of a dispute that nobody has decided. */
export type Undecided = Extract<DisputeStatus, 'voting' | 'to-deputato'>

/**
 * Whether the last word on it is still to be said: it was sent on, or decided for the moment only. The evening's
 * closing changes nothing of that. Source: XVII.3.
 */
export const awaitsFinalWord = ({ status }: Dispute): boolean =>
  status === 'to-deputato' || status === 'provisional'

/** Whether nobody has decided it yet, not even for the moment: it is voted on, or was sent on. Source: XVII.1, XVII.2. */
export const isUndecided = <D extends Pick<Dispute, 'status'>>(
  dispute: D,
): dispute is D & { status: Undecided } =>
  dispute.status === 'voting' || dispute.status === 'to-deputato'

/** Whether nothing is left to rule on: the last word was said, or it was withdrawn. Source: XVII.3. */
export const isSettled = (status: DisputeStatus): status is 'final' | 'withdrawn' =>
  status === 'final' || status === 'withdrawn'
