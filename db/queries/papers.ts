import { and, eq, sql } from 'drizzle-orm'
import type { AnyEvent, Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'
import { audit } from '../schema/club'
import { journal } from '../schema/journal'
import { member } from '../schema/people'
import { on } from '../statement'
import { auditRow } from './audit'

export type Person = Pick<typeof member.$inferSelect, 'memberId' | 'name' | 'card'>

/** A club's members by id, blocked ones too: they may appear on an old paper. */
export async function peopleById(pool: Sql, clubId: string): Promise<Map<string, Person>> {
  const { memberId, name, card } = member
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

/** Records a print in the audit and returns how often that paper was printed before, in one statement. */
export async function countPrint(
  pool: Sql,
  clubId: string,
  paper: string,
  by: object,
): Promise<number> {
  const what = 'printed'
  const [earlier] = await on(pool).execute<{ prints: number }>(sql`
    with noted as (${auditRow({ clubId, by, what }, { paper })})
    select count(*) as prints from ${audit}
     where ${audit.clubId} = ${clubId} and ${audit.what} = ${what} and ${audit.detail} ->> 'paper' = ${paper}`)
  return earlier?.prints ?? 0
}
