import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Beside the pages: one folder for each translation, and the name of the last. */
const PROGRAM = path.join(ROOT, '.program')
const CURRENT = path.join(PROGRAM, 'current.json')
/** A server that runs may still load parts of an earlier translation. */
const KEPT = 3

/** The programs, and what a thread of the press loads. */
export const ENTRIES = {
  start: 'server/starting/start.ts',
  build: 'server/starting/build-cli.ts',
  club: 'server/starting/club-cli.ts',
  import: 'server/starting/import-cli.ts',
  backup: 'server/starting/backup-cli.ts',
  restore: 'server/starting/restore-cli.ts',
  verify: 'server/starting/verify-cli.ts',
  distribute: 'server/starting/distribute-cli.ts',
  press: 'server/print/pressThread.ts',
  'documents-house': 'server/print/documents.ts',
  'documents-poker': 'server/games/poker/print/documents.ts',
  'documents-chemin-de-fer': 'server/games/chemin-de-fer/print/documents.ts',
  'documents-banked': 'server/games/banked/documents.ts',
}

const TRANSLATORS = [
  'package-lock.json',
  'server/starting/bundle.mjs',
  'server/starting/program.mjs',
]

/** @typedef {{ folder: string, hash: string, sources: [file: string, bytes: number, changedMs: number][] }} Current */

/**
 * The file of a program, translated anew when one of its sources changed. A release has no sources, and runs as it is.
 *
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function programOf(name) {
  if (!Object.hasOwn(ENTRIES, name)) throw new Error(`no program is called ${name}`)
  return path.join(PROGRAM, await translated(), `${name}.mjs`)
}

/** The folder of the translation of today's sources. */
export async function translated() {
  const current = readCurrent()
  return current && isFresh(current) ? current.folder : await translate()
}

/** @returns {Current | null} */
function readCurrent() {
  try {
    return JSON.parse(readFileSync(CURRENT, 'utf8'))
  } catch {
    return null
  }
}

/** @param {Current} current */
function isFresh({ folder, hash, sources }) {
  if (!existsSync(path.join(PROGRAM, folder))) return false
  if (!existsSync(path.join(ROOT, ENTRIES.start))) return true
  const isUntouched = sources.every(([file, bytes, changedMs]) => {
    const now = statSync(path.join(ROOT, file), { throwIfNoEntry: false })
    return now?.size === bytes && now.mtimeMs === changedMs
  })
  // A copied folder has other times and the same sources.
  return isUntouched || hash === hashOf(sources.map(([file]) => file))
}

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const there = path.join(ROOT, file)
    if (!existsSync(there)) return null
    hash.update(`${file}\0`).update(readFileSync(there)).update('\0')
  }
  return hash.digest('hex')
}

/** Whole or not at all: two programs may be started at once. */
async function translate() {
  const { bundle } = await import('./bundle.mjs')
  const folder = `${Date.now().toString(36)}-${process.pid}`
  mkdirSync(PROGRAM, { recursive: true })
  const read = await bundle(ROOT, ENTRIES, path.join(PROGRAM, folder))
  const files = [...read, ...TRANSLATORS].sort()
  const sources = files.map((file) => {
    const { size, mtimeMs } = statSync(path.join(ROOT, file))
    return [file, size, mtimeMs]
  })
  const written = path.join(PROGRAM, `${folder}.json`)
  writeFileSync(written, JSON.stringify({ folder, hash: hashOf(files), sources }))
  renameSync(written, CURRENT)
  const old = readdirSync(PROGRAM, { withFileTypes: true }).filter((one) => one.isDirectory())
  for (const { name } of old.sort((a, b) => (a.name < b.name ? -1 : 1)).slice(0, -KEPT))
    rmSync(path.join(PROGRAM, name), { recursive: true, force: true })
  return folder
}
