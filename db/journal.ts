import { and, eq, sql } from 'drizzle-orm'
import type { Actor, Refusal } from '@/rules/kernel/decider'
import { type Batch, batchText, type Head, seal } from './batch'
import type { Sql } from './client'
import { DatabaseUnreachable, translate } from './errors'
import { command, journal, stream, type WrittenActor } from './schema/journal'
import { fieldsAs, on } from './statement'
import { sendToJournal } from './together'

type Kept = typeof journal.$inferSelect

/** An event as it is read from the journal. */
export type JournalRow = Pick<Kept, 'position' | 'commandId' | 'at' | 'type' | 'event' | 'hash'> & {
  by: Actor
}

type CommandRow = Pick<
  typeof command.$inferSelect,
  'commandId' | 'firstPosition' | 'events' | 'refusal' | 'digest'
>

/**
 * The first answer to a command: `events` events from position `firstPosition` on, or a refusal. Its digest is null for
 * a command of version 0.1, which stored none.
 */
export type StoredAnswer = Omit<CommandRow, 'refusal'> & { refusal: Refusal | null }

/** The answer in a row, of whatever version. */
export function answeredOf({ refusal, ...row }: CommandRow): StoredAnswer {
  if (refusal === null || 'parts' in refusal) return { ...row, refusal }
  const { say, ...cited } = refusal
  return { ...row, refusal: { ...cited, parts: say } }
}

export type StreamHead = Omit<typeof stream.$inferSelect, 'twin'>

/** How long a commit may take before its outcome counts as unknown, in milliseconds. */
const COMMIT_TIMEOUT_MS = 10_000

/**
 * Stores a batch, all of it or nothing, in one statement, which many batches of different streams that come at once may
 * share, and returns the stream's new version. Throws VersionConflict, DuplicateCommand, CashMoved, Overdraft or
 * AlreadyOpen (nothing stored), or DatabaseUnreachable (outcome unknown: call `findCommands` before a retry).
 */
export async function append(pool: Sql, batch: Batch): Promise<number> {
  const { clubId, streamId } = batch
  const waiting = new AbortController()
  const mayShare = locksItsStreamOnly(batch)
  const sent = { clubId, streamId, text: batchText(batch), mayShare, givenUp: waiting.signal }
  try {
    return (await answer(sendToJournal(pool, sent))) ?? batch.reached.version
  } finally {
    waiting.abort()
  }
}

/** Whether a batch writes nothing that another stream may be writing too: drawings, a day's cash, a club's list of evenings. */
const locksItsStreamOnly = ({ beside, autographs, alongside }: Batch): boolean =>
  beside.length === 0 && autographs.length === 0 && Object.keys(alongside).length === 0

/**
 * The query's rows, or an error of `errors.ts`. A server that hangs without closing its connections would otherwise
 * block the evening for ever.
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

/** The events after a position, in order, read page by page so that a long evening does not fill the memory. */
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

/** The giver of an event, from its stored JSON; version 0.1 wrote the post of a device as its `table`. */
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

/** The events as stored, `by` and `event` as the exact texts that the hash covers. */
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

/** The first answers to these commands; a command without an answer is left out. */
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

/** A club's open streams, by day. */
export async function openStreams(pool: Sql, clubId: string): Promise<StreamHead[]> {
  return await answer(
    on(pool)
      .select()
      .from(stream)
      .where(and(eq(stream.clubId, clubId), eq(stream.status, 'open').inlineParams()))
      .orderBy(stream.day, stream.streamId),
  )
}

export type Verdict =
  | { sound: true; head: Head }
  | { sound: false; position: number; why: 'changed' | 'missing' | 'cut' }

/**
 * Recomputes a stream's chain of hashes from its first event. The chain is unsound at a position where a row was
 * changed or is missing, or where it ends before the stream's version.
 */
export async function verifyStream(pool: Sql, clubId: string, streamId: string): Promise<Verdict> {
  const stream = await findStream(pool, clubId, streamId)
  let hash = ''
  let position = 0
  for await (const row of readWritten(pool, clubId, streamId, 0, 1000)) {
    // Events appended after the stream's head was read are left to the next check.
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
