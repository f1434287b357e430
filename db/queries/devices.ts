import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'

export interface DeviceCode {
  clubId: string
  codeHash: string
  eveningId: string
  /** As the evening's game names it. */
  post: string
  expiresAt: Instant
}

/** Keeps a code's hash, with who issued it in the audit. */
export async function storeDeviceCode(sql: Sql, code: DeviceCode, by: object): Promise<void> {
  await sql`
    with stored as (
      insert into device_code (club_id, code_hash, evening_id, post, expires_at)
      values (${code.clubId}, ${code.codeHash}, ${code.eveningId}, ${code.post},
              ${new Date(code.expiresAt)})
      returning evening_id, post
    )
    insert into audit (club_id, by, what, detail)
    select ${code.clubId}, ${sql.json({ ...by })}, 'deviceCodeIssued',
           jsonb_build_object('evening', evening_id, 'post', post)
      from stored`
}

/** Uses a code up and signs its device in; false when the code is unknown, used or too old. */
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
      returning evening_id, post
    )
    insert into session (club_id, session_id, kind, evening_id, post, created_at, seen_at, expires_at,
                         user_agent)
    select ${code.clubId}, ${session.sessionId}, 'device', evening_id, post, ${at}, ${at},
           ${new Date(session.expiresAt)}, ${session.userAgent}
      from used
    returning session_id`
  return created.length > 0
}

export interface DeviceLine {
  sessionId: string
  eveningId: string
  post: string
  /** The game of its evening. */
  game: string | null
  createdAt: Instant
  seenAt: Instant
  userAgent: string | null
}

/** Devices signed in to a club, the latest first. */
export async function listDevices(sql: Sql, clubId: string, at: Instant): Promise<DeviceLine[]> {
  return await sql<DeviceLine[]>`
    select d.session_id, d.evening_id, d.post, e.game, d.created_at, d.seen_at, d.user_agent
      from session d
      left join stream e on e.club_id = d.club_id and e.stream_id = d.evening_id
     where d.club_id = ${clubId} and d.kind = 'device'
       and d.revoked_at is null and d.expires_at > ${new Date(at)}
     order by d.created_at desc`
}

/** Signs a device out, with who did it in the audit; false when it is not there. */
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
      returning evening_id, post
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${sql.json({ ...by })}, 'deviceRevoked',
           jsonb_build_object('evening', evening_id, 'post', post)
      from revoked
    returning audit_id`
  return written.length > 0
}
