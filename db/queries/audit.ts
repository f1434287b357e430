import { and, desc, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Sql } from '../client'
import { audit } from '../schema/club'
import { names, on } from '../statement'

/** All that the audit notes; each has its sentence in `messages/<locale>/admin.json`. */
export const AUDITED = [
  'clubFounded',
  'clubUpdated',
  'emblemSet',
  'memberCreated',
  'memberUpdated',
  'memberBlocked',
  'memberUnblocked',
  'memberForgotten',
  'rolesSet',
  'passwordChanged',
  'passwordReset',
  'pinSet',
  'pinRemoved',
  'deviceCodeIssued',
  'deviceRevoked',
  'classCreated',
  'classUpdated',
  'classArchived',
  'eveningsImported',
  'printed',
  'backupDownloaded',
  'demoClosed',
  'pushSwitchedOn',
  'pushSwitchedOff',
  'eveningAnnounced',
  'eveningCalledOff',
] as const
type Audited = (typeof AUDITED)[number]

export type AuditLine = Omit<typeof audit.$inferSelect, 'clubId'>

/** The administration's changes, newest first, before an entry. */
export async function listAudit(
  pool: Sql,
  clubId: string,
  before: number,
  limit: number,
): Promise<AuditLine[]> {
  const { auditId, at, by, what, detail } = audit
  return await on(pool)
    .select({ auditId, at, by, what, detail })
    .from(audit)
    .where(and(eq(audit.clubId, clubId), lt(auditId, before)))
    .orderBy(desc(auditId))
    .limit(limit)
}

/** An act in a club, as the audit records it. */
export interface Act {
  clubId: string
  by: object
  what: Audited
}

const document = (value: object) => sql`${JSON.stringify(value)}::text::jsonb`

/** The audit's detail of a changed row: these columns of it, and the given fields. */
export function detailOf(columns: Record<string, PgColumn>, given: object = {}): SQL {
  const pairs = Object.entries(columns).flatMap(([name, column]) => [sql`${name}::text`, column])
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)}) || ${document(given)}`
}

/** The audit's rows as part of a statement; `entries` selects the club, the act and its detail. */
export const auditRows = (by: object, entries: SQL): SQL => sql`
  insert into ${audit} (${names(audit.clubId, audit.what, audit.detail, audit.by)})
  select entry.*, ${document(by)} from (${entries}) as entry
  returning ${audit.auditId}`

/** One row of the audit, as part of a statement. */
export const auditRow = ({ clubId, by, what }: Act, detail: object): SQL =>
  auditRows(by, sql`select ${clubId}::uuid, ${what}::text, ${document(detail)}`)

/**
 * A change and its rows in the audit, in one statement: `change` returns a `detail` for each row it changes, and `also`
 * may read them as `changed`. False when nothing was changed.
 */
export async function audited(
  pool: Sql,
  { clubId, by, what }: Act,
  change: SQLWrapper,
  also?: SQLWrapper,
): Promise<boolean> {
  const entries = sql`select ${clubId}::uuid, ${what}::text, detail from changed`
  const written = await on(pool).execute(sql`
    with changed as (${change.getSQL()})${also ? sql`, also as (${also.getSQL()})` : sql``}
    ${auditRows(by, entries)}`)
  return written.length > 0
}

/** Records an act that changes nothing of the club's data. */
export async function addAudit(
  pool: Sql,
  clubId: string,
  by: object,
  what: Audited,
  detail: object,
): Promise<void> {
  await on(pool).execute(auditRow({ clubId, by, what }, detail))
}
