import { expect } from 'vitest'
import type { Sql } from '@/db/client'
import { verifyStream } from '@/db/journal'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { Streams } from '@/server/streams/streams'

/** An append takes so many ms, so that a death often comes in the middle of one. */
export async function slowAppends(sql: Sql, ms: number): Promise<void> {
  await sql.unsafe(`
    create function slowly() returns trigger language plpgsql as $$
    begin perform pg_sleep(${ms / 1_000}); return null; end $$`)
  await sql`create trigger slowly after insert on journal for each statement execute function slowly()`
}

/** The address of an evening. */
interface Kept {
  readonly clubId: string
  readonly evening: string
}

/** Every command answered with a version is in the journal once, there, and nothing else; the books agree. */
export async function holds(
  sql: Sql,
  { clubId, evening }: Kept,
  accepted: ReadonlyMap<string, number>,
) {
  const rows = await sql<{ commandId: string; position: number }[]>`
    select command_id, max(position) as position from journal
     where stream_id = ${evening} group by command_id`
  const stored = new Map(rows.map((row) => [row.commandId, row.position]))
  for (const [id, version] of accepted) expect(stored.get(id)).toBe(version)
  const counted = await sql<{ commandId: string }[]>`
    select command_id from journal where stream_id = ${evening} order by position`
  expect(await verifyStream(sql, clubId, evening)).toMatchObject({
    sound: true,
    head: { version: counted.length },
  })
  expect((await verifyClub(sql, GAMES, clubId)).findings).toEqual([])
  return stored.size
}

/** The evening as its journal gives it, whatever any process remembers. */
export async function replayed<S = Evening>(sql: Sql, { clubId, evening }: Kept): Promise<S> {
  const streams = new Streams({ sql, keyOf: async () => 'another secret', games: GAMES })
  const stream = await streams.find(clubId, evening)
  await streams.rest()
  return stream?.state as S
}
