import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { CannotStart, systemCode } from '../errors'
import { ownLikeFolder } from './kept'
import { livingPostmaster } from './postmaster'

/** The number of copies kept, the latest ones. */
const COPIES_KEPT = 2
const PARTIAL = '.partial'
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG']

/**
 * Copies the stopped cluster, with owners and modes, to `<folder>/set-aside/<UTC time>-before-<what>/postgres`, and
 * returns that folder. It is renamed when complete, so a copy without a partial name is always whole. Throws
 * CannotStart, leaving nothing behind, when the disk refuses.
 */
export function setAside(folder: string, what: string): string {
  const data = path.join(folder, 'postgres')
  if (livingPostmaster(data)) {
    throw new CannotStart(
      `Il database in ${data} non si ferma: i dati non si possono mettere da parte`,
      'the database does not stop, so that its data cannot be set aside',
    )
  }
  const shelf = path.join(folder, 'set-aside')
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '')
  const copy = path.join(shelf, `${time}-before-${what}`)
  try {
    makeFolder(shelf)
    for (const left of entriesOf(shelf, PARTIAL)) rmSync(left, { recursive: true })
    copyWhole(data, copy)
    settle(shelf)
  } catch (error) {
    throw notCopied(shelf, error)
  }
  const whole = entriesOf(shelf).sort()
  for (const old of whole.slice(0, -COPIES_KEPT)) rmSync(old, { recursive: true })
  return copy
}

function makeFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) === undefined) return
  // The account that runs the database must pass through this folder, as through the data folder itself.
  chmodSync(folder, 0o711)
  ownLikeFolder(folder)
}

function copyWhole(data: string, copy: string): void {
  const making = `${copy}${PARTIAL}`
  try {
    makeFolder(making)
    copyTree(data, path.join(making, 'postgres'))
    renameSync(making, copy)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    throw error
  }
}

/** The copies in the folder; their ending distinguishes the partial ones. */
function entriesOf(shelf: string, ending = ''): string[] {
  return readdirSync(shelf)
    .filter((name) => /^\d{8}T\d{9}Z-before-/.test(name))
    .filter((name) => (ending ? name.endsWith(ending) : !name.endsWith(PARTIAL)))
    .map((name) => path.join(shelf, name))
}

/** A folder and everything in it, durably on the disk. `cpSync` would lose the owner, and in some versions the mode. */
function copyTree(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 })
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)]
    const entry = lstatSync(source)
    if (entry.isDirectory()) copyTree(source, target)
    else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target)
      if (process.getuid?.() === 0) lchownSync(target, entry.uid, entry.gid)
    } else if (entry.isFile()) {
      copyFileSync(source, target, constants.COPYFILE_FICLONE)
      settle(target)
      own(source, target)
    }
  }
  settle(to)
  own(from, to)
}

function own(source: string, target: string): void {
  const { mode, uid, gid } = lstatSync(source)
  chmodSync(target, mode & 0o7777)
  if (process.getuid?.() === 0) chownSync(target, uid, gid)
}

/** Waits until an entry is on the disk; Windows cannot open a folder for that. */
function settle(entry: string): void {
  const isFolder = lstatSync(entry).isDirectory()
  if (isFolder && process.platform === 'win32') return
  const descriptor = openSync(entry, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function notCopied(shelf: string, error: unknown): unknown {
  const code = systemCode(error)
  if (code === undefined) return error
  const problem = NO_ROOM.includes(code)
    ? new CannotStart(
        `Sul disco non c’è posto per mettere da parte i dati prima di aggiornarli (${shelf}): farne e riprovare, nulla è cambiato`,
        'the disk has no room to set the data aside before updating it: make some and try again, nothing was changed',
      )
    : new CannotStart(
        `I dati da aggiornare non si possono mettere da parte in ${shelf} (${code}): nulla è cambiato`,
        `the data to be updated cannot be set aside in ${shelf} (${code}): nothing was changed`,
      )
  problem.cause = error
  return problem
}
