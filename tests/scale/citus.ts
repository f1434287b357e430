import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distribute } from '@/db/distribute'
import { migrate } from '@/db/migrate'
import { accountOf, ownerFor, under } from '@/db/postgres/account'
import { plainEnvironment } from '@/db/postgres/cluster'
import { makeDataFolder } from '@/db/postgres/kept'
import { launch, stop } from '@/db/postgres/process'
import { BESIDE, execute, SERVER, TEMPLATE } from '../support/database'

/** A coordinator and its workers, as addresses of their databases `postgres`. */
export interface Citus {
  coordinator: string
  workers: readonly string[]
  /** Postgres and Citus, as they name themselves. */
  versions: string
  /** The folder of the coordinator's log, in JSON. */
  told: string
  /** Stops every node and starts it again at its port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const NODES = ['coordinator', 'worker1', 'worker2'] as const

/** Databases are young and many: few shards in each, and nothing is written for a crash. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_preload_libraries: 'citus',
  max_connections: '400',
  max_prepared_transactions: '400',
  max_worker_processes: '120',
  shared_buffers: '64MB',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  'citus.shard_count': '4',
  'citus.local_hostname': '127.0.0.1',
  'citus.node_conninfo': 'sslmode=disable',
}

/** The coordinator tells every statement with its values, for the table of statements. */
const TELLING: Readonly<Record<string, string>> = {
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'told',
  log_rotation_size: '0',
  log_statement: 'all',
}

/** Starts three nodes of the Postgres of this `pg_config`, in a temporary folder; root runs them as an ordinary user. */
export async function startCitus(pgConfig: string): Promise<Citus> {
  const bin = execFileSync(pgConfig, ['--bindir'], { encoding: 'utf8' }).trim()
  const binaries = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-citus-'))
  chmodSync(folder, 0o711)
  const nodes: { data: string; port: number; settings: Readonly<Record<string, string>> }[] = []
  const stopAll = async () => void (await Promise.all(nodes.map(({ data }) => stop(data))))
  const end = async () => {
    await stopAll()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const name of NODES) {
      const data = path.join(folder, name, 'postgres')
      makeDataFolder(path.dirname(data))
      makeCluster(binaries.initdb, data)
      const settings = name === 'coordinator' ? { ...SETTINGS, ...TELLING } : SETTINGS
      nodes.push({ data, settings, port: await launch(binaries, data, undefined, settings) })
    }
    const [coordinator = '', ...workers] = nodes.map(
      ({ port }) => `postgres://circolo@127.0.0.1:${port}/postgres`,
    )
    for (const url of [coordinator, ...workers]) await execute(url, 'create extension citus')
    const [row] = await execute(coordinator, 'select version() || $$; $$ || citus_version() as is')
    return {
      coordinator,
      workers,
      versions: String(row?.is),
      told: path.join(nodes[0]?.data ?? folder, 'told'),
      async restart() {
        await stopAll()
        for (const { data, port, settings } of nodes) await launch(binaries, data, port, settings)
      },
      stop: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Makes an empty cluster whose user `circolo` needs no password; root does it as an ordinary user. */
export function makeCluster(initdb: string, data: string): void {
  const folder = path.dirname(data)
  const owner = ownerFor(folder)
  const account = accountOf(owner, initdb, folder)
  if (owner) execFileSync('chown', [`${owner.uid}:${owner.gid}`, folder])
  const { file, args, ids } = under(account, initdb, [
    ...[`--pgdata=${data}`, '--username=circolo', '--auth=trust', '--no-sync'],
    ...['--encoding=UTF8', '--locale=C.UTF-8'],
  ])
  const made = spawnSync(file, args, {
    cwd: '/',
    env: plainEnvironment(),
    encoding: 'utf8',
    ...ids,
  })
  if (made.status !== 0) throw new Error(made.stderr || String(made.error))
}

/** Joins the database of this name on every node, with the coordinator's own address known to the workers. */
async function joined({ coordinator, workers }: Citus, name: string): Promise<string> {
  const at = (server: string) => Object.assign(new URL(server), { pathname: name })
  for (const server of [coordinator, ...workers]) {
    await execute(server, `create database ${name}`)
    await execute(at(server).href, 'create extension citus')
  }
  const main = at(coordinator)
  await execute(main.href, `select citus_set_coordinator_host('127.0.0.1', ${main.port})`)
  for (const worker of workers)
    await execute(main.href, `select citus_add_node('127.0.0.1', ${new URL(worker).port})`)
  return main.href
}

/** Makes the tests of this process and of its children use this Citus: each has a copy of a database that is spread. */
export async function testsOn(citus: Citus): Promise<{ template: string; tables: number }> {
  const template = await joined(citus, TEMPLATE)
  await migrate(template)
  const tables = await distribute(template)
  // It is copied, so nobody may be connected to it: nodes that start anew know nothing of it.
  await citus.restart()
  process.env[SERVER] = citus.coordinator
  process.env[BESIDE] = citus.workers.join(' ')
  return { template, tables }
}
