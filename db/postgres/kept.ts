import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { CannotStart, systemCode } from '../errors'

/** Makes the data folder: others can pass through it but not list it; its owner is the owner of the folder above. */
export function makeDataFolder(folder: string): void {
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) {
      chmodSync(folder, 0o711)
      ownLikeFolder(folder)
    }
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unwritable(folder, error)
  }
}

/** The random secret stored in a file that only its owner may read; created when there is none. */
export function keptSecret(file: string): string {
  try {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept !== '') return kept
    // A full disk, or a loss of power while it was written, leaves an empty file.
    rmSync(file)
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw unwritable(file, error)
  }
  try {
    const secret = `${randomBytes(32).toString('base64url')}\n`
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx', flush: true })
    ownLikeFolder(file)
  } catch (error) {
    throw unwritable(file, error)
  }
  return readFileSync(file, 'utf8').trim()
}

/** Opens a log file in the data folder: empty, or to be continued. Returns its descriptor. */
export function openLog(file: string, mode: 'w' | 'a'): number {
  try {
    const descriptor = openSync(file, mode)
    ownLikeFolder(file)
    return descriptor
  } catch (error) {
    throw unwritable(file, error)
  }
}

/** A file that root makes in somebody's folder is given to the folder's owner, so that the owner can use it. */
export function ownLikeFolder(entry: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(path.dirname(entry))
  chownSync(entry, uid, gid)
}

/** The one line for a file or folder that the system refuses to write; an error of another kind as it is. */
export function unwritable(entry: string, error: unknown): unknown {
  const code = systemCode(error)
  if (code === undefined) return error
  const [rimedio, remedy] = REMEDIES.get(code) ?? GIVEN
  return new CannotStart(
    `Non si può scrivere in ${entry} (${code}): ${rimedio}`,
    `${entry} cannot be written (${code}): ${remedy}`,
  )
}

type Remedy = readonly [italian: string, english: string]

const GIVEN: Remedy = [
  'date la cartella a questo utente, o indicatene un’altra con CIRCOLO_DATA',
  'give the folder to this user, or name another with CIRCOLO_DATA',
]
const MOUNTED: Remedy = [
  'il disco manca o è in sola lettura; collegatelo, o indicate un’altra cartella con CIRCOLO_DATA',
  'the disk is missing or read-only; mount it, or name another folder with CIRCOLO_DATA',
]
const A_FOLDER: Remedy = [
  'non è una cartella; indicatene una con CIRCOLO_DATA',
  'it is no folder; name one with CIRCOLO_DATA',
]

/** Remedies by the system's code; folders are made with those above them, so that ENOENT is of a disk. */
const REMEDIES: ReadonlyMap<string, Remedy> = new Map([
  ['ENOSPC', ['liberate spazio sul disco', 'free some space on the disk']],
  ['ENOENT', MOUNTED],
  ['EROFS', MOUNTED],
  ['EEXIST', A_FOLDER],
  ['ENOTDIR', A_FOLDER],
])
