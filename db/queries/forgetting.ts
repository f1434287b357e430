import { and, asc, count, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { journal, stream } from '../schema/journal'
import { attempt, autograph, member, session } from '../schema/people'
import { pushSubscription } from '../schema/push'
import { tableauRow } from '../schema/tableau'
import { on } from '../statement'

/** A member who was forgotten: only ids and days, so that it may lie beside the backups. */
export interface Forgotten {
  clubId: string
  memberId: MemberId
  askedOn: string
}

/**
 * Takes out all that is personal about a member: name, card, alias, password, PIN, autographs, sessions, attempts and
 * phones, and notes it in the audit. `called` is kept in the place of the name. False when there is no such member any
 * more.
 */
export async function forgetMember(
  pool: Sql,
  { clubId, memberId, askedOn, called }: Forgotten & { called: string },
  at: Instant,
  by: object,
): Promise<boolean> {
  const [row] = await on(pool).execute<{ done: boolean }>(sql`
    select forget_member(${clubId}::uuid, ${memberId}::uuid, ${called}::text, ${askedOn}::date,
                         to_timestamp(${at}::double precision / 1000),
                         ${JSON.stringify(by)}::text::jsonb) as done`)
  return row?.done ?? false
}

/** Everybody who was forgotten, of every club. */
export async function forgottenMembers(pool: Sql): Promise<Forgotten[]> {
  const { clubId, memberId, forgetAskedOn, forgottenAt } = member
  return await on(pool)
    .select({ clubId, memberId, askedOn: sql<string>`${forgetAskedOn}::text` })
    .from(member)
    .where(isNotNull(forgottenAt))
    .orderBy(asc(forgottenAt), clubId, memberId)
}

/** The open evenings whose events name a member, or were given by them, by day. */
export async function openEveningsOf(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
): Promise<Pick<typeof stream.$inferSelect, 'title' | 'day' | 'game'>[]> {
  const { title, day, game } = stream
  const theirs = on(pool)
    .select({ position: journal.position })
    .from(journal)
    .where(
      and(
        eq(journal.clubId, stream.clubId),
        eq(journal.streamId, stream.streamId),
        or(
          sql`${journal.event}::text like ${`%${memberId}%`}`,
          sql`${journal.by} ->> 'member' = ${memberId}`,
        ),
      ),
    )
  return await on(pool)
    .select({ title, day, game })
    .from(stream)
    .where(and(eq(stream.clubId, clubId), eq(stream.status, 'open'), exists(theirs)))
    .orderBy(day, stream.streamId)
}

/** The personal things kept of a member, counted, and those that a journal keeps for ever. */
export async function countPersonal(pool: Sql, clubId: string, memberId: MemberId) {
  const counted = (table: typeof autograph | typeof session | typeof pushSubscription) =>
    sql<number>`(select count(*) from ${table} where ${table.clubId} = ${clubId} and ${table.memberId} = ${memberId})`
  const [found] = await on(pool)
    .select({
      name: member.name,
      card: member.card,
      autographs: counted(autograph),
      sessions: counted(session),
      phones: counted(pushSubscription),
      attempts: sql<number>`(select ${count()} from ${attempt} where ${attempt.clubId} = ${clubId} and ${attempt.card} = ${member.card})`,
      evenings: sql<number>`(select count(distinct ${tableauRow.tableauId}) from ${tableauRow} where ${tableauRow.clubId} = ${clubId} and ${tableauRow.memberId} = ${memberId})`,
      /** I.1: drawings of journals written before migration 0016. */
      drawnInJournals: sql<number>`(select ${count()} from ${journal} where ${journal.clubId} = ${clubId} and ${journal.type} = 'signed' and (${journal.event} ->> 'member') = ${memberId} and json_array_length(coalesce(${journal.event} -> 'strokes', '[]')) > 0)`,
    })
    .from(member)
    .where(
      and(eq(member.clubId, clubId), eq(member.memberId, memberId), isNull(member.forgottenAt)),
    )
  return found
}
