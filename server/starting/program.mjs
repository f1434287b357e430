import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { hashOf, isUnchanged, sourcesOf } from './sources.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Beside the pages: one folder for each translation, and the name of the last. */
const PROGRAM = '.program'
const CURRENT = 'current.json'
/** A server that runs may still load parts of an earlier translation, and several programs may translate at once. */
const KEPT = 3
const KEPT_MS = 24 * 60 * 60 * 1000

/** The programs, and what a thread of the press loads. */
export const ENTRIES = {
  start: 'server/starting/start.ts',
  build: 'server/starting/build-cli.ts',
  club: 'server/starting/club-cli.ts',
  import: 'server/starting/import-cli.ts',
  backup: 'server/starting/backup-cli.ts',
  restore: 'server/starting/restore-cli.ts',
  verify: 'server/starting/verify-cli.ts',
  export: 'server/starting/export-cli.ts',
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
  'server/starting/sources.mjs',
]

/** @typedef {{ folder: string, hash: string, sources: import('./sources.mjs').Source[] }} Current */

/**
 * The file of a program, translated anew when one of its sources changed. A release has no sources, and runs as it is.
 *
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function programOf(name) {
  if (!Object.hasOwn(ENTRIES, name)) throw new Error(`no program is called ${name}`)
  return path.join(await translated(ROOT, ENTRIES), `${name}.mjs`)
}

/**
 * The folder with a translation of these sources as they are now.
 *
 * @param {string} root the root of the project
 * @param {Readonly<Record<string, string>>} entries the path of each from the root, by the name of its file
 */
export async function translated(root, entries) {
  const current = readCurrent(root)
  const folder =
    current && isFresh(root, entries, current) ? current.folder : await translate(root, entries)
  return path.join(root, PROGRAM, folder)
}

/**
 * @param {string} root
 * @returns {Current | null}
 */
function readCurrent(root) {
  try {
    return JSON.parse(readFileSync(path.join(root, PROGRAM, CURRENT), 'utf8'))
  } catch {
    return null
  }
}

/**
 * @param {string} root
 * @param {Readonly<Record<string, string>>} entries
 * @param {Current} current
 */
function isFresh(root, entries, { folder, hash, sources }) {
  if (!existsSync(path.join(root, PROGRAM, folder))) return false
  const hasSources = Object.values(entries).some((file) => existsSync(path.join(root, file)))
  return !hasSources || isUnchanged(root, sources, hash)
}

/**
 * Whole or not at all: two programs may be started at once.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string>>} entries
 */
async function translate(root, entries) {
  const { bundle } = await import('./bundle.mjs')
  const folder = `${Date.now().toString(36)}-${process.pid}`
  const place = path.join(root, PROGRAM)
  mkdirSync(place, { recursive: true })
  const read = await bundle(root, entries, path.join(place, folder))
  const files = [...read, ...TRANSLATORS.filter((file) => existsSync(path.join(root, file)))].sort()
  const hash = hashOf(root, files)
  const written = path.join(place, `${folder}.json`)
  writeFileSync(written, JSON.stringify({ folder, hash, sources: sourcesOf(root, files) }))
  renameSync(written, path.join(place, CURRENT))
  const old = readdirSync(place, { withFileTypes: true }).filter((one) => one.isDirectory())
  for (const { name } of old.sort((a, b) => madeAt(a) - madeAt(b)).slice(0, -KEPT))
    if (madeAt({ name }) < Date.now() - KEPT_MS)
      rmSync(path.join(place, name), { recursive: true, force: true })
  return folder
}

/** When a folder of a translation was made, in ms since 1970, as its name says. */
const madeAt = (/** @type {{ name: string }} */ { name }) => Number.parseInt(name, 36)
