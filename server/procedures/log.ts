import { z } from 'zod'
import { logOf } from '@/db/queries/streams'
import { OFFICERS } from '@/rules/kernel/decider'
import { holds } from '../access/identity'
import { running } from '../running/running'
import { ofTable } from './tied'
import { router } from './trpc'

const Page = z.object({
  /** Entries before this position. */
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(200).default(50),
})

/** A table's log of events. */
export const log = router({
  /**
   * The events at a table, newest first: for its tablet, for its players, and for the desk. `giver` is the full name of
   * the member who gave it; null for all but officers, whose own view need not name that member.
   */
  table: ofTable(...OFFICERS, 'seated', 'post')
    .input(Page)
    .query(async ({ ctx: { identity }, input: { evening, table, before, limit } }) => {
      const page = { table, before: before ?? Number.MAX_SAFE_INTEGER, limit }
      const { sql, directory } = running()
      const lines = await logOf(sql, identity.clubId, evening, page)
      if (!holds(identity, OFFICERS)) return lines.map((line) => ({ ...line, giver: null }))
      const names = await directory.of(identity.clubId)
      return lines.map((line) => ({
        ...line,
        giver: names.get(line.by.member ?? '')?.full ?? null,
      }))
    }),
})
