import type { Actor } from '@/rules/kernel/decider'
import type { Sql } from '../client'
import { translate } from '../errors'
import { type Answered, actorFrom, answeredOf, type CommandRow } from '../journal'

/** Waits until no append is under way on a stream. Throws DatabaseUnreachable. */
export async function settle(sql: Sql, clubId: string, streamId: string): Promise<void> {
  try {
    await sql`
      select from stream where club_id = ${clubId} and stream_id = ${streamId} for update`
  } catch (error) {
    throw translate(error)
  }
}

/** Where a stream stands, 0 when it is not there, and the first answers to those of these commands it has. */
export async function versionAndAnswers(
  sql: Sql,
  clubId: string,
  streamId: string,
  ids: readonly string[],
): Promise<{ version: number; answers: Answered[] }> {
  const rows = await sql<
    ({ version: number } & { [K in keyof CommandRow]: CommandRow[K] | null })[]
  >`
    select s.version, c.command_id, c.first_position, c.events, c.ruling, c.digest
      from stream s
      left join command c on c.club_id = s.club_id and c.stream_id = s.stream_id
                         and c.command_id = any(${[...ids]}::uuid[])
     where s.club_id = ${clubId} and s.stream_id = ${streamId}`
  const answers = rows.flatMap(({ commandId, firstPosition, events, ruling, digest }) =>
    commandId === null || firstPosition === null || events === null
      ? []
      : [answeredOf({ commandId, firstPosition, events, ruling, digest })],
  )
  return { version: rows[0]?.version ?? 0, answers }
}

export interface StreamLine {
  streamId: string
  game: string
  title: string
  day: string
  status: 'open' | 'closed'
  version: number
}

/** A club's streams, the latest first. */
export async function listStreams(sql: Sql, clubId: string, limit: number): Promise<StreamLine[]> {
  return await sql<StreamLine[]>`
    select stream_id, game, title, day, status, version from stream
     where club_id = ${clubId} order by day desc, stream_id limit ${limit}`
}

export interface LogLine {
  position: number
  at: number
  by: Actor
  type: string
  event: unknown
}

/** What happened at one table, newest first, before a position. */
export async function logOf(
  sql: Sql,
  clubId: string,
  streamId: string,
  of: { table: string; before: number; limit: number },
): Promise<LogLine[]> {
  const lines = await sql<LogLine[]>`
    select position, at, by, type, event from journal
     where club_id = ${clubId} and stream_id = ${streamId} and position < ${of.before}
       and event ->> 'table' = ${of.table}
     order by position desc limit ${of.limit}`
  return lines.map((line) => ({ ...line, by: actorFrom(line.by) }))
}
