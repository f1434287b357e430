import { and, desc, eq, gt, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'
import { stream } from '../schema/journal'
import { deviceCode, session } from '../schema/people'
import { names, on } from '../statement'
import { audited } from './audit'
import type { Holding } from './sessions'

/** A code's hash; `post` is the name that the evening's game gives it. */
export type DeviceCode = Omit<typeof deviceCode.$inferSelect, 'usedAt'>

/** Stores a code's hash, and its issuer in the audit. */
export async function storeDeviceCode(pool: Sql, code: DeviceCode, by: object): Promise<void> {
  const { clubId, codeHash, eveningId, post, expiresAt } = code
  const columns = { evening: deviceCode.eveningId, post: deviceCode.post }
  const stored = on(pool)
    .insert(deviceCode)
    .values({ clubId, codeHash, eveningId, post, expiresAt })
    .returning(columns)
  await audited(pool, { clubId, by, what: 'deviceCodeIssued' }, stored, { columns })
}

/** Marks a code as used and signs its device in; false when the code is unknown, used or too old. */
export async function redeemDeviceCode(
  pool: Sql,
  { clubId, codeHash, at }: { clubId: string; codeHash: string; at: Instant },
  given: Pick<typeof session.$inferSelect, 'sessionId' | 'expiresAt' | 'userAgent'>,
): Promise<boolean> {
  const { eveningId, post } = deviceCode
  const used = on(pool)
    .update(deviceCode)
    .set({ usedAt: at })
    .where(
      and(
        eq(deviceCode.clubId, clubId),
        eq(deviceCode.codeHash, codeHash),
        isNull(deviceCode.usedAt),
        gt(deviceCode.expiresAt, at),
      ),
    )
    .returning({ eveningId, post })
  const created = await on(pool).execute(sql`
    with used as ${used}
    insert into ${session} (${names(
      ...[session.clubId, session.sessionId, session.kind, session.createdAt, session.seenAt],
      ...[session.expiresAt, session.userAgent, session.eveningId, session.post],
    )})
    select ${clubId}, ${given.sessionId}, 'device', ${at}, ${at}, ${given.expiresAt}, ${given.userAgent},
           ${names(eveningId, post)}
      from used
    returning ${session.sessionId}`)
  return created.length > 0
}

const isGood = (clubId: string): SQL | undefined =>
  and(eq(session.clubId, clubId), eq(session.kind, 'device'), isNull(session.revokedAt))

/** Devices signed in to a club, each with the game of its evening, the latest first. */
export async function listDevices(pool: Sql, clubId: string, at: Instant) {
  const { sessionId, createdAt, seenAt, userAgent } = session
  return await on(pool)
    .select({
      sessionId,
      // A device's session has both: the constraint `session_kind` requires it.
      eveningId: sql<string>`${session.eveningId}`,
      post: sql<string>`${session.post}`,
      game: stream.game,
      createdAt,
      seenAt,
      userAgent,
    })
    .from(session)
    .leftJoin(
      stream,
      and(eq(stream.clubId, session.clubId), eq(stream.streamId, session.eveningId)),
    )
    .where(and(isGood(clubId), gt(session.expiresAt, at)))
    .orderBy(desc(createdAt))
}

/** When the other devices at a device's post were paired that were in use since a moment, the latest first. */
export async function pairedBeside(
  pool: Sql,
  { clubId, sessionId }: { clubId: string; sessionId: string },
  { evening, post }: { evening: string; post: string },
  { at, usedSince }: Holding,
): Promise<Instant[]> {
  const rows = await on(pool)
    .select({ createdAt: session.createdAt })
    .from(session)
    .where(
      and(
        isGood(clubId),
        eq(session.eveningId, evening),
        eq(session.post, post),
        ne(session.sessionId, sessionId),
        gt(session.expiresAt, at),
        gt(session.seenAt, usedSince),
      ),
    )
    .orderBy(desc(session.createdAt))
  return rows.map(({ createdAt }) => createdAt)
}

/** Signs a device out, and records the author in the audit; false when there is no such device. */
export async function revokeDevice(
  pool: Sql,
  clubId: string,
  sessionId: string,
  at: Instant,
  by: object,
): Promise<boolean> {
  const columns = { evening: session.eveningId, post: session.post }
  const revoked = on(pool)
    .update(session)
    .set({ revokedAt: at })
    .where(and(isGood(clubId), eq(session.sessionId, sessionId)))
    .returning(columns)
  return await audited(pool, { clubId, by, what: 'deviceRevoked' }, revoked, { columns })
}

/** Stores the half-written forms of a device's post, written at this moment, in place of those before. */
export async function keepDrafts(
  pool: Sql,
  { clubId, sessionId }: { clubId: string; sessionId: string },
  drafts: Readonly<Record<string, unknown>>,
  draftsAt: Instant,
): Promise<void> {
  await on(pool)
    .update(session)
    .set({ drafts, draftsAt })
    .where(and(isGood(clubId), eq(session.sessionId, sessionId)))
}

/**
 * The half-written forms of a post as the device left them that wrote last, even where it was lost or signed out;
 * undefined where none did.
 */
export async function draftsAt(
  pool: Sql,
  { clubId, evening, post }: { clubId: string; evening: string; post: string },
): Promise<
  | { sessionId: string; drafts: Readonly<Record<string, unknown>> | null; at: Instant | null }
  | undefined
> {
  const { sessionId, drafts, draftsAt: at } = session
  const [latest] = await on(pool)
    .select({ sessionId, drafts, at })
    .from(session)
    .where(
      and(
        eq(session.clubId, clubId),
        eq(session.eveningId, evening),
        eq(session.post, post),
        isNotNull(at),
      ),
    )
    .orderBy(desc(at))
    .limit(1)
  return latest
}

/** Empties the half-written forms of an evening that is over. */
export async function emptyDrafts(pool: Sql, clubId: string, evening: string): Promise<void> {
  await on(pool)
    .update(session)
    .set({ drafts: null, draftsAt: null })
    .where(
      and(eq(session.clubId, clubId), eq(session.eveningId, evening), isNotNull(session.drafts)),
    )
}
