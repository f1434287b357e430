import { z } from 'zod'
import { listAudit } from '@/db/queries/audit'
import { running } from '../running/running'
import { allowed, router } from './trpc'

const Page = z.object({
  /** Entries before this one. */
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(200).default(50),
})

/** The id of the member in one of an entry's documents: who made the change, or whom it concerns; empty for nobody. */
const memberIn = (document: unknown): string =>
  typeof document === 'object' && document !== null && 'member' in document
    ? String(document.member)
    : ''

/** The club's audit: changes made by its administration. */
export const audit = router({
  /**
   * The changes, newest first, with their authors and the members whom they concern by name; `author` is null for a program,
   * `about` for a change that concerns no member.
   */
  list: allowed('amministratore')
    .input(Page)
    .query(async ({ ctx: { identity }, input: { before = Number.MAX_SAFE_INTEGER, limit } }) => {
      const { sql, directory } = running()
      const lines = await listAudit(sql, identity.clubId, before, limit)
      const names = await directory.of(identity.clubId)
      const nameIn = (document: unknown) => names.get(memberIn(document))?.full ?? null
      return lines.map((line) => ({
        ...line,
        author: nameIn(line.by),
        about: nameIn(line.detail),
      }))
    }),
})
