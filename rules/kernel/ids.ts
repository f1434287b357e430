import type { MemberId } from './memberId'

// Screens load what stands here: the schema, and zod with it, stands apart.
export type { MemberId }

/** A string as a member's id, unchecked. */
export const asMember = (id: string): MemberId => id as MemberId

/** Stands for a screen's own member in what every member's screen is shown alike; nobody has this id. */
export const ANY_MEMBER: MemberId = asMember('00000000-0000-0000-0000-000000000000')

/** The members that a record is keyed by, in its order; the language gives any record's keys as plain strings. */
export const membersIn = (record: Readonly<Record<MemberId, unknown>>): MemberId[] =>
  Object.keys(record) as MemberId[]

/** The members of such a record with what it holds for each. */
export const entriesIn = <T>(record: Readonly<Record<MemberId, T>>): [MemberId, T][] =>
  Object.entries(record) as [MemberId, T][]
