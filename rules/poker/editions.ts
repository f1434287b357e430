/**
 * Editions of the rules, oldest first. A table is played to its end by the edition
 * it was formed with, so that its journal always gives the same result. A rule
 * that changes must check `table.edition`, and its edition is described here.
 */
export const EDITIONS = [
  { edition: 1, since: 'The rules as they were first played.' },
  {
    edition: 2,
    since: 'The second reading of the regulation: docs/decisions/0020-second-reading.md.',
  },
] as const satisfies readonly { edition: number; since: string }[]

export type Edition = (typeof EDITIONS)[number]['edition']

/** The edition of tables whose journal names none: they were formed before there was a second one. */
export const FIRST_EDITION: Edition = 1

/** The edition of tables formed now. */
export const EDITION: Edition = 2
