import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { CannotStart } from '@/db/errors'
import { openLog } from '@/db/postgres/kept'
import { hashOf, isUnchanged, type Source, sourcesOf } from './sources.mjs'

/** Everything that the build of the pages depends on. */
const SOURCES = [
  'app',
  'components',
  'db',
  'messages',
  'public',
  'rules',
  'server',
  'next.config.js',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

interface Built {
  /** Hash of the sources from which it was built. */
  sources: string
  /** Each of them as it was then. */
  read: Source[]
  /** Size in bytes of each script and style sheet, so that a damaged build is noticed. */
  files: Record<string, number>
}

/** A build of the pages: its folder and, for one with other screens, the settings that make it different. */
export interface PagesBuild {
  dist: string
  /** Further variables for `next.config.js`. */
  env: Readonly<Record<string, string>>
  /** Sources besides those of the pages as they are released. */
  sources: readonly string[]
}

const SHIPPED: PagesBuild = { dist: '.next', env: {}, sources: [] }
/** In the folder of a build: what it was built from. */
const RECORD = 'circolo-build.json'
/** The builder's own words, by which it alone knows that another one holds the folder. */
const BUSY = 'Another next build process is already running'
const LOOK_EVERY_MS = 1_000

/**
 * Builds the pages when their sources changed, or when the existing build is incomplete. `starting` is called before a
 * build begins; the builder's own output goes to the log file. `signal` stops it.
 */
export async function ensureBuilt(
  root: string,
  log: string,
  starting: () => void,
  signal: AbortSignal,
  pages: PagesBuild = SHIPPED,
): Promise<void> {
  const record = path.join(root, pages.dist, RECORD)
  // A release has no sources: its pages are those that it came with.
  const isRelease = !existsSync(path.join(root, 'app'))
  const files = [...SOURCES, ...pages.sources].flatMap((one) => filesOf(root, one))
  const isBuilt = () => {
    const before = recordAt(record)
    return before && isComplete(root, before) && (isRelease || isMadeOf(root, files, before))
  }
  if (isBuilt()) return
  starting()
  rmSync(record, { force: true })
  const built = { sources: hashOf(root, files) ?? '', read: sourcesOf(root, files) }
  while (!(await build(root, log, signal, pages.env))) {
    await pause(LOOK_EVERY_MS, undefined, { signal })
    if (isBuilt()) return
  }
  const made: Built = { ...built, files: sizesOf(root, pages.dist) }
  writeFileSync(record, JSON.stringify(made))
}

/**
 * The name of the build that this process serves: a hash of its sources, so that servers of one release agree on it. Null
 * where nothing is built.
 */
export function builtFrom(root: string): string | null {
  return (
    recordAt(path.join(root, process.env.CIRCOLO_DIST ?? SHIPPED.dist, RECORD))?.sources ?? null
  )
}

function recordAt(record: string): Partial<Built> | null {
  if (!existsSync(record)) return null
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return null
  }
}

function isComplete(root: string, { files = {} }: Partial<Built>): boolean {
  const sizes = Object.entries(files)
  const isThere = ([file, size]: [string, number]) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.size === size
  return sizes.length > 0 && sizes.every(isThere)
}

function isMadeOf(root: string, files: readonly string[], built: Partial<Built>): boolean {
  const { sources = '', read = [] } = built
  const were = read.map(([file]) => file)
  return isDeepStrictEqual(were, files) && isUnchanged(root, read, sources)
}

/**
 * Builds the pages; false where another program is building them, such as a second server of this folder, or the
 * builder of a start that was killed, which goes on to its end.
 */
async function build(
  root: string,
  log: string,
  signal: AbortSignal,
  env: PagesBuild['env'],
): Promise<boolean> {
  // A file of its own: a builder that outlived its start still writes to the earlier one.
  rmSync(log, { force: true })
  const output = openLog(log, 'w')
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const code = await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [next, 'build'], {
      cwd: root,
      env: { ...process.env, ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', output, output],
      signal,
      killSignal: 'SIGKILL',
    })
    child.on('error', reject)
    child.on('exit', resolve)
  }).finally(() => closeSync(output))
  if (code === 0) return true
  if (readFileSync(log, 'utf8').includes(BUSY)) return false
  throw new CannotStart(
    `Le pagine non si compilano (vedi ${log})`,
    `the pages cannot be built (see ${log})`,
  )
}

function sizesOf(root: string, dist: string): Built['files'] {
  const files = ['server', 'static']
    .flatMap((folder) => filesOf(root, path.join(dist, folder)))
    .filter((file) => /\.(js|css)$/.test(file))
  return Object.fromEntries(files.map((file) => [file, statSync(path.join(root, file)).size]))
}

/** The files under a path from the root, in a fixed order; the path itself when it is a file, none when it does not exist. */
function filesOf(root: string, entry: string): string[] {
  const stat = statSync(path.join(root, entry), { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat ? [entry] : []
  return readdirSync(path.join(root, entry), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort()
}
