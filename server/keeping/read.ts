import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { CannotStart, systemCode } from '@/db/errors'
import { ownMigrations } from '@/db/keeping/level'
import { About, ENTRY, FORMAT, Manifest, sameRows, sha256Hex, Tally, VERSION } from './manifest'
import { BrokenArchive, type TarEntry, unpacked } from './tar'

/** A backup that was found whole. */
export interface Checked {
  manifest: Manifest
  bytes: number
  secret: string
}

/** The entries of a backup, one at a time. Throws CannotStart with a line that explains the error. */
export async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  let begun = false
  try {
    for await (const entry of unpacked(source.pipe(gunzip))) {
      if (!begun) readable(file, entry)
      begun = true
      yield entry
    }
  } catch (error) {
    throw lineOf(file, error, begun)
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

/** Refuses a file that is not a backup, or that a newer version wrote. */
function readable(file: string, first: TarEntry): void {
  if (first.name !== ENTRY.about) throw noBackup(file)
  const { format, circolo, level } = parsed(file, About, first.body)
  const known = ownMigrations().some(({ when }) => when === level)
  if (format <= FORMAT && known) return
  throw new CannotStart(
    `${file} è di Circolo ${circolo}, che questo (${VERSION}) non conosce: aggiornate il programma`,
    'it was written by a newer version than this one: update the program',
  )
}

function parsed<T>(file: string, schema: z.ZodType<T>, body: Buffer): T {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw damaged(file)
  }
}

/**
 * Reads a backup from its first byte to its last and compares every digest with the manifest. Throws CannotStart when
 * it cannot be read, is not a backup, is cut off or damaged, or comes from a newer version.
 */
export async function checkBackup(file: string): Promise<Checked> {
  const seen: Manifest['entries'] = []
  const tables = new Map<string, Tally>()
  let manifest: Manifest | undefined
  let secret: string | undefined
  for await (const { name, body } of entriesOf(file)) {
    if (manifest) throw damaged(file)
    if (name === ENTRY.manifest) {
      manifest = parsed(file, Manifest, body)
      continue
    }
    seen.push({ name, bytes: body.length, sha256: sha256Hex(body) })
    const table = tableOfEntry(name)
    if (table !== undefined) {
      const tally = tables.get(table) ?? new Tally()
      tables.set(table, tally)
      tally.add(body)
    }
    if (name === ENTRY.secret) secret = body.toString('utf8').trim()
  }
  if (!manifest) throw cut(file)
  const same = JSON.stringify(manifest.entries) === JSON.stringify(seen)
  const whole = manifest.tables.every((table) => {
    return sameRows(table, (tables.get(table.name) ?? new Tally()).result)
  })
  if (!same || !whole || !secret) throw damaged(file)
  return { manifest, secret, bytes: (await stat(file)).size }
}

/** The table to which an entry belongs; undefined for any other entry. */
export function tableOfEntry(name: string): string | undefined {
  if (!name.startsWith(ENTRY.tables)) return undefined
  return name.slice(ENTRY.tables.length, name.lastIndexOf('/'))
}

const noBackup = (file: string) =>
  new CannotStart(`${file} non è una copia di Circolo`, 'this is no backup of Circolo')
const cut = (file: string) =>
  new CannotStart(`${file} è tronca: manca la fine`, 'the backup is cut off: its end is missing')
const damaged = (file: string) =>
  new CannotStart(
    `${file} è rovinata: non corrisponde alle sue impronte`,
    'the backup is damaged: it does not agree with its digests',
  )

function lineOf(file: string, error: unknown, begun: boolean): unknown {
  if (error instanceof CannotStart) return error
  const code = systemCode(error)
  if (code === 'Z_BUF_ERROR') return cut(file)
  if (code?.startsWith('Z_') || error instanceof BrokenArchive) {
    return begun ? damaged(file) : noBackup(file)
  }
  if (code === undefined) return error
  return new CannotStart(`${file} non si legge (${code})`, 'the backup cannot be read')
}
