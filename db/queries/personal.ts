import { and, desc, eq, sql } from 'drizzle-orm'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { audit } from '../schema/club'
import { journal, stream } from '../schema/journal'
import { attempt, autograph, member, session } from '../schema/people'
import { pushSubscription } from '../schema/push'
import { on } from '../statement'

/** The profile of a member, without the hashes of their password and PIN. */
export async function profileOf(pool: Sql, clubId: string, memberId: MemberId) {
  const { card, name, alias, showAs, inSeason, roles, locale, createdAt } = member
  const [found] = await on(pool)
    .select({
      ...{ card, name, alias, showAs, inSeason, roles, locale, createdAt },
      hasPassword: sql<boolean>`${member.passwordHash} is not null`,
      hasPin: sql<boolean>`${member.pinHash} is not null`,
    })
    .from(member)
    .where(and(eq(member.clubId, clubId), eq(member.memberId, memberId)))
  return found
}

/** All that is kept of a member's access: sessions, attempts to sign in with their card, and phones. */
export async function accessOf(pool: Sql, clubId: string, memberId: MemberId, card: string) {
  const { createdAt, seenAt, expiresAt, revokedAt, userAgent } = session
  const { endpoint, locale } = pushSubscription
  const [sessions, attempts, phones] = await Promise.all([
    on(pool)
      .select({ createdAt, seenAt, expiresAt, revokedAt, userAgent })
      .from(session)
      .where(and(eq(session.clubId, clubId), eq(session.memberId, memberId)))
      .orderBy(createdAt),
    on(pool)
      .select({ at: attempt.at, address: attempt.address, succeeded: attempt.succeeded })
      .from(attempt)
      .where(and(eq(attempt.clubId, clubId), eq(attempt.card, card)))
      .orderBy(attempt.at),
    on(pool)
      .select({ endpoint, locale, createdAt: pushSubscription.createdAt })
      .from(pushSubscription)
      .where(and(eq(pushSubscription.clubId, clubId), eq(pushSubscription.memberId, memberId)))
      .orderBy(pushSubscription.createdAt),
  ])
  return { sessions, attempts, phones }
}

/** The drawings of a member that lie beside the journals. */
export async function drawingsOf(pool: Sql, clubId: string, memberId: MemberId) {
  const { digest, strokes } = autograph
  return await on(pool)
    .select({ digest, strokes })
    .from(autograph)
    .where(and(eq(autograph.clubId, clubId), eq(autograph.memberId, memberId)))
}

/** The entries of the audit about a member, oldest first. */
export async function auditAbout(pool: Sql, clubId: string, memberId: MemberId) {
  const { at, what, detail } = audit
  return await on(pool)
    .select({ at, what, detail })
    .from(audit)
    .where(and(eq(audit.clubId, clubId), sql`${detail} ->> 'member' = ${memberId}`))
    .orderBy(audit.auditId)
}

/** The commands that a member gave, counted by evening, the latest evening first. */
export async function commandsGivenBy(pool: Sql, clubId: string, memberId: MemberId) {
  const { commandId, at } = journal
  const { title, day, game } = stream
  return await on(pool)
    .select({
      ...{ title, day, game },
      commands: sql<number>`count(distinct ${commandId})`,
      first: sql<Instant>`min(${at})`,
      last: sql<Instant>`max(${at})`,
    })
    .from(journal)
    .innerJoin(
      stream,
      and(eq(stream.clubId, journal.clubId), eq(stream.streamId, journal.streamId)),
    )
    .where(and(eq(journal.clubId, clubId), sql`${journal.by} ->> 'member' = ${memberId}`))
    .groupBy(stream.clubId, stream.streamId, title, day, game)
    .orderBy(desc(day), stream.streamId)
}

/** The events of every evening of the club that name a member, the latest evening first. */
export async function eventsNaming(pool: Sql, clubId: string, memberId: MemberId) {
  const { position, at, event } = journal
  const { title, day, game } = stream
  return await on(pool)
    .select({ title, day, game, position, at, event })
    .from(journal)
    .innerJoin(
      stream,
      and(eq(stream.clubId, journal.clubId), eq(stream.streamId, journal.streamId)),
    )
    .where(and(eq(journal.clubId, clubId), sql`${event}::text like ${`%${memberId}%`}`))
    .orderBy(desc(day), stream.streamId, position)
}
