import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from '../errors'
import { ownerFor } from './account'

/**
 * Identifies a folder for as long as the machine runs, whatever path leads to it: a copy is another folder; a link to
 * it, or the same folder after a move, is not.
 */
export function folderId(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}

/** Bits of a mode that give access to others; Postgres does not start in a folder that has them. */
const OTHERS = 0o077

/**
 * Repairs the rights that a plain copy changes: a cluster must belong to the account that runs it, never to root, and
 * be closed to others. Throws CannotStart where only its owner could do so.
 */
export function claimCluster(data: string): void {
  const own = process.getuid?.()
  if (own === undefined) return
  const { uid, mode } = statSync(data)
  if (own !== 0 && uid !== own) throw foreign(data)
  const owner = own === 0 && uid === 0 ? ownerFor(path.dirname(data)) : null
  if (mode & OTHERS) chmodSync(data, 0o700)
  if (!owner) return
  giveAway(data, owner.uid, owner.gid)
  // The folder itself is changed last, so that after an interruption the next start does it again.
  chownSync(data, owner.uid, owner.gid)
}

function giveAway(folder: string, uid: number, gid: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    lchownSync(file, uid, gid)
    if (entry.isDirectory()) giveAway(file, uid, gid)
  }
}

function foreign(data: string): CannotStart {
  return new CannotStart(
    `I dati in ${data} sono di un altro utente: avviare Circolo da quell’utente, o dare la cartella a questo (sudo chown -R)`,
    `the data in ${data} belongs to another user: start as that user, or give the folder to this one (sudo chown -R)`,
  )
}
