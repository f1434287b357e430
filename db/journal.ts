import { and, eq, sql } from 'drizzle-orm'
import type { Actor, Refusal } from '@/rules/kernel/decider'
import { type Batch, batchText, type Head, seal } from './batch'
import type { Sql } from './client'
import { DatabaseUnreachable, translate } from './errors'
import { command, journal, stream, type WrittenActor } from './schema/journal'
import { fieldsAs, on } from './statement'

type Kept = typeof journal.$inferSelect

/** An event as it was read back. */
export type JournalRow = Pick<Kept, 'position' | 'commandId' | 'at' | 'type' | 'event' | 'hash'> & {
  by: Actor
}

type CommandRow = Pick<
  typeof command.$inferSelect,
  'commandId' | 'firstPosition' | 'events' | 'refusal' | 'digest'
>

/**
 * The first answer to a command: `events` events from position `firstPosition` on, or why it was refused. Its digest is
 * null for a command of version 0.1, which kept none.
 */
export type StoredAnswer = Omit<CommandRow, 'refusal'> & { refusal: Refusal | null }

/** The answer that a row holds, of whatever version. */
export function answeredOf({ refusal, ...row }: CommandRow): StoredAnswer {
  if (refusal === null || 'parts' in refusal) return { ...row, refusal }
  const { say, ...cited } = refusal
  return { ...row, refusal: { ...cited, parts: say } }
}

export type StreamHead = Omit<typeof stream.$inferSelect, 'twin'>

/** How long a commit may take before its outcome is called unknown, in milliseconds. */
const COMMIT_TIMEOUT_MS = 10_000

/**
 * Stores a batch, all of it or nothing, in one statement, and returns the stream's new version.
 * Throws VersionConflict, DuplicateCommand, Overdraft or AlreadyOpen (nothing stored), or
 * DatabaseUnreachable (outcome unknown: ask `findCommands` before giving it again).
 */
export async function append(pool: Sql, batch: Batch): Promise<number> {
  const text = batchText(batch)
  const [row] = await answer(
    pool<{ version: number }[]>`select append(${text}::text::json) as version`,
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
    const message = `no answer within ${COMMIT_TIMEOUT_MS / 1000} s`
    timer = setTimeout(() => reject(new DatabaseUnreachable(message)), COMMIT_TIMEOUT_MS)
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
  pool: Sql,
  clubId: string,
  streamId: string,
  after = 0,
  pageSize = 1000,
): AsyncGenerator<JournalRow> {
  for await (const row of readWritten(pool, clubId, streamId, after, pageSize)) {
    yield { ...row, by: actorFrom(JSON.parse(row.by)), event: JSON.parse(row.event) }
  }
}

/** Who gave an event, from what was written; version 0.1 wrote the post of a device as its `table`. */
export const actorFrom = ({ roles, member, post, table }: WrittenActor): Actor => ({
  roles,
  member,
  post: post ?? table ?? null,
})

type WrittenRow = Pick<Kept, 'position' | 'commandId' | 'at' | 'type' | 'hash'> & {
  by: string
  event: string
}

const { position, commandId, at, type, hash } = journal
const WRITTEN = {
  ...{ position, commandId, at, type, hash },
  by: sql`${journal.by}::text`,
  event: sql`${journal.event}::text`,
}

/** The events as they were written, `by` and `event` as the texts that the hash is over. */
export async function* readWritten(
  pool: Sql,
  clubId: string,
  streamId: string,
  after: number,
  pageSize: number,
): AsyncGenerator<WrittenRow> {
  let last = after
  while (true) {
    const page = await answer(
      on(pool).execute<WrittenRow>(sql`
        select ${fieldsAs<WrittenRow>(WRITTEN)} from ${journal}
         where ${journal.clubId} = ${clubId} and ${journal.streamId} = ${streamId} and ${journal.position} > ${last}
         order by ${journal.position} limit ${pageSize}`),
    )
    yield* page
    const end = page.at(-1)
    if (!end || page.length < pageSize) return
    last = end.position
  }
}

/** The first answers to these commands; a command never answered is left out. */
export async function findCommands(
  pool: Sql,
  clubId: string,
  streamId: string,
  ids: readonly string[],
): Promise<StoredAnswer[]> {
  const { commandId, firstPosition, events, refusal, digest } = command
  const rows = await answer(
    on(pool)
      .select({ commandId, firstPosition, events, refusal, digest })
      .from(command)
      .where(
        and(
          eq(command.clubId, clubId),
          eq(command.streamId, streamId),
          sql`${commandId} = any(${sql.param(ids)}::uuid[])`,
        ),
      ),
  )
  return rows.map(answeredOf)
}

export async function findStream(
  pool: Sql,
  clubId: string,
  streamId: string,
): Promise<StreamHead | undefined> {
  const [found] = await answer(
    on(pool)
      .select()
      .from(stream)
      .where(and(eq(stream.clubId, clubId), eq(stream.streamId, streamId))),
  )
  return found
}

/** A club's streams that are still going on, by day. */
export async function openStreams(pool: Sql, clubId: string): Promise<StreamHead[]> {
  return await answer(
    on(pool)
      .select()
      .from(stream)
      .where(and(eq(stream.clubId, clubId), eq(stream.status, 'open')))
      .orderBy(stream.day, stream.streamId),
  )
}

export type Verdict =
  | { sound: true; head: Head }
  | { sound: false; position: number; why: 'changed' | 'missing' | 'cut' }

/**
 * Recomputes a stream's chain of hashes from its first event. A row that was changed, one that is missing,
 * or an end that is not where the stream says it is (cut) makes it unsound at that position.
 */
export async function verifyStream(pool: Sql, clubId: string, streamId: string): Promise<Verdict> {
  const stream = await findStream(pool, clubId, streamId)
  let hash = ''
  let position = 0
  for await (const row of readWritten(pool, clubId, streamId, 0, 1000)) {
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
