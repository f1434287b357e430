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

/** Notes what was done where nothing of the club's own changed with it. */
export async function addAudit(
  sql: Sql,
  clubId: string,
  by: object,
  what: string,
  detail: object,
): Promise<void> {
  await sql`
    insert into audit (club_id, by, what, detail)
    values (${clubId}, ${JSON.stringify(by)}::text::jsonb, ${what},
            ${JSON.stringify(detail)}::text::jsonb)`
}
