import { createHash, randomUUID } from 'node:crypto'
import { append } from '@/db/journal'
import { laidOut, type RecordedJournal, type RecordedRow, recorded } from '../journals/recorded'
import { clubOf } from '../support/clubs'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { run } from './keep'

/** A line of an exported file. */
export interface Line extends Partial<Omit<RecordedRow, 'event'>> {
  event?: string | null
  evening?: string
  sha256?: string
}

export const linesOf = (file: string): Line[] =>
  file
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** The file of these lines, with the digest that its end must have. */
export const sealed = (lines: readonly Line[]): string =>
  withDigest(Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))).toString()

export function withDigest(body: Buffer): Buffer {
  const sha256 = createHash('sha256').update(body).digest('hex')
  return Buffer.concat([body, Buffer.from(`${JSON.stringify({ sha256 })}\n`)])
}

/** A club with recorded evenings in a database of its own, by the ids that they got there. */
export async function clubWith(names: readonly string[]) {
  const database: FreshDatabase = await freshDatabase()
  const clubId = await clubOf(database.sql, 'alfa')
  const evenings = new Map<string, RecordedJournal>()
  // An evening begins open, beside none of its game.
  const closedFirst = names
    .map(recorded)
    .sort((a, b) => (a.register.status < b.register.status ? -1 : 1))
  for (const journal of closedFirst) {
    const id = randomUUID()
    await append(database.sql, laidOut(journal, clubId, id))
    evenings.set(id, journal)
  }
  const exported = (...args: readonly string[]) =>
    run('export', args, { DATABASE_URL: database.url }).ended
  return { database, clubId, evenings, exported }
}
