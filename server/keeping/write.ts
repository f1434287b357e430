import { createHmac } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql } from '@/db/client'
import { CannotStart } from '@/db/errors'
import { type KeptTable, sequencesOf, tablesOf } from '@/db/keeping/catalog'
import { openSnapshot } from '@/db/keeping/connection'
import { copyOut } from '@/db/keeping/copy'
import { levelOf } from '@/db/keeping/level'
import { ownLikeFolder } from '@/db/postgres/kept'
import { knownSecretDigest } from '@/db/queries/installation'
import { secretDigest } from '../installation/secret'
import { keptFiles, syncFile, syncFolder } from './files'
import {
  type About,
  ENTRY,
  FORMAT,
  type Manifest,
  NEWLINE,
  sha256Hex,
  type TableRecord,
  Tally,
  VERSION,
} from './manifest'
import { type Checked, checkBackup } from './read'
import { END, packed, type TarEntry } from './tar'

/** A backup to be taken: of which database, with which secret, and of which data folder, if there is one. */
export interface Source {
  url: string
  /** Where the data is, for a person; never with a password. */
  place: string
  secret: string
  data: string | undefined
}

/** A table is cut into entries of about this many bytes, each whole in memory once. */
const PART_BYTES = 4 * 1024 * 1024

/** Names what belongs to one installation, without telling its secret. */
export const installationOf = (secret: string) =>
  createHmac('sha256', secret).update('backup').digest('hex').slice(0, 8)

/** A database without Circolo's schema has nothing to keep. */
export class NothingToKeep extends Error {
  override name = 'NothingToKeep'
}

/**
 * Writes a backup as a gzipped tar, byte by byte as it is read: one consistent snapshot, whoever writes meanwhile.
 * Given up early it lets go of the database; without its last entry, the manifest, nobody takes it for a whole one.
 */
export async function sendBackup(
  source: Source,
  into: Writable,
  { at = Date.now(), signal }: { at?: number; signal?: AbortSignal } = {},
): Promise<void> {
  await pipeline(archiveOf(source, at), createGzip(), into, { signal })
}

async function* archiveOf(source: Source, at: number): AsyncGenerator<Buffer> {
  const snapshot = await openSnapshot(source.url)
  const entries: Manifest['entries'] = []
  const record = (entry: TarEntry) => {
    entries.push({ name: entry.name, bytes: entry.body.length, sha256: sha256Hex(entry.body) })
    return packed(entry, at)
  }
  try {
    const { sql } = snapshot
    const level = await levelOf(sql)
    if (level === null) throw new NothingToKeep('the database has no schema of Circolo')
    await refuseForeignSecret(sql, source.secret)
    const about: About = { format: FORMAT, circolo: VERSION, level }
    yield* record({ name: ENTRY.about, body: textOf(about) })
    const tables: TableRecord[] = []
    for (const table of await tablesOf(sql)) {
      const tally = new Tally()
      for await (const entry of partsOf(sql, table, tally)) yield* record(entry)
      tables.push({ name: table.name, columns: [...table.columns], ...tally.result })
    }
    const sequences = await sequencesOf(sql)
    await snapshot.confirm()
    for (const entry of besides(source)) yield* record(entry)
    const when = { at: new Date(at).toISOString(), from: source.place }
    const manifest: Manifest = { ...about, ...when, tables, sequences, entries }
    yield* packed({ name: ENTRY.manifest, body: textOf(manifest) }, at)
    yield END
  } finally {
    await snapshot.close()
  }
}

/** A backup with the secret of other data could be restored, and not started. */
async function refuseForeignSecret(sql: Sql, secret: string): Promise<void> {
  const known = await knownSecretDigest(sql)
  if (known === null || known === secretDigest(secret)) return
  throw new CannotStart(
    'Il segreto (CIRCOLO_SECRET, o .data/secret) non è quello di questi dati: la copia non servirebbe',
    'the secret is not that of this data: the backup would be of no use',
  )
}

const textOf = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

/** The entries of a table: `tables/<name>/00001` and so on; one without rows has none. */
async function* partsOf(sql: Sql, table: KeptTable, tally: Tally): AsyncGenerator<TarEntry> {
  let number = 0
  for await (const body of gathered(copyOut(sql, table))) {
    tally.add(body)
    number += 1
    yield { name: `${ENTRY.tables}${table.name}/${String(number).padStart(5, '0')}`, body }
  }
}

/** Chunks joined to parts of whole rows. */
async function* gathered(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let kept: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    kept.push(chunk)
    length += chunk.length
    if (length < PART_BYTES || chunk.at(-1) !== NEWLINE) continue
    yield Buffer.concat(kept)
    kept = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(kept)
}

function* besides({ secret, data }: Source): Generator<TarEntry> {
  yield { name: ENTRY.secret, body: Buffer.from(`${secret}\n`) }
  if (data === undefined) return
  for (const { name, body } of keptFiles(data)) yield { name: `${ENTRY.files}${name}`, body }
}

/**
 * Writes a backup into a file only its owner reads, reads it back against its digests, and only then gives it its
 * name. `signal` gives it up.
 */
export async function writeBackup(
  file: string,
  source: Source,
  { at, signal }: { at?: number; signal?: AbortSignal } = {},
): Promise<Checked> {
  const partial = `${file}${PARTIAL}`
  await rm(partial, { force: true })
  try {
    const into = createWriteStream(partial, { flags: 'wx', mode: 0o600 })
    await sendBackup(source, into, { at, signal })
    syncFile(partial)
    ownLikeFolder(partial)
    const checked = await checkBackup(partial)
    await rename(partial, file)
    syncFolder(path.dirname(path.resolve(file)))
    return checked
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** What the name of a backup that is still being written ends with. */
export const PARTIAL = '.partial'
