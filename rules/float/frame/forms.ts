import { z } from 'zod'
import { hasChanged } from '../../kernel/read'

/** A table's id, as its game gives it. */
export const TableName = z.string().regex(/^\w{1,16}$/)
/** The text of an offer whose giver writes their own. */
export const SOME_TEXT = '…………'
/** A command that names a table, and with it its float. */
export const ofFloat = z.object({ table: TableName })
/** A command that confirms a count; `countedAt` is the time of the count that its giver read. */
export const ofCount = ofFloat.extend({ countedAt: z.int().optional() })
/** Whether another count has taken the place of the one that was read. */
export const isCountedAnew = (
  { at }: { readonly at: number },
  { countedAt }: z.infer<typeof ofCount>,
): boolean => hasChanged(countedAt, at)
/** A command that writes a count; `replaces` is the time of the count that its giver saw waiting, null for none. */
export const ofNewCount = ofFloat.extend({ replaces: z.int().nullable().optional() })
export type Replacing = Pick<z.infer<typeof ofNewCount>, 'replaces'>
/** The number of an entry in one of the room's lists. */
export const EntryNumber = z.int().positive().max(1_000_000)
