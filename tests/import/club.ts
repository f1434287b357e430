import { randomUUID } from 'node:crypto'
import type { Sql } from '@/db/client'

/** A club of its own, for tests that share a database; it plays for points. */
export async function aClub(sql: Sql): Promise<string> {
  const clubId = randomUUID()
  await sql`
    insert into club (club_id, slug, name, short_name, time_zone)
    values (${clubId}, ${clubId}, 'Circolo', 'Circolo', 'Europe/Rome')`
  return clubId
}
