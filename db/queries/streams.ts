import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { Chips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { translate } from '../errors'
import { actorFrom, answeredOf, type StoredAnswer } from '../journal'
import { command, journal, stream } from '../schema/journal'
import { builtOnce, on } from '../statement'

/** Waits until no append is under way on a stream. Throws DatabaseUnreachable. */
export async function waitForAppend(pool: Sql, clubId: string, streamId: string): Promise<void> {
  try {
    await on(pool)
      .select({ version: stream.version })
      .from(stream)
      .where(and(eq(stream.clubId, clubId), eq(stream.streamId, streamId)))
      .for('update')
  } catch (error) {
    throw translate(error)
  }
}

const answered = builtOnce((statements) => {
  const { commandId, firstPosition, events, refusal, digest } = command
  return statements
    .select({
      version: stream.version,
      answer: { commandId, firstPosition, events, refusal, digest },
    })
    .from(stream)
    .leftJoin(
      command,
      and(
        eq(command.clubId, stream.clubId),
        eq(command.streamId, stream.streamId),
        sql`${commandId} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .where(
      and(
        eq(stream.clubId, sql.placeholder('clubId')),
        eq(stream.streamId, sql.placeholder('streamId')),
      ),
    )
    .prepare('answered')
})

/** A stream's version, 0 when it does not exist, and the first answers to those of these commands that it has. */
export async function versionAndAnswers(
  pool: Sql,
  clubId: string,
  streamId: string,
  ids: readonly string[],
): Promise<{ version: number; answers: StoredAnswer[] }> {
  const rows = await answered(pool).execute({ clubId, streamId, ids })
  const answers = rows.flatMap(({ answer }) => (answer ? [answeredOf(answer)] : []))
  return { version: rows[0]?.version ?? 0, answers }
}

export type StreamLine = Pick<
  typeof stream.$inferSelect,
  'streamId' | 'game' | 'title' | 'day' | 'status' | 'version'
>

/** The latest day first, and of one day the evening opened last. The club is named twice: a Citus then asks one machine. */
const latestFirst = (pool: Sql, clubId: string) => {
  const opening = on(pool)
    .select({ at: journal.at })
    .from(journal)
    .where(
      and(
        eq(journal.clubId, clubId),
        eq(journal.streamId, stream.streamId),
        eq(journal.position, 1),
      ),
    )
  return [desc(stream.day), desc(sql`(${opening})`), stream.streamId] as const
}

/** A club's streams, the latest first. */
export async function listStreams(pool: Sql, clubId: string, limit: number): Promise<StreamLine[]> {
  const { streamId, game, title, day, status, version } = stream
  return await on(pool)
    .select({ streamId, game, title, day, status, version })
    .from(stream)
    .where(eq(stream.clubId, clubId))
    .orderBy(...latestFirst(pool, clubId))
    .limit(limit)
}

/** The latest evenings of a game in a club, the latest first. */
export async function latestOf(
  pool: Sql,
  of: { clubId: string; game: string; limit: number },
): Promise<Pick<StreamLine, 'streamId' | 'day'>[]> {
  const { clubId, game, streamId, day } = stream
  return await on(pool)
    .select({ streamId, day })
    .from(stream)
    .where(and(eq(clubId, of.clubId), eq(game, of.game)))
    .orderBy(...latestFirst(pool, of.clubId))
    .limit(of.limit)
}

/** The open streams of all clubs, each with its game and version. */
export async function openHeads(
  pool: Sql,
): Promise<Pick<typeof stream.$inferSelect, 'clubId' | 'streamId' | 'game' | 'version'>[]> {
  const { clubId, streamId, game, version, status } = stream
  return await on(pool)
    .select({ clubId, streamId, game, version })
    .from(stream)
    .where(eq(status, 'open').inlineParams())
}

/**
 * The banknotes that a member changed in the club's other streams of this stream's day, closed ones included: the law's
 * limit is of a person and a day (ch22). `append` refuses a batch that was decided on another sum.
 */
export async function cashBeside(
  pool: Sql,
  { clubId, streamId, member }: { clubId: string; streamId: string; member: MemberId },
): Promise<Chips> {
  const [row] = await on(pool).execute<{ chips: Chips }>(
    sql`select cash_beside(${clubId}::uuid, ${streamId}::uuid, ${member}::uuid) as chips`,
  )
  return row?.chips ?? (0 as Chips)
}

export type LogLine = Pick<typeof journal.$inferSelect, 'position' | 'at' | 'type' | 'event'> & {
  by: Actor
}

/** The events at one table, newest first, before a position. */
export async function logOf(
  pool: Sql,
  clubId: string,
  streamId: string,
  of: { table: string; before: number; limit: number; without: readonly string[] },
): Promise<LogLine[]> {
  const { position, at, by, type, event } = journal
  const lines = await on(pool)
    .select({ position, at, by, type, event })
    .from(journal)
    .where(
      and(
        eq(journal.clubId, clubId),
        eq(journal.streamId, streamId),
        lt(position, of.before),
        sql`${event} ->> 'table' = ${of.table}`,
        notInArray(type, [...of.without]),
      ),
    )
    .orderBy(desc(position))
    .limit(of.limit)
  return lines.map((line) => ({ ...line, by: actorFrom(line.by) }))
}
