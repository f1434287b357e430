import type { Instant } from '../../kernel/decider'
import type { Call } from '../state/list'

/** Whether an answer is awaited at `now`: not given, or a moment more asked for, and the time not over. Source: I.3, I.11. */
export const isAwaited = ({ answer, until }: Call, now: Instant): boolean =>
  (answer === null || answer === 'more-time') && until > now
