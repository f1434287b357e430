import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '@/db/embedded'
import { CannotStart } from '@/db/errors'
import { makeDataFolder } from '@/db/postgres/kept'
import { livingPostmaster } from '@/db/postgres/postmaster'
import { stop } from '@/db/postgres/process'
import { lockFolder } from '../installation/lock'
import { isKeptName, syncFolder, writeKept } from './files'
import { fillDatabase } from './fill'
import { listedIn } from './forgotten'
import { ENTRY, type Manifest } from './manifest'
import { checkBackup, entriesOf } from './read'
import { installationOf } from './write'

/** The result of a restore. */
export interface Restored {
  manifest: Manifest
  /** Tables of the backup that are not Circolo's: they are not restored. */
  foreign: readonly string[]
  /** Members who were forgotten after the backup was made, and were forgotten again: those on the list beside it. */
  forgotten: number
}

/** Called with the number of bytes of the tables restored, and their total. */
export type Progress = (done: number, total: number) => void

/** The end of the folder's name until the restore is complete. */
const MAKING = '.restoring'
const SECRET = 'secret'

/**
 * Restores a backup into a data folder that does not exist yet. It is built under another name and renamed once its
 * digests equal the original's: after an interruption there is no such folder, and the next restore begins again.
 */
export async function restoreFolder(
  file: string,
  folder: string,
  progress: Progress = () => {},
): Promise<Restored> {
  refuseTakenFolder(folder)
  const { manifest, secret } = await checkBackup(file)
  refuseOtherSecret(folder, secret)
  const making = `${folder}${MAKING}`
  makeDataFolder(making)
  const unlock = await lockFolder(making)
  let filled: Omit<Restored, 'manifest'>
  try {
    await clear(making)
    filled = await fillFolder(making, { file, manifest, secret, progress })
    refuseTakenFolder(folder)
    if (existsSync(folder)) rmdirSync(folder)
    syncFolder(making)
    // Still locked: a second restore must not begin in a folder that is about to get its name.
    renameSync(making, folder)
  } catch (error) {
    await clear(making)
    await unlock()
    throw error
  }
  syncFolder(path.dirname(folder))
  await unlock(folder)
  return { manifest, ...filled }
}

interface Restoring {
  file: string
  manifest: Manifest
  secret: string
  progress: Progress
}

async function fillFolder(
  making: string,
  restoring: Restoring,
): Promise<Omit<Restored, 'manifest'>> {
  const forgotten = forgottenSince(restoring)
  const database = await startEmbedded(making)
  try {
    const before = () => writeBesides(making, restoring)
    return await fillDatabase(database.url, { ...restoring, forgotten, before })
  } finally {
    await database.stop()
  }
}

/** Removes the folder of an interrupted restore, and stops its Postgres, which may still be running. */
async function clear(making: string): Promise<void> {
  const data = path.join(making, 'postgres')
  if (livingPostmaster(data)) await stop(data)
  for (const name of readdirSync(making).filter((entry) => entry !== 'server.lock')) {
    rmSync(path.join(making, name), { recursive: true, force: true })
  }
}

/**
 * Restores a backup into an empty database, in one transaction that is committed when the digests equal the original's;
 * the secret and the club's files are written to the data folder first.
 */
export async function restoreDatabase(
  file: string,
  { url, folder }: { url: string; folder: string },
  progress: Progress = () => {},
): Promise<Restored> {
  const { manifest, secret } = await checkBackup(file)
  refuseOtherSecret(folder, secret)
  const restoring = { file, manifest, secret, progress }
  // Read first: with a list that cannot be read, nothing may be restored.
  const forgotten = forgottenSince(restoring)
  const before = () => writeBesides(folder, restoring)
  makeDataFolder(folder)
  const unlock = await lockFolder(folder)
  try {
    return { manifest, ...(await fillDatabase(url, { ...restoring, forgotten, before })) }
  } finally {
    await unlock()
  }
}

const forgottenSince = ({ file, secret }: Pick<Restoring, 'file' | 'secret'>) =>
  listedIn(path.dirname(path.resolve(file)), installationOf(secret))

/** Draws already announced are computed from the secret: with another one they would come out differently. */
function refuseOtherSecret(folder: string, secret: string): void {
  const given = process.env.CIRCOLO_SECRET
  if (given !== undefined && given !== secret) {
    throw new CannotStart(
      'CIRCOLO_SECRET non è il segreto di questa copia: toglietelo, o dategli quello',
      'CIRCOLO_SECRET is not the secret of this backup: leave it out, or give that one',
    )
  }
  const file = path.join(folder, SECRET)
  if (!existsSync(file) || readFileSync(file, 'utf8').trim() === secret) return
  throw new CannotStart(
    `${file} è il segreto di altri dati: indicate con --into una cartella nuova`,
    'that is the secret of other data: name a new folder with --into',
  )
}

function refuseTakenFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  throw new CannotStart(
    `${folder} non è vuota: si ripristina soltanto in una cartella nuova (--into)`,
    'the folder is not empty: a backup is restored into a new one only (--into)',
  )
}

/** The secret and the club's files. A file that already exists must be the same. */
async function writeBesides(data: string, { file, secret }: Restoring): Promise<void> {
  writeKept(data, { name: SECRET, body: Buffer.from(`${secret}\n`) })
  for await (const entry of entriesOf(file)) {
    const name = entry.name.slice(ENTRY.files.length)
    if (!entry.name.startsWith(ENTRY.files) || !isKeptName(name)) continue
    const there = path.join(data, name)
    if (existsSync(there) && !readFileSync(there).equals(entry.body)) {
      throw new CannotStart(`${there} c’è già, ed è un altro`, 'that file is there already')
    }
    writeKept(data, { name, body: entry.body })
  }
}
