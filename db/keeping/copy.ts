import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Sql } from '../client'
import { OF_CLUBS } from '../rehearsals'
import type { KeptTable } from './catalog'

const listOf = (columns: readonly string[]) =>
  columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

/**
 * A table's rows in Postgres' COPY text, one line each, in the table's order: the exact text of every value. Those of
 * rehearsals stay out. When the
 * reader stops early the statement is cancelled; otherwise the server would hold its snapshot.
 */
export async function* copyOut(
  sql: Sql,
  { quoted, columns, order }: KeptTable,
): AsyncGenerator<Buffer> {
  const only = columns.includes('club_id') ? `where ${OF_CLUBS}` : ''
  const rows = `select ${listOf(columns)} from ${quoted} ${only} order by ${order}`
  const statement = sql.unsafe(`copy (${rows}) to stdout`)
  const lines = await statement.readable()
  let whole = false
  try {
    for await (const chunk of lines.iterator({ destroyOnReturn: false })) yield chunk
    whole = true
  } finally {
    if (!whole && !lines.destroyed) {
      statement.cancel()
      await finished(lines.resume()).catch(() => undefined)
    }
  }
  // When the last rows fill the stream, the driver pauses its socket, and an ended stream never resumes it.
  lines._read(0)
}

/** Puts rows in COPY text into a table. Throws the database's error when it refuses them. */
export async function copyIn(
  sql: Sql,
  { quoted, columns }: Pick<KeptTable, 'quoted' | 'columns'>,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  const statement = sql.unsafe(`copy ${quoted} (${listOf(columns)}) from stdin`)
  const lines = await statement.writable()
  const refused = new Promise<never>((_, reject) => {
    lines.on('error', reject)
    // The driver rejects its query, which is already answered, and leaves the stream waiting; so `reject` is replaced.
    Object.assign(statement, { reject })
  })
  refused.catch(() => undefined)
  for await (const chunk of chunks) {
    if (!lines.write(chunk)) await Promise.race([once(lines, 'drain'), refused])
  }
  await Promise.race([new Promise<void>((done) => lines.end(done)), refused])
}
