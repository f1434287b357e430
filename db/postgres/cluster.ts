import { spawnSync } from 'node:child_process'
import {
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { CannotStart } from '../errors'
import { accountOf, ownerFor, under } from './account'
import type { Binaries } from './binaries'

/**
 * Makes a new, empty cluster in `data`: with checksums, with passwords, and with the same sort order of texts on every
 * machine. It is made under a name of its own and then renamed, so that an interrupted first start leaves nothing
 * incomplete, and its `initdb`, which may outlive it, takes nothing of ours away when it fails.
 */
export function initialise(binaries: Binaries, data: string, user: string, password: string): void {
  for (const left of partialOf(data))
    rmSync(left, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  const making = mkdtempSync(`${data}${PARTIAL}-`)
  const passwordFile = path.join(making, '.password')
  const cluster = path.join(making, 'cluster')
  const owner = ownerFor(data)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (owner) for (const entry of [making, passwordFile]) chownSync(entry, owner.uid, owner.gid)

  const account = accountOf(owner, binaries.initdb, making)
  const { file, args, ids } = under(account, binaries.initdb, [
    `--pgdata=${cluster}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  const made = spawnSync(file, args, {
    cwd: '/',
    env: plainEnvironment(),
    encoding: 'utf8',
    ...ids,
  })
  if (made.status !== 0) throw notMade(data, made.stderr || String(made.error))
  renameSync(cluster, data)
  rmSync(making, { recursive: true, force: true })
}

const PARTIAL = '.partial'

/** The folders that interrupted starts have left. */
function partialOf(data: string): string[] {
  const folder = path.dirname(data)
  const begins = `${path.basename(data)}${PARTIAL}`
  return readdirSync(folder).flatMap((name) =>
    name.startsWith(begins) ? [path.join(folder, name)] : [],
  )
}

function notMade(data: string, output: string): CannotStart {
  // After the reason it tells what it takes away again.
  const reason = /(?:error|FATAL|PANIC): +(.*)/.exec(output)?.[1] ?? output.trim().split('\n')[0]
  return new CannotStart(
    `Non si riesce a creare il database in ${data}: ${reason}`,
    `the database in ${data} cannot be made`,
  )
}

/** Another major version cannot read these files; changing versions needs a dump. */
export function refuseOtherVersion(binaries: Binaries, data: string): void {
  const kept = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()
  const { stdout } = spawnSync(binaries.initdb, ['--version'], { encoding: 'utf8' })
  const own = /(\d+)/.exec(stdout)?.[1]
  if (own === kept) return
  throw new CannotStart(
    `I dati in ${data} sono di Postgres ${kept}, questo è il ${own}: tornare alla versione di prima o portarli con un dump`,
    `the data in ${data} is Postgres ${kept}'s, this is ${own}: go back to the version before, or move it by a dump`,
  )
}

/** The environment without the variables that would change how a Postgres program behaves. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(entries), NODE_ENV: process.env.NODE_ENV, LC_ALL: 'C', TZ: 'UTC' }
}
