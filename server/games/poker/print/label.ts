import type { Evening } from '@/rules/poker/evening'
import type { Table } from '@/rules/poker/state/table'
import type { Words } from '@/server/print/words'

/** A table as people call it: its list and its number there. */
export const tableLabel = (evening: Evening, table: Table, words: Words): string =>
  words('seat', { list: evening.lists[table.list]?.title ?? '', number: table.number })
