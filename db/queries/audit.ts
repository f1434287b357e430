import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'

export interface AuditLine {
  auditId: number
  at: Instant
  by: unknown
  what: string
  detail: unknown
}

/** What administration changed, newest first, before an entry. */
export async function listAudit(
  sql: Sql,
  clubId: string,
  before: number,
  limit: number,
): Promise<AuditLine[]> {
  return await sql<AuditLine[]>`
    select audit_id, at, by, what, detail from audit
     where club_id = ${clubId} and audit_id < ${before}
     order by audit_id desc limit ${limit}`
}
