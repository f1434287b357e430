import type { Instant } from '../../kernel/decider'
import type { Call } from '../state/list'

/**
 * Whether an answer is awaited at `now`: none was given, or more
 * time was asked, and the time is not over. Source: I.3, I.11.
 */
export const isAwaited = ({ answer, until }: Call, now: Instant): boolean =>
  (answer === null || answer === 'more-time') && until > now
