import type { Dispute } from '../state/dispute'

/**
 * Whether the last word on it is still to be said: it was sent on, or decided for the moment only. The evening's
 * closing changes nothing of that. Source: XVII.3.
 */
export const awaitsFinalWord = ({ status }: Dispute): boolean =>
  status === 'to-deputato' || status === 'provisional'
