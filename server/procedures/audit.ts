import { z } from 'zod'
import { listAudit } from '@/db/queries/audit'
import { running } from '../running/running'
import { allowed, router } from './trpc'

const Page = z.object({
  /** Entries before this one. */
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(200).default(50),
})

/** The club's audit: changes made by its administration. */
export const audit = router({
  /** The changes and their authors, newest first. */
  list: allowed('amministratore')
    .input(Page)
    .query(({ ctx: { identity }, input: { before, limit } }) =>
      listAudit(running().sql, identity.clubId, before ?? Number.MAX_SAFE_INTEGER, limit),
    ),
})
