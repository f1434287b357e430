import { z } from 'zod'
import { logOf } from '@/db/queries/streams'
import { OFFICERS } from '@/rules/kernel/decider'
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
  /** The events at a table, newest first: for its tablet, for its players, and for the desk. */
  table: ofTable(...OFFICERS, 'seated', 'post')
    .input(Page)
    .query(async ({ ctx: { identity }, input: { evening, table, before, limit } }) => {
      const page = { table, before: before ?? Number.MAX_SAFE_INTEGER, limit }
      return await logOf(running().sql, identity.clubId, evening, page)
    }),
})
