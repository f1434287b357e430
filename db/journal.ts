import type { Actor, AnyEvent, Instant, Refusal } from '@/rules/kernel/decider'
import type { PlainParts } from '@/rules/kernel/tell'
import { type Batch, batchText, type Head, seal, type Written } from './batch'
import type { Sql } from './client'
import { DatabaseUnreachable, translate } from './errors'

/** An event as it was read back. */
export interface Row {
  position: number
  commandId: string
  at: Instant
  by: Actor
  type: string
  event: AnyEvent
  hash: string
}

/** The first answer to a command: `events` events from position `firstPosition` on, or why it was refused. */
export interface Answered {
  commandId: string
  firstPosition: number
  events: number
  refusal: Refusal | null
  /** Null for a command of version 0.1, which kept none. */
  digest: string | null
}

/** A row of `command`; its refusal stands in a column that kept its first name, and in version 0.1 had plain values. */
export interface CommandRow extends Omit<Answered, 'refusal'> {
  ruling: Refusal | (Omit<Refusal, 'parts'> & { say: PlainParts }) | null
}

/** The answer that a row holds, of whatever version. */
export function answeredOf({ ruling, ...row }: CommandRow): Answered {
  if (ruling === null || 'parts' in ruling) return { ...row, refusal: ruling }
  const { say, ...refusal } = ruling
  return { ...row, refusal: { ...refusal, parts: say } }
}

export interface StreamHead extends Head {
  clubId: string
  streamId: string
  game: string
  title: string
  day: string
  status: 'open' | 'closed'
}

/** How long a commit may take before its outcome is called unknown, in milliseconds. */
const PATIENCE = 10_000

/**
 * Stores a batch, all of it or nothing, in one statement, and returns the stream's new version.
 * Throws VersionConflict, DuplicateCommand, Overdraft or AlreadyOpen (nothing stored), or
 * DatabaseUnreachable (outcome unknown: ask `findCommands` before giving it again).
 */
export async function append(sql: Sql, batch: Batch): Promise<number> {
  const text = batchText(batch)
  const [row] = await answer(
    sql<{ version: number }[]>`select append(${text}::text::json) as version`,
  )
  return row?.version ?? batch.reached.version
}

/**
 * The query's rows, or one of `errors.ts`. A server that hangs without closing its connections would
 * otherwise hold the evening for ever.
 */
async function answer<T>(query: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const message = `no answer within ${PATIENCE / 1000} s`
    timer = setTimeout(() => reject(new DatabaseUnreachable(message)), PATIENCE)
  })
  try {
    return await Promise.race([query, late])
  } catch (error) {
    throw translate(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The events after a position, in order, read page by page so that no evening fills the memory. */
export async function* readStream(
  sql: Sql,
  clubId: string,
  streamId: string,
  after = 0,
  pageSize = 1000,
): AsyncGenerator<Row> {
  for await (const row of readWritten(sql, clubId, streamId, after, pageSize)) {
    yield { ...row, by: actorFrom(JSON.parse(row.by)), event: JSON.parse(row.event) }
  }
}

/** Who gave an event, from what was written; version 0.1 wrote the post of a device as its `table`. */
export function actorFrom({
  roles,
  member,
  post,
  table,
}: Omit<Actor, 'post'> & { post?: string | null; table?: string | null }): Actor {
  return { roles, member, post: post ?? table ?? null }
}

/** The events as they were written, `by` and `event` as the texts that the hash is over. */
export async function* readWritten(
  sql: Sql,
  clubId: string,
  streamId: string,
  after: number,
  pageSize: number,
): AsyncGenerator<Written & { hash: string }> {
  let last = after
  while (true) {
    const page = await answer(sql<(Written & { hash: string })[]>`
      select position, command_id, at, by::text, type, event::text, hash
        from journal
       where club_id = ${clubId} and stream_id = ${streamId} and position > ${last}
       order by position
       limit ${pageSize}`)
    yield* page
    const end = page.at(-1)
    if (!end || page.length < pageSize) return
    last = end.position
  }
}

/** The first answers to these commands; a command never answered is left out. */
export async function findCommands(
  sql: Sql,
  clubId: string,
  streamId: string,
  ids: readonly string[],
): Promise<Answered[]> {
  const rows = await answer(sql<CommandRow[]>`
    select command_id, first_position, events, ruling, digest
      from command
     where club_id = ${clubId} and stream_id = ${streamId} and command_id = any(${[...ids]}::uuid[])`)
  return rows.map(answeredOf)
}

export async function findStream(
  sql: Sql,
  clubId: string,
  streamId: string,
): Promise<StreamHead | undefined> {
  const [stream] = await answer(sql<StreamHead[]>`
    select * from stream where club_id = ${clubId} and stream_id = ${streamId}`)
  return stream
}

/** A club's streams that are still going on, by day. */
export async function openStreams(sql: Sql, clubId: string): Promise<StreamHead[]> {
  return await answer(sql<StreamHead[]>`
    select * from stream where club_id = ${clubId} and status = 'open' order by day, stream_id`)
}

export type Verdict =
  | { sound: true; head: Head }
  | { sound: false; position: number; why: 'changed' | 'missing' | 'cut' }

/**
 * Recomputes a stream's chain of hashes from its first event. A row that was changed, one that is missing,
 * or an end that is not where the stream says it is (cut) makes it unsound at that position.
 */
export async function verifyStream(sql: Sql, clubId: string, streamId: string): Promise<Verdict> {
  const stream = await findStream(sql, clubId, streamId)
  let hash = ''
  let position = 0
  for await (const row of readWritten(sql, clubId, streamId, 0, 1000)) {
    // What was appended since the stream's head was read is another check's business.
    if (position === stream?.version) break
    position += 1
    if (row.position !== position) return { sound: false, position, why: 'missing' }
    hash = seal(hash, row)
    if (hash !== row.hash) return { sound: false, position, why: 'changed' }
  }
  if (stream?.version !== position || stream.hash !== hash) {
    return { sound: false, position, why: 'cut' }
  }
  return { sound: true, head: { version: position, hash } }
}
