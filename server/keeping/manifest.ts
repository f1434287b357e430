import { createHash, type Hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** This program's version. */
export const VERSION: string = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
).version

/** The version of the backup format that this program writes, and the newest that it reads. */
export const FORMAT = 1

/** Names of the entries of a backup. */
export const ENTRY = {
  about: 'circolo.json',
  tables: 'tables/',
  secret: 'secret',
  files: 'files/',
  manifest: 'manifest.json',
} as const

const Digest = z.string().regex(/^[0-9a-f]{64}$/)

/** The first entry: it identifies the file for a reader, and says whether this program can read it. */
export const About = z.object({
  format: z.int().min(1),
  /** Circolo's version, and the last migration of its database, in ms since 1970. */
  circolo: z.string(),
  level: z.number(),
})
export type About = z.infer<typeof About>

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  bytes: z.number(),
  /** SHA-256 of its rows in COPY text, in order. */
  sha256: Digest,
})
export type TableRecord = z.infer<typeof Table>

/** The last entry: the file's content, and a description of the database from which it was taken. */
export const Manifest = z.object({
  ...About.shape,
  /** The time of the snapshot, in ISO 8601, and its database: a folder, or a host without a password. */
  at: z.iso.datetime(),
  from: z.string(),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** Every entry before this one, in order. */
  entries: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: Digest })),
})
export type Manifest = z.infer<typeof Manifest>

/** SHA-256 in hex. */
export const sha256Hex = (bytes: Buffer | string) =>
  createHash('sha256').update(bytes).digest('hex')

/** One digest of a whole database: that of its tables' digests, in the order of their names. */
export function wholeDigest(tables: readonly Pick<TableRecord, 'name' | 'sha256'>[]): string {
  const lines = tables.map((table) => `${table.name} ${table.sha256}\n`).sort()
  return sha256Hex(lines.join(''))
}

/** The end of a row of COPY text. It appears nowhere else: inside a value a line feed is written as \\n. */
export const NEWLINE = 0x0a

/** Counts and digests a table's rows as they pass. */
export class Tally {
  rows = 0
  bytes = 0
  readonly #hash: Hash = createHash('sha256')

  add(chunk: Buffer): void {
    this.bytes += chunk.length
    this.#hash.update(chunk)
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) {
      this.rows += 1
    }
  }

  get result(): Pick<TableRecord, 'rows' | 'bytes' | 'sha256'> {
    return { rows: this.rows, bytes: this.bytes, sha256: this.#hash.digest('hex') }
  }
}

/** Whether two tables have the same rows. */
export const sameRows = (one: Tally['result'], other: Tally['result']) =>
  one.sha256 === other.sha256 && one.rows === other.rows
