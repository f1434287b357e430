/**
 * Whether something is no longer as the giver of a command read it; a command that does not say what they read is not
 * asked (decision 45).
 */
export const hasChanged = <T>(read: T | undefined, now: T): boolean =>
  read !== undefined && read !== now
