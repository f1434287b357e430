import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'

export interface DeviceCode {
  clubId: string
  codeHash: string
  eveningId: string
  tableId: string
  expiresAt: Instant
}

/** Keeps a code's hash, with who issued it in the audit. */
export async function storeDeviceCode(sql: Sql, code: DeviceCode, by: object): Promise<void> {
  await sql`
    with stored as (
      insert into device_code (club_id, code_hash, evening_id, table_id, expires_at)
      values (${code.clubId}, ${code.codeHash}, ${code.eveningId}, ${code.tableId},
              ${new Date(code.expiresAt)})
      returning evening_id, table_id
    )
    insert into audit (club_id, by, what, detail)
    select ${code.clubId}, ${sql.json({ ...by })}, 'deviceCodeIssued',
           jsonb_build_object('evening', evening_id, 'table', table_id)
      from stored`
}

/** Uses a code up and signs its tablet in; false when the code is unknown, used or too old. */
export async function redeemDeviceCode(
  sql: Sql,
  code: { clubId: string; codeHash: string; at: Instant },
  session: { sessionId: string; expiresAt: Instant; userAgent: string | null },
): Promise<boolean> {
  const at = new Date(code.at)
  const created = await sql`
    with used as (
      update device_code set used_at = ${at}
       where club_id = ${code.clubId} and code_hash = ${code.codeHash}
         and used_at is null and expires_at > ${at}
      returning evening_id, table_id
    )
    insert into session (club_id, session_id, kind, evening_id, table_id, created_at, seen_at, expires_at,
                         user_agent)
    select ${code.clubId}, ${session.sessionId}, 'device', evening_id, table_id, ${at}, ${at},
           ${new Date(session.expiresAt)}, ${session.userAgent}
      from used
    returning session_id`
  return created.length > 0
}

export interface DeviceLine {
  sessionId: string
  eveningId: string
  tableId: string
  createdAt: Instant
  seenAt: Instant
  userAgent: string | null
}

/** Tablets signed in to a club, the latest first. */
export async function listDevices(sql: Sql, clubId: string, at: Instant): Promise<DeviceLine[]> {
  return await sql<DeviceLine[]>`
    select session_id, evening_id, table_id, created_at, seen_at, user_agent from session
     where club_id = ${clubId} and kind = 'device'
       and revoked_at is null and expires_at > ${new Date(at)}
     order by created_at desc`
}

/** Signs a tablet out, with who did it in the audit; false when it is not there. */
export async function revokeDevice(
  sql: Sql,
  clubId: string,
  sessionId: string,
  at: Instant,
  by: object,
): Promise<boolean> {
  const written = await sql`
    with revoked as (
      update session set revoked_at = ${new Date(at)}
       where club_id = ${clubId} and session_id = ${sessionId} and kind = 'device' and revoked_at is null
      returning evening_id, table_id
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${sql.json({ ...by })}, 'deviceRevoked',
           jsonb_build_object('evening', evening_id, 'table', table_id)
      from revoked
    returning audit_id`
  return written.length > 0
}
