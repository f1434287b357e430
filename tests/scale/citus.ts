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
import { BESIDE, execute, SERVER, TEMPLATE, UNHARMED } from '../support/database'

/** One machine of a Citus. */
export interface CitusNode {
  /** The folder of its data. */
  data: string
  /** Starts it again at its port. */
  start(): Promise<unknown>
}

/** A coordinator and its workers, as addresses of their databases `postgres`. */
export interface Citus {
  coordinator: string
  workers: readonly string[]
  /** The coordinator first. */
  nodes: readonly CitusNode[]
  /** Postgres and Citus, as they name themselves. */
  versions: string
  /** The folder of the coordinator's log, in JSON. */
  told: string
  /** Stops every node and starts it again at its port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const NODES = ['coordinator', 'worker1', 'worker2'] as const

type Settings = Readonly<Record<string, string>>

/** Few shards in each table, since databases are young and many. */
const SETTINGS: Settings = {
  shared_preload_libraries: 'citus',
  max_connections: '400',
  max_prepared_transactions: '400',
  max_worker_processes: '120',
  shared_buffers: '64MB',
  'citus.shard_count': '4',
  'citus.local_hostname': '127.0.0.1',
  'citus.node_conninfo': 'sslmode=disable',
}

/** The coordinator tells every statement with its values, for the table of statements. */
export const TELLING: Settings = {
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_directory: 'told',
  log_rotation_size: '0',
  log_statement: 'all',
}

/**
 * Starts three nodes of the Postgres of this `pg_config`, in a temporary folder; root runs them as an ordinary user. With
 * no `settings` they write as a club's does; `telling` are those of the coordinator alone.
 */
export async function startCitus(
  pgConfig: string,
  { settings = UNHARMED, telling = {} }: { settings?: Settings; telling?: Settings } = {},
): Promise<Citus> {
  const bin = execFileSync(pgConfig, ['--bindir'], { encoding: 'utf8' }).trim()
  const binaries = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') }
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-citus-'))
  chmodSync(folder, 0o711)
  const nodes: CitusNode[] = []
  const ports: number[] = []
  const stopAll = async () => void (await Promise.all(nodes.map(({ data }) => stop(data))))
  const end = async () => {
    await stopAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    for (const name of NODES) {
      const data = path.join(folder, name, 'postgres')
      makeDataFolder(path.dirname(data))
      makeCluster(binaries.initdb, data)
      const own = { ...SETTINGS, ...settings, ...(name === 'coordinator' ? telling : {}) }
      const port = await launch(binaries, data, undefined, own)
      ports.push(port)
      nodes.push({ data, start: () => launch(binaries, data, port, own) })
    }
    const [coordinator = '', ...workers] = ports.map(
      (port) => `postgres://circolo@127.0.0.1:${port}/postgres`,
    )
    for (const url of [coordinator, ...workers]) await execute(url, 'create extension citus')
    const [row] = await execute(coordinator, 'select version() || $$; $$ || citus_version() as is')
    return {
      ...{ coordinator, workers, nodes, versions: String(row?.is) },
      told: path.join(nodes[0]?.data ?? folder, 'told'),
      async restart() {
        await stopAll()
        for (const node of nodes) await node.start()
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

/** Makes a migrated database of this name that is spread over every node; its address, and the number of spread tables. */
export async function spreadDatabase(
  citus: Citus,
  name: string,
): Promise<{ url: string; tables: number }> {
  const url = await joined(citus, name)
  await migrate(url)
  return { url, tables: await distribute(url) }
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
  const { url: template, tables } = await spreadDatabase(citus, TEMPLATE)
  // It is copied, so nobody may be connected to it: nodes that start anew know nothing of it.
  await citus.restart()
  process.env[SERVER] = citus.coordinator
  process.env[BESIDE] = citus.workers.join(' ')
  return { template, tables }
}
