import { and, eq, sql } from 'drizzle-orm'
import type { AnyEvent, Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'
import { audit } from '../schema/club'
import { journal } from '../schema/journal'
import { member } from '../schema/people'
import { names, on } from '../statement'
import { auditRow } from './audit'

export type Person = Pick<typeof member.$inferSelect, 'memberId' | 'name' | 'card'>

/** A club's members by id, blocked and forgotten ones too: they may appear on an old paper. */
export async function peopleById(pool: Sql, clubId: string): Promise<Map<string, Person>> {
  const { memberId, name, forgottenAt } = member
  const card = sql<string>`case when ${forgottenAt} is null then ${member.card} else '–' end`
  const people = await on(pool)
    .select({ memberId, name, card })
    .from(member)
    .where(eq(member.clubId, clubId))
  return new Map(people.map((person) => [person.memberId, person]))
}

/** A stream's events of one type, in order. */
export async function eventsOfType<E extends AnyEvent>(
  pool: Sql,
  clubId: string,
  streamId: string,
  type: E['type'],
): Promise<{ position: number; at: Instant; event: E }[]> {
  const { position, at } = journal
  return await on(pool)
    .select({ position, at, event: sql<E>`${journal.event}` })
    .from(journal)
    .where(and(eq(journal.clubId, clubId), eq(journal.streamId, streamId), eq(journal.type, type)))
    .orderBy(position)
}

/** The event at a position; undefined where the stream has none. */
export async function eventAt(
  pool: Sql,
  clubId: string,
  streamId: string,
  position: number,
): Promise<Pick<typeof journal.$inferSelect, 'at' | 'event'> | undefined> {
  const [found] = await on(pool)
    .select({ at: journal.at, event: journal.event })
    .from(journal)
    .where(
      and(
        eq(journal.clubId, clubId),
        eq(journal.streamId, streamId),
        eq(journal.position, position),
      ),
    )
  return found
}

/**
 * Records a print in the audit, with the journal's hash that it bears, and returns how often that paper was printed
 * before, in one statement. A Citus sees the new row while it counts, so the row is left out by its number.
 */
export async function countPrint(
  pool: Sql,
  clubId: string,
  { paper, hash }: { paper: string; hash: string | null },
  by: object,
): Promise<number> {
  const what = 'printed'
  const detail = hash === null ? { paper } : { paper, hash }
  const [earlier] = await on(pool).execute<{ prints: number }>(sql`
    with noted as (${auditRow({ clubId, by, what }, detail)})
    select count(*) as prints from ${audit}
     where ${audit.clubId} = ${clubId} and ${audit.what} = ${what} and ${audit.detail} ->> 'paper' = ${paper}
       and ${audit.auditId} not in (select ${names(audit.auditId)} from noted)`)
  return earlier?.prints ?? 0
}

/** Papers that were printed with this hash of the journal, each once, in the order of their first print. */
export async function papersWithHash(pool: Sql, clubId: string, hash: string): Promise<string[]> {
  const rows = await on(pool).execute<{ paper: string }>(sql`
    select ${audit.detail} ->> 'paper' as paper from ${audit}
     where ${audit.clubId} = ${clubId} and ${audit.what} = 'printed' and ${audit.detail} ->> 'hash' = ${hash}
     group by 1 order by min(${audit.auditId})`)
  return rows.map(({ paper }) => paper)
}
