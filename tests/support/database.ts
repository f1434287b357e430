import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { connect, disconnect, type Sql } from '@/db/client'
import { startEmbedded } from '@/db/embedded'
import { migrate } from '@/db/migrate'
import { findBinaries } from '@/db/postgres/binaries'
import { initialise } from '@/db/postgres/cluster'
import { makeDataFolder } from '@/db/postgres/kept'
import { isAlive, livingPostmaster } from '@/db/postgres/postmaster'
import { launch, stop } from '@/db/postgres/process'

/** The database with the schema that is copied for every test. */
export const TEMPLATE = 'circolo_template'
/** The variable by which the workers of a test run find its server. */
export const SERVER = 'CIRCOLO_TEST_SERVER'
/** The other machines of a server that is a Citus, which keep a part of every database (`tests/scale`). */
export const BESIDE = 'CIRCOLO_TEST_SERVERS_BESIDE'

const PREFIX = 'circolo-test-'
/** The file with the pid of the test run that a folder belongs to. */
const OWNER = 'owner.pid'

/** A killed test run could not stop its server: the next run does it. */
function clearOrphans(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(tmpdir(), name)
    const owner = path.join(folder, OWNER)
    if (!existsSync(owner) || isAlive(Number(readFileSync(owner, 'utf8')))) continue
    const server = livingPostmaster(path.join(folder, 'data/postgres'))
    if (server) process.kill(server.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** Nobody kills the server of a test run, so it need not write for a crash; its databases are young and soon dropped. */
export const UNHARMED: Readonly<Record<string, string>> = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** Starts an embedded server without any database of ours; with no `settings` it writes as a club's does. */
export async function startCluster(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  clearOrphans()
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX))
  writeFileSync(path.join(folder, OWNER), String(process.pid))
  // Root runs Postgres as another user, who must be able to pass through the folder.
  chmodSync(folder, 0o711)
  const data = path.join(folder, 'data/postgres')
  makeDataFolder(path.dirname(data))
  const password = randomUUID()
  const binaries = findBinaries()
  initialise(binaries, data, 'circolo', password)
  const port = await launch(binaries, data, undefined, settings)
  return {
    url: `postgres://circolo:${password}@127.0.0.1:${port}/postgres`,
    pid: livingPostmaster(data)?.pid ?? 0,
    async stop() {
      await stop(data)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the one embedded server of a test run, with the schema ready to be copied; nothing where the run has a Citus. */
export async function startTestServer(settings = UNHARMED): Promise<{ stop(): Promise<void> }> {
  if (process.env[BESIDE]) return { stop: async () => {} }
  const { url, stop } = await startCluster(settings)
  await execute(url, `create database ${TEMPLATE}`)
  await migrate(urlOf(url, TEMPLATE))
  process.env[SERVER] = url
  return { stop }
}

/** A migrated server for one test, to be killed: its folder, and a function that ends it. */
export async function privateServer(under = tmpdir()) {
  const folder = mkdtempSync(path.join(under, 'circolo-killed-'))
  chmodSync(folder, 0o711)
  const server = await startEmbedded(path.join(folder, 'data'))
  await migrate(server.url)
  return {
    server,
    postmaster: path.join(folder, 'data/postgres/postmaster.pid'),
    async close() {
      await disconnect(server.url)
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export interface FreshDatabase {
  sql: Sql
  url: string
  drop(): Promise<void>
}

/** An empty, migrated database of its own: `const { sql, url, drop } = await freshDatabase()`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url, drop } = await bareDatabase(TEMPLATE)
  return {
    sql: connect(url),
    url,
    async drop() {
      await disconnect(url)
      await drop()
    },
  }
}

/**
 * Changes that somebody types at the database's own prompt: the table's triggers are switched off for them. One statement
 * at a time, since a Citus carries no several.
 */
export async function tamper(sql: Sql, table: string, ...statements: string[]): Promise<void> {
  for (const statement of [
    `alter table ${table} disable trigger all`,
    ...statements,
    `alter table ${table} enable trigger all`,
  ])
    await sql.unsafe(statement)
}

/** The addresses of a database's parts: its own, and in a Citus those on the other machines, which come first. */
export const partsOf = (url: string): string[] => [
  ...(process.env[BESIDE]?.split(' ') ?? []).map((one) => urlOf(one, new URL(url).pathname)),
  url,
]

/** A copy has none of its original's settings; `db/citus.sql` gives these. */
const SPREAD = `
  alter database $name set citus.enable_unsafe_triggers to on;
  alter database $name set lock_timeout to '5s'`

/** A database without any table, for the tests of the migrations themselves. */
export async function bareDatabase(template = 'template0') {
  const server = process.env[SERVER]
  if (!server) throw new Error(`${SERVER} is not set: run through vitest or Playwright`)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copies of all parts of a database that is spread know each other as the parts do: by their machines and their name.
  const parts =
    template === TEMPLATE ? [...(process.env[BESIDE]?.split(' ') ?? []), server] : [server]
  await Promise.all(
    parts.map((part) =>
      execute(part, `create database ${name} template ${template} strategy file_copy`),
    ),
  )
  if (parts.length > 1)
    await Promise.all(parts.map((part) => execute(part, SPREAD.replaceAll('$name', name))))
  return {
    url: urlOf(server, name),
    async drop() {
      const dropped = (part: string) =>
        execute(part, `drop database if exists ${name} with (force)`)
      if (parts.length === 1) return void (await dropped(server))
      // A Citus looks after each database from a process of its own, which may just be back; it is soon thrown away whole.
      await dropped(server).catch(() => {})
      await Promise.allSettled(parts.slice(0, -1).map(dropped))
    },
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = database
  return url.href
}

/** Runs a statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<readonly postgres.Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
