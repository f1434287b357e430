import { createHmac } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { connect, type Sql } from '@/db/client'
import { CannotStart, systemCode } from '@/db/errors'
import { type KeptTable, sequencesOf, tablesOf } from '@/db/keeping/catalog'
import { openSnapshot } from '@/db/keeping/connection'
import { copyOut } from '@/db/keeping/copy'
import { levelOf, ownMigrations, refuseNewer } from '@/db/keeping/level'
import { ownLikeFolder } from '@/db/postgres/kept'
import { knownSecretDigest } from '@/db/queries/installation'
import { secretDigest } from '../installation/secret'
import { keptFiles, syncFile, syncFolder } from './files'
import { listForgotten } from './forgotten'
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
import { abandonedIn, partialOf } from './names'
import { type Checked, checkBackup } from './read'
import { END, packed, type TarEntry } from './tar'

/** The source of a backup: its database, its secret, and its data folder, if there is one. */
export interface Source {
  url: string
  /** The place of the data, for people to read; never with a password. */
  place: string
  secret: string
  data: string | undefined
}

/** A table is cut into entries of about this many bytes, each held whole in memory. */
const PART_BYTES = 4 * 1024 * 1024

/** Identifies an installation without showing its secret. */
export const installationOf = (secret: string) =>
  createHmac('sha256', secret).update('backup').digest('hex').slice(0, 8)

/** A database without Circolo's schema has nothing to back up. */
export class NothingToKeep extends Error {
  override name = 'NothingToKeep'
}

/**
 * Writes a backup as a gzipped tar while it reads: one consistent snapshot, whatever is written meanwhile. When
 * cancelled it releases the database; without the manifest, the last entry, nobody can take the file for a whole
 * backup.
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
    refuseNewer(level)
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

/** A backup with the secret of other data could be restored, but the server would not start with it. */
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

/** Chunks joined into parts of whole rows. */
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
 * Writes a backup into a file that only its owner can read, verifies it against its digests, and only then gives it its
 * name. `signal` cancels it.
 */
export async function writeBackup(
  file: string,
  source: Source,
  { at, signal }: { at?: number; signal?: AbortSignal } = {},
): Promise<Checked> {
  const installation = installationOf(source.secret)
  const partial = partialOf(file, installation)
  for (const left of abandonedIn(path.dirname(partial), installation, Date.now())) await rm(left)
  const into = await begun(partial)
  try {
    await sendBackup(source, into, { at, signal })
    syncFile(partial)
    ownLikeFolder(partial)
    const checked = await checkBackup(partial)
    await rename(partial, file)
    const folder = path.dirname(path.resolve(file))
    syncFolder(folder)
    // A database of an earlier version knows nobody who was forgotten.
    if (checked.manifest.level === ownMigrations().at(-1)?.when) {
      await listForgotten(connect(source.url), folder, installation)
    }
    return checked
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Two backups at one moment must not write into one file. */
async function begun(partial: string): Promise<Writable> {
  try {
    const file = await open(partial, 'wx', 0o600)
    return file.createWriteStream()
  } catch (error) {
    throw systemCode(error) === 'EEXIST' ? new BeingWritten(partial) : error
  }
}

/** Another backup writes that file, or was killed less than a day ago. */
export class BeingWritten extends CannotStart {
  override name = 'BeingWritten'

  constructor(partial: string) {
    super(
      `Un’altra copia si sta scrivendo in ${partial}; se è rimasta da una interrotta, toglietela`,
      'another backup is being written there; if it was left by one that was killed, remove it',
    )
  }
}
