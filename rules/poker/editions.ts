/**
 * Editions of the rules, oldest first. A table is played to its end by the edition it was formed with, so that its
 * journal gives the same result for ever: a rule that changes asks `table.edition`, and tells here what is new.
 */
export const EDITIONS = [
  { edition: 1, since: 'The rules as they were first played.' },
] as const satisfies readonly { edition: number; since: string }[]

export type Edition = (typeof EDITIONS)[number]['edition']

/** The edition of tables whose journal names none: they were formed before there was a second. */
export const FIRST_EDITION: Edition = 1

/** The edition that a table is formed with now. */
export const EDITION: Edition = 1
