import type { Evening } from '@/rules/poker/evening'
import type { Table } from '@/rules/poker/state/table'
import type { PersonOnPaper } from '../papers'
import type { Words } from '../words'

/** Who a member is on paper; one that the club no longer knows is a question mark, never an error. */
export type PersonOf = (memberId: string) => PersonOnPaper

export const personFrom =
  (people: ReadonlyMap<string, PersonOnPaper>): PersonOf =>
  (memberId) =>
    people.get(memberId) ?? { name: '?', card: '?' }

/** The same for someone who may be nobody: a tablet, the clock. */
export const maybePerson = (personOf: PersonOf, memberId: string | null): PersonOnPaper | null =>
  memberId === null ? null : personOf(memberId)

/** A table as people call it: its list and its number there. */
export const tableLabel = (evening: Evening, table: Table, words: Words): string =>
  words('seat', { list: evening.lists[table.list]?.title ?? '', number: table.number })
