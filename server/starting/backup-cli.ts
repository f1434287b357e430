import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { disconnect } from '@/db/client'
import { CannotStart } from '@/db/errors'
import { dataFolder } from '../installation/folder'
import { wholeDigest } from '../keeping/manifest'
import { nameOf } from '../keeping/names'
import { backupFolder, openKept, secretOf } from '../keeping/place'
import type { Checked } from '../keeping/read'
import {
  BeingWritten,
  installationOf,
  NothingToKeep,
  type Source,
  writeBackup,
} from '../keeping/write'
import { readArgv } from './argv'
import { lineOfFailure, lineOfUnwritten } from './failure'

const SECOND_MS = 1_000

/** `npm run backup [-- FILE]`: everything in one file, while the server runs or not. */
async function main(): Promise<void> {
  const { positionals } = readArgv('Uso / usage: npm run backup [-- FILE]', {
    options: {},
    words: 1,
  })
  const folder = dataFolder()
  const wish = wishedFile(positionals[0])
  const { url, place, release } = await openKept(folder)
  try {
    const source = { url, place, secret: secretOf(folder), data: folder }
    const { file, checked } = await written(wish, source, Date.now())
    const { manifest, bytes } = checked
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const size = bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
    console.log(`${file}: ${size}, ${rows} righe, riletta e intera — rows, read back and whole`)
    console.log(`sha-256 ${wholeDigest(manifest.tables)}`)
  } finally {
    await disconnect(url)
    await release()
  }
}

/** The file or folder that somebody named; null for the folder of backups. */
function wishedFile(wish: string | undefined): { file: string | null; folder: string | null } {
  if (wish === undefined) return { file: null, folder: null }
  if (statSync(wish, { throwIfNoEntry: false })?.isDirectory())
    return { file: null, folder: path.resolve(wish) }
  const file = path.resolve(wish)
  if (!existsSync(file)) return { file, folder: null }
  throw new CannotStart(`${file} c’è già: non si riscrive`, 'that file is there already')
}

/** A backup in the file named, or under the name of this second; of two in one second, one has the next. */
async function written(
  { file: named, folder }: ReturnType<typeof wishedFile>,
  source: Source & { data: string },
  at: number,
): Promise<{ file: string; checked: Checked }> {
  const name = nameOf(installationOf(source.secret), at, false)
  const file = named ?? path.join(folder ?? backupFolder(source.data), name)
  const next = () => written({ file: null, folder }, source, at + SECOND_MS)
  if (named === null && existsSync(file)) return await next()
  try {
    return { file, checked: await writeBackup(file, source, { at }) }
  } catch (error) {
    if (named === null && error instanceof BeingWritten) return await next()
    throw error
  }
}

/** The one line for a failure that the user can correct; undefined for any other error. */
function lineOf(error: unknown): string | undefined {
  const line = lineOfFailure(error)
  if (line !== undefined) return line
  if (error instanceof NothingToKeep) {
    return 'Il database non ha dati di Circolo — the database has no data of Circolo'
  }
  return lineOfUnwritten(error, 'La copia', 'the backup')
}

// An exit before `main` has finished is a failure.
process.exitCode = 1
main().then(
  () => {
    process.exitCode = 0
  },
  (error: unknown) => console.error(lineOf(error) ?? error),
)
