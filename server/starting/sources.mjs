import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** @typedef {[file: string, bytes: number, changedMs: number]} Source its path is from the root */

/**
 * These files as they are now.
 *
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Source[]}
 */
export function sourcesOf(root, files) {
  return files.map((file) => {
    const { size, mtimeMs } = statSync(path.join(root, file))
    return [file, size, mtimeMs]
  })
}

/**
 * Whether these sources, of this hash, are still what they were. A copied folder has other times and the same sources.
 *
 * @param {string} root
 * @param {readonly Source[]} sources
 * @param {string} hash
 */
export function isUnchanged(root, sources, hash) {
  const isUntouched = sources.every(([file, bytes, changedMs]) => {
    const now = statSync(path.join(root, file), { throwIfNoEntry: false })
    return now?.size === bytes && now.mtimeMs === changedMs
  })
  const files = sources.map(([file]) => file)
  return isUntouched || hash === hashOf(root, files)
}

/**
 * A hash of the names and contents of these files; null where one is missing.
 *
 * @param {string} root
 * @param {readonly string[]} files
 */
export function hashOf(root, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const there = path.join(root, file)
    if (!existsSync(there)) return null
    hash.update(`${file}\0`).update(readFileSync(there)).update('\0')
  }
  return hash.digest('hex')
}
