import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { makeDataFolder, ownLikeFolder } from '@/db/postgres/kept'

/** Folders of the data folder with files of the club that are not in the database. */
const KEPT_FOLDERS = ['emblems', 'keys']

/** A file of the data folder by its relative path, with `/` on every system. */
export interface KeptFile {
  name: string
  body: Buffer
}

/** The club's files in the data folder, one at a time; none if there are none. */
export function* keptFiles(data: string): Generator<KeptFile> {
  for (const folder of KEPT_FOLDERS) yield* filesUnder(data, folder)
}

function* filesUnder(data: string, folder: string): Generator<KeptFile> {
  const there = statSync(path.join(data, folder), { throwIfNoEntry: false })
  if (!there?.isDirectory()) return
  const entries = readdirSync(path.join(data, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesUnder(data, name)
    else if (entry.isFile()) yield { name, body: readFileSync(path.join(data, name)) }
  }
}

/** Whether a path read from a backup stays inside one of these folders. */
export const isKeptName = (name: string) =>
  KEPT_FOLDERS.some((folder) => name.startsWith(`${folder}/`)) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
  !name.includes('\\')

/** Writes a file durably, readable by its owner only, and creates the folders above it. */
export function writeKept(data: string, { name, body }: KeptFile): void {
  makeDataFolder(data)
  const folders = path.dirname(name).split('/')
  for (const [index] of folders.entries()) {
    const folder = path.join(data, ...folders.slice(0, index + 1))
    if (statSync(folder, { throwIfNoEntry: false })) continue
    mkdirSync(folder, { mode: 0o700 })
    ownLikeFolder(folder)
  }
  const file = path.join(data, name)
  writeFileSync(file, body, { mode: 0o600, flush: true })
  chmodSync(file, 0o600)
  ownLikeFolder(file)
}

/** Makes new and renamed entries of a folder durable. Windows cannot open a folder, and does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncFile(folder, 'r')
}

/** Makes the content of a file durable. */
export function syncFile(file: string, flags: 'r' | 'r+' = 'r+'): void {
  const descriptor = openSync(file, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
