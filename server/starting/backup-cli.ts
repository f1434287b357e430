import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { disconnect } from '@/db/client'
import { CannotStart, systemCode } from '@/db/errors'
import { dataFolder } from '../installation/folder'
import { wholeDigest } from '../keeping/manifest'
import { nameOf } from '../keeping/names'
import { backupFolder, openKept, secretOf } from '../keeping/place'
import { installationOf, NothingToKeep, writeBackup } from '../keeping/write'

/** `npm run backup [-- FILE]`: everything in one file, while the server runs or not. */
async function main(): Promise<void> {
  const folder = dataFolder()
  const secret = secretOf(folder)
  const at = Date.now()
  const file = chosenFile(process.argv.slice(2), folder, nameOf(installationOf(secret), at, false))
  const { url, place, release } = await openKept(folder)
  try {
    const source = { url, place, secret, data: folder }
    const { manifest, bytes } = await writeBackup(file, source, { at })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const size = bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
    console.log(`${file}: ${size}, ${rows} righe, riletta e intera — rows, read back and whole`)
    console.log(`sha-256 ${wholeDigest(manifest.tables)}`)
  } finally {
    await disconnect(url)
    await release()
  }
}

function chosenFile(given: readonly string[], data: string, name: string): string {
  const [wish, more] = given
  if (more !== undefined) {
    throw new CannotStart('Uso: npm run backup [-- FILE]', 'usage: npm run backup [-- FILE]')
  }
  if (wish === undefined) return path.join(backupFolder(data), name)
  const isFolder = statSync(wish, { throwIfNoEntry: false })?.isDirectory()
  const file = path.resolve(wish, isFolder ? name : '.')
  if (!existsSync(file)) return file
  throw new CannotStart(`${file} c’è già: non si riscrive`, 'that file is there already')
}

/** The one line for a failure that the user can correct; undefined for any other error. */
function lineOf(error: unknown): string | undefined {
  if (error instanceof CannotStart) return error.message
  if (error instanceof NothingToKeep) {
    return 'Il database non ha dati di Circolo — the database has no data of Circolo'
  }
  const code = systemCode(error)
  if (!code || !(error instanceof Error) || !('path' in error || 'syscall' in error))
    return undefined
  return `La copia non si scrive (${code}) — the backup cannot be written`
}

// An exit before `main` has finished is a failure.
process.exitCode = 1
main().then(
  () => {
    process.exitCode = 0
  },
  (error: unknown) => console.error(lineOf(error) ?? error),
)
