import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'
import { stream } from '../schema/journal'
import { deviceCode, session } from '../schema/people'
import { names, on } from '../statement'
import { audited } from './audit'

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

/** Stores the forms half written at a device's post, in place of those before. */
export async function keepDrafts(
  pool: Sql,
  { clubId, sessionId }: { clubId: string; sessionId: string },
  drafts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await on(pool)
    .update(session)
    .set({ drafts })
    .where(and(isGood(clubId), eq(session.sessionId, sessionId)))
}

/** The forms half written at a post, by the latest device that wrote any; a device that is lost or signed out counts. */
export async function draftsAt(
  pool: Sql,
  { clubId, evening, post }: { clubId: string; evening: string; post: string },
): Promise<Readonly<Record<string, unknown>>> {
  const [latest] = await on(pool)
    .select({ drafts: session.drafts })
    .from(session)
    .where(
      and(
        eq(session.clubId, clubId),
        eq(session.eveningId, evening),
        eq(session.post, post),
        isNotNull(session.drafts),
      ),
    )
    .orderBy(desc(session.createdAt))
    .limit(1)
  return latest?.drafts ?? {}
}
