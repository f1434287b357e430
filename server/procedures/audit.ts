import { z } from 'zod'
import { listAudit } from '@/db/queries/audit'
import { running } from '../running/running'
import { allowed, router } from './trpc'

const Page = z.object({
  /** Entries before this one. */
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(200).default(50),
})

/** The id of the member who made a change; empty for one that a program made. */
const authorOf = (by: unknown): string =>
  typeof by === 'object' && by !== null && 'member' in by ? String(by.member) : ''

/** The club's audit: changes made by its administration. */
export const audit = router({
  /** The changes and their authors by name, newest first; `author` is null for a program. */
  list: allowed('amministratore')
    .input(Page)
    .query(async ({ ctx: { identity }, input: { before = Number.MAX_SAFE_INTEGER, limit } }) => {
      const { sql, directory } = running()
      const lines = await listAudit(sql, identity.clubId, before, limit)
      const names = await directory.of(identity.clubId)
      return lines.map((line) => ({ ...line, author: names.get(authorOf(line.by))?.full ?? null }))
    }),
})
