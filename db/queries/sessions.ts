import type { HouseRole, Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'

/** A sign-in that is still good, with whose it is. */
export interface SessionRow {
  clubId: string
  sessionId: string
  slug: string
  kind: 'member' | 'device'
  eveningId: string | null
  /** A device's post, and the game of its evening. */
  post: string | null
  game: string | null
  expiresAt: Instant
  seenAt: Instant
  memberId: string | null
  name: string | null
  card: string | null
  alias: string | null
  showAs: 'name' | 'alias' | 'hidden' | null
  roles: HouseRole[] | null
  mustChangePassword: boolean | null
  locale: 'it' | 'en' | null
}

export interface MemberSession {
  clubId: string
  sessionId: string
  memberId: string
  at: Instant
  expiresAt: Instant
  userAgent: string | null
}

export async function createMemberSession(sql: Sql, session: MemberSession): Promise<void> {
  const { clubId, sessionId, memberId, at, expiresAt, userAgent } = session
  await sql`
    insert into session (club_id, session_id, kind, member_id, created_at, seen_at, expires_at, user_agent)
    values (${clubId}, ${sessionId}, 'member', ${memberId}, ${new Date(at)}, ${new Date(at)},
            ${new Date(expiresAt)}, ${userAgent})`
}

/** The session, unless it is revoked, expired, or its member is blocked. */
export async function findSession(
  sql: Sql,
  clubId: string,
  sessionId: string,
  at: Instant,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select s.club_id, s.session_id, c.slug, s.kind, s.evening_id, s.post, e.game, s.expires_at, s.seen_at,
           s.member_id, m.name, m.card, m.alias, m.show_as, m.roles, m.must_change_password, m.locale
      from session s
      join club c on c.club_id = s.club_id
      left join stream e on e.club_id = s.club_id and e.stream_id = s.evening_id
      left join member m on m.club_id = s.club_id and m.member_id = s.member_id
     where s.club_id = ${clubId} and s.session_id = ${sessionId}
       and s.revoked_at is null and s.expires_at > ${new Date(at)} and m.blocked_at is null`
  return row
}

export async function touchSession(
  sql: Sql,
  clubId: string,
  sessionId: string,
  at: Instant,
): Promise<void> {
  await sql`
    update session set seen_at = ${new Date(at)}
     where club_id = ${clubId} and session_id = ${sessionId}`
}

/** Ends one session; false when there is none that is still good. */
export async function revokeSession(
  sql: Sql,
  clubId: string,
  sessionId: string,
  at: Instant,
): Promise<boolean> {
  const revoked = await sql`
    update session set revoked_at = ${new Date(at)}
     where club_id = ${clubId} and session_id = ${sessionId} and revoked_at is null
    returning session_id`
  return revoked.length > 0
}

/** Ends every session of a member, but the one to spare. */
export async function revokeSessionsOf(
  sql: Sql,
  clubId: string,
  memberId: string,
  at: Instant,
  spare: string | null = null,
): Promise<void> {
  await sql`
    update session set revoked_at = ${new Date(at)}
     where club_id = ${clubId} and member_id = ${memberId} and revoked_at is null
       and session_id is distinct from ${spare}::uuid`
}

export interface MemberSessionLine {
  sessionId: string
  createdAt: Instant
  seenAt: Instant
  userAgent: string | null
}

/** A member's sessions that are still good, the latest first. */
export async function sessionsOf(
  sql: Sql,
  clubId: string,
  memberId: string,
  at: Instant,
): Promise<MemberSessionLine[]> {
  return await sql<MemberSessionLine[]>`
    select session_id, created_at, seen_at, user_agent from session
     where club_id = ${clubId} and member_id = ${memberId}
       and revoked_at is null and expires_at > ${new Date(at)}
     order by seen_at desc`
}
