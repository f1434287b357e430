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

/** A changed row as the audit tells it: these columns of it, which the change returns, and the given fields. */
export interface Detail {
  columns: Readonly<Record<string, PgColumn>>
  given?: object
}

/**
 * The detail as part of the statement that reads what the change returned. Not in the change's own `returning`, where a
 * Citus takes only functions that never change their result: `jsonb_build_object` follows the settings of the session.
 */
export function detailOf({ columns, given = {} }: Detail): SQL {
  const pairs = Object.entries(columns).flatMap(([name, column]) => [
    sql`${name}::text`,
    names(column),
  ])
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
 * A change and its rows in the audit, in one statement: `change` returns the columns of the `detail` for each row it
 * changes, and `also` may read them as `changed`. False when nothing was changed.
 */
export async function audited(
  pool: Sql,
  { clubId, by, what }: Act,
  change: SQLWrapper,
  detail: Detail,
  also?: SQLWrapper,
): Promise<boolean> {
  const entries = sql`select ${clubId}::uuid, ${what}::text, ${detailOf(detail)} from changed`
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
