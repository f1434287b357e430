import type { PersonOnPaper } from './papers'

/** A member as printed on paper; an unknown member is a question mark, never an error. */
export type PersonOf = (memberId: string) => PersonOnPaper

/** Finds people by their ids in a list read before. */
export const personFrom =
  (people: ReadonlyMap<string, PersonOnPaper>): PersonOf =>
  (memberId) =>
    people.get(memberId) ?? { name: '?', card: '?' }

/** The same for an author who may be nobody: a tablet, the clock. */
export const maybePerson = (personOf: PersonOf, memberId: string | null): PersonOnPaper | null =>
  memberId === null ? null : personOf(memberId)
