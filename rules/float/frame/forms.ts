import { z } from 'zod'

/** A table's id, as its game gives it. */
export const TableName = z.string().regex(/^\w{1,16}$/)
/** The text of an offer whose giver writes their own. */
export const SOME_TEXT = '…………'
/** A command that names a table, and with it its float. */
export const ofFloat = z.object({ table: TableName })
/** The number of an entry in one of the room's lists. */
export const EntryNumber = z.int().positive().max(1_000_000)
