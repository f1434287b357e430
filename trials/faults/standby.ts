import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { disconnect } from '@/db/client'
import { migrate } from '@/db/migrate'
import { accountOf, ownerFor, under } from '@/db/postgres/account'
import { plainEnvironment } from '@/db/postgres/cluster'
import { makeDataFolder } from '@/db/postgres/kept'
import { makeCluster } from '@/tests/scale/citus'
import { execute } from '@/tests/support/database'
import { killCluster } from './processes'

/** The message of the error where Postgres is not installed with the programs that make a standby. */
export const CANNOT_STAND_BY =
  'A failover is tried only where Postgres is installed: apt-get install postgresql-15, or PG_CONFIG=… with the path of its pg_config.'

/** A migrated database with a synchronous standby, at one address that names both hosts. */
export interface Standby {
  server: { url: string }
  postmaster: string
  /** Kills the primary, promotes the standby after a moment, and makes a standby of the dead one again. */
  failOver(afterMs: number): Promise<void>
  close(): Promise<void>
}

/** Nothing is acknowledged before the standby has it on its disk too. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
synchronous_standby_names = '*'
synchronous_commit = on
wal_retrieve_retry_interval = 200ms
timezone = 'UTC'
`

interface Node {
  data: string
  port: number
}

/** Throws {@link CANNOT_STAND_BY}. */
export async function openPair(): Promise<Standby> {
  const programs = programsOf(process.env.PG_CONFIG ?? '/usr/lib/postgresql/15/bin/pg_config')
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-pair-'))
  chmodSync(folder, 0o711)
  const run = runner(folder)
  const start = ({ data, port }: Node) =>
    run(programs('pg_ctl'), [
      ...['-D', data, '-l', `${data}.log`, '-w', '-t', '120', '-o', `-p ${port}`],
      ...['-s', 'start'],
    ])
  const follow = (node: Node, { port }: Node) => {
    rmSync(node.data, { recursive: true, force: true })
    const from = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'circolo']
    run(programs('pg_basebackup'), [...from, '-D', node.data, '-c', 'fast', '-X', 'stream', '-R'])
    start(node)
  }
  const [one, two] = [await aNode(folder, 'one'), await aNode(folder, 'two')]
  makeCluster(programs('initdb'), one.data)
  appendFileSync(path.join(one.data, 'postgresql.conf'), SETTINGS)
  start(one)
  follow(two, one)
  let [primary, standby] = [one, two]
  const url = `postgres://circolo@127.0.0.1:${one.port},127.0.0.1:${two.port}/postgres`
  await migrate(url)
  return {
    server: { url },
    postmaster: path.join(one.data, 'postmaster.pid'),
    async failOver(afterMs) {
      killCluster(primary.data)
      await pause(afterMs)
      await execute(addressOf(standby), 'select pg_promote()')
      ;[primary, standby] = [standby, primary]
      follow(standby, primary)
    },
    async close() {
      await disconnect(url)
      for (const { data } of [primary, standby]) killCluster(data)
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/** The path of a program of this Postgres. */
function programsOf(pgConfig: string): (name: string) => string {
  if (!existsSync(pgConfig)) throw new Error(CANNOT_STAND_BY)
  const folder = execFileSync(pgConfig, ['--bindir'], { encoding: 'utf8' }).trim()
  if (!existsSync(path.join(folder, 'pg_basebackup'))) throw new Error(CANNOT_STAND_BY)
  return (name) => path.join(folder, name)
}

/** Runs programs of Postgres as root may not: under the account that owns the data. */
function runner(folder: string) {
  return (program: string, given: readonly string[]): void => {
    const { file, args, ids } = under(accountOf(ownerFor(folder), program, folder), program, given)
    execFileSync(file, args, { cwd: '/', env: plainEnvironment(), stdio: 'ignore', ...ids })
  }
}

async function aNode(folder: string, name: string): Promise<Node> {
  const data = path.join(folder, name, 'postgres')
  makeDataFolder(path.dirname(data))
  const owner = ownerFor(folder)
  if (owner) chownSync(path.dirname(data), owner.uid, owner.gid)
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    }),
  )
  await new Promise((resolve) => server.close(resolve))
  return { data, port }
}

const addressOf = ({ port }: Node) => `postgres://circolo@127.0.0.1:${port}/postgres`
