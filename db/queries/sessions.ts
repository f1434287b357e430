import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { club } from '../schema/club'
import { stream } from '../schema/journal'
import { member, session } from '../schema/people'
import { builtOnce, on } from '../statement'

type Session = typeof session.$inferSelect

export type MemberSession = Pick<Session, 'clubId' | 'sessionId' | 'expiresAt' | 'userAgent'> & {
  memberId: MemberId
  at: Instant
}

export async function createMemberSession(pool: Sql, given: MemberSession): Promise<void> {
  const { at, ...rest } = given
  await on(pool)
    .insert(session)
    .values({ ...rest, kind: 'member', createdAt: at, seenAt: at })
}

const given = {
  clubId: sql.placeholder('clubId'),
  sessionId: sql.placeholder('sessionId'),
  at: sql.placeholder('at'),
  usedSince: sql.placeholder('usedSince'),
}

const good = builtOnce((statements) => {
  const { clubId, sessionId, kind, eveningId, post, expiresAt, seenAt, memberId } = session
  const { name, card, alias, showAs, inSeason, roles, mustChangePassword, locale } = member
  return statements
    .select({
      ...{ clubId, sessionId, kind, eveningId, post, expiresAt, seenAt, memberId },
      ...{ name, card, alias, showAs, inSeason, roles, mustChangePassword, locale },
      slug: club.slug,
      /** The game of a device's evening. */
      game: stream.game,
    })
    .from(session)
    .innerJoin(club, eq(club.clubId, clubId))
    .leftJoin(stream, and(eq(stream.clubId, clubId), eq(stream.streamId, eveningId)))
    .leftJoin(member, and(eq(member.clubId, clubId), eq(member.memberId, memberId)))
    .where(
      and(
        eq(clubId, given.clubId),
        eq(sessionId, given.sessionId),
        isNull(session.revokedAt),
        gt(expiresAt, given.at),
        gt(seenAt, given.usedSince),
        isNull(member.blockedAt),
      ),
    )
    .prepare('session')
})

/** A valid session, with its member or device. */
export type SessionRow = Awaited<ReturnType<ReturnType<typeof good>['execute']>>[number]

/** The time by which a session holds: it expires after `at`, and was used after `usedSince`. */
export interface Holding {
  at: Instant
  usedSince: Instant
}

/** The session, unless it is revoked, expired, unused for too long, or its member is blocked. */
export async function findSession(
  pool: Sql,
  clubId: string,
  sessionId: string,
  holding: Holding,
): Promise<SessionRow | undefined> {
  const [row] = await good(pool).execute({ clubId, sessionId, ...holding })
  return row
}

const one = (clubId: string, sessionId: string): SQL | undefined =>
  and(eq(session.clubId, clubId), eq(session.sessionId, sessionId))

export async function touchSession(
  pool: Sql,
  clubId: string,
  sessionId: string,
  at: Instant,
): Promise<void> {
  await on(pool).update(session).set({ seenAt: at }).where(one(clubId, sessionId))
}

/** Ends one session; false when there is no such valid session. */
export async function revokeSession(
  pool: Sql,
  clubId: string,
  sessionId: string,
  at: Instant,
): Promise<boolean> {
  const revoked = await on(pool)
    .update(session)
    .set({ revokedAt: at })
    .where(and(one(clubId, sessionId), isNull(session.revokedAt)))
    .returning({ sessionId: session.sessionId })
  return revoked.length > 0
}

/** A member's sessions that were not revoked. */
const standing = (clubId: string, memberId: MemberId): SQL | undefined =>
  and(eq(session.clubId, clubId), eq(session.memberId, memberId), isNull(session.revokedAt))

/** Ends every session of a member, except the one to spare. */
export async function revokeSessionsOf(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
  at: Instant,
  spare: string | null = null,
): Promise<void> {
  await on(pool)
    .update(session)
    .set({ revokedAt: at })
    .where(
      and(standing(clubId, memberId), spare === null ? undefined : ne(session.sessionId, spare)),
    )
}

/** A member's valid sessions, the latest first. */
export async function sessionsOf(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
  { at, usedSince }: Holding,
): Promise<Pick<Session, 'sessionId' | 'createdAt' | 'seenAt' | 'userAgent'>[]> {
  const { sessionId, createdAt, seenAt, userAgent } = session
  return await on(pool)
    .select({ sessionId, createdAt, seenAt, userAgent })
    .from(session)
    .where(and(standing(clubId, memberId), gt(session.expiresAt, at), gt(seenAt, usedSince)))
    .orderBy(desc(seenAt))
}
