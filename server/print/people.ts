import type { PersonOnPaper } from './papers'

/** Who a member is on paper; one that the club no longer knows is a question mark, never an error. */
export type PersonOf = (memberId: string) => PersonOnPaper

/** Finds people in a list read before, by their ids. */
export const personFrom =
  (people: ReadonlyMap<string, PersonOnPaper>): PersonOf =>
  (memberId) =>
    people.get(memberId) ?? { name: '?', card: '?' }

/** The same for someone who may be nobody: a tablet, the clock. */
export const maybePerson = (personOf: PersonOf, memberId: string | null): PersonOnPaper | null =>
  memberId === null ? null : personOf(memberId)
