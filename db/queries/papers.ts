import type { AnyEvent, Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'

export interface Person {
  memberId: string
  name: string
  card: string
}

/** A club's members by id, blocked ones too: they may stand on an old paper. */
export async function peopleById(sql: Sql, clubId: string): Promise<Map<string, Person>> {
  const people = await sql<Person[]>`
    select member_id, name, card from member where club_id = ${clubId}`
  return new Map(people.map((person) => [person.memberId, person]))
}

/** A stream's events of one type, in order. */
export async function eventsOfType<E extends AnyEvent>(
  sql: Sql,
  clubId: string,
  streamId: string,
  type: E['type'],
): Promise<{ position: number; at: Instant; event: E }[]> {
  return await sql<{ position: number; at: Instant; event: E }[]>`
    select position, at, event from journal
     where club_id = ${clubId} and stream_id = ${streamId} and type = ${type}
     order by position`
}

/** The event at a position; undefined where the stream has none. */
export async function eventAt(
  sql: Sql,
  clubId: string,
  streamId: string,
  position: number,
): Promise<{ at: Instant; event: AnyEvent } | undefined> {
  const [found] = await sql<{ at: Instant; event: AnyEvent }[]>`
    select at, event from journal
     where club_id = ${clubId} and stream_id = ${streamId} and position = ${position}`
  return found
}

/** Notes a print in the audit and returns how often that paper was printed before, in one statement. */
export async function countPrint(
  sql: Sql,
  clubId: string,
  paper: string,
  by: object,
): Promise<number> {
  const [earlier] = await sql<{ prints: number }[]>`
    with noted as (
      insert into audit (club_id, by, what, detail)
      values (${clubId}, ${JSON.stringify(by)}::text::jsonb, 'printed',
              jsonb_build_object('paper', ${paper}::text))
    )
    select count(*) as prints from audit
     where club_id = ${clubId} and what = 'printed' and detail ->> 'paper' = ${paper}`
  return earlier?.prints ?? 0
}
