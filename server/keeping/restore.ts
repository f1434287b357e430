import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '@/db/embedded'
import { CannotStart } from '@/db/errors'
import { migrate } from '@/db/migrate'
import { makeDataFolder } from '@/db/postgres/kept'
import { livingPostmaster } from '@/db/postgres/postmaster'
import { stop } from '@/db/postgres/process'
import { lockFolder } from '../installation/lock'
import { isKeptName, syncFolder, writeKept } from './files'
import { fillDatabase } from './fill'
import { ENTRY, type Manifest } from './manifest'
import { checkBackup, entriesOf } from './read'

/** What a restore came to. */
export interface Restored {
  manifest: Manifest
  /** Tables of the backup that are none of Circolo's: they stay in the file alone. */
  foreign: readonly string[]
}

/** Told how many bytes of the tables are back, and of how many. */
export type Progress = (done: number, total: number) => void

/** What the half-made place is called until it is whole. */
const MAKING = '.restoring'
const SECRET = 'secret'

/**
 * Restores a backup into a data folder that is not there yet. It is made beside and takes its name when it equals
 * the original by digest: interrupted at any moment there is no such folder, and a next restore begins anew.
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
  let foreign: readonly string[]
  try {
    await clear(making)
    foreign = await fillFolder(making, { file, manifest, secret, progress })
  } catch (error) {
    await clear(making)
    throw error
  } finally {
    await unlock()
  }
  refuseTakenFolder(folder)
  if (existsSync(folder)) rmdirSync(folder)
  syncFolder(making)
  renameSync(making, folder)
  syncFolder(path.dirname(folder))
  return { manifest, foreign }
}

interface Restoring {
  file: string
  manifest: Manifest
  secret: string
  progress: Progress
}

async function fillFolder(making: string, restoring: Restoring): Promise<readonly string[]> {
  const database = await startEmbedded(making)
  try {
    const before = () => writeBesides(making, restoring)
    const foreign = await fillDatabase(database.url, { ...restoring, before })
    await migrate(database.url)
    return foreign
  } finally {
    await database.stop()
  }
}

/** What an interrupted restore left, its Postgres included, which may have outlived it. */
async function clear(making: string): Promise<void> {
  const data = path.join(making, 'postgres')
  if (livingPostmaster(data)) await stop(data)
  for (const name of readdirSync(making).filter((entry) => entry !== 'server.lock')) {
    rmSync(path.join(making, name), { recursive: true, force: true })
  }
}

/**
 * Restores a backup into an empty database, in one transaction that is committed when it equals the original by
 * digest; the secret and the club's files go into the data folder first.
 */
export async function restoreDatabase(
  file: string,
  { url, folder }: { url: string; folder: string },
  progress: Progress = () => {},
): Promise<Restored> {
  const { manifest, secret } = await checkBackup(file)
  refuseOtherSecret(folder, secret)
  const restoring = { file, manifest, secret, progress }
  const before = () => writeBesides(folder, restoring)
  const foreign = await fillDatabase(url, { ...restoring, before })
  await migrate(url)
  return { manifest, foreign }
}

/** Draws that were announced follow from the secret: under another one they would come out otherwise. */
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

/** The secret and the club's files. One that is there already must be the same. */
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
