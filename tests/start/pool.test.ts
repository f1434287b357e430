import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { accountOf, ownerFor, under } from '@/db/postgres/account'
import { aPlace, run } from '../keeping/keep'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { SECRET } from '../support/house'
import { aFolder, startCircolo } from './circolo'

const PGBOUNCER = ['/usr/sbin/pgbouncer', 'pgbouncer'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
)
const NO_PGBOUNCER = 'Pools are tried only where PgBouncer is installed: apt-get install pgbouncer.'

let stop: (() => unknown)[] = []
afterEach(async () => {
  for (const end of stop.reverse()) await end()
  stop = []
})

/** A PgBouncer in front of a database, and the address by which Circolo reaches it. */
async function pooled(database: FreshDatabase, program: string, mode: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(database.url)
  // An empty one would be a mistake in its file.
  const secret = password && ` password=${password}`
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-pool-'))
  stop.push(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o711)
  const own = await freePort()
  const config = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    config,
    `[databases]
* = host=${hostname} port=${port} user=${username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout
`,
  )
  const account = accountOf(ownerFor(folder), program, folder)
  const { file, args, ids } = under(account, program, [config])
  const child = spawn(file, args, { cwd: '/', stdio: 'ignore', ...ids })
  stop.push(() => ended(child))
  await listening(own)
  return `postgres://${username}@127.0.0.1:${own}${pathname}`
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const open = await new Promise((told) => {
      socket.once('connect', () => told(true)).once('error', () => told(false))
    })
    socket.destroy()
    if (open) return
    await pause(20)
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const over = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await over
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The words of a start on this database: the banner, or the reason why it does not go on. */
async function start(url: string): Promise<string> {
  const folder = aFolder()
  stop.push(() => rmSync(path.dirname(folder), { recursive: true, force: true }))
  const { child, ready, ended } = startCircolo(folder, {
    DATABASE_URL: url,
    CIRCOLO_SECRET: SECRET,
  })
  await ready.then(
    () => child.kill('SIGTERM'),
    () => {},
  )
  const { out, err } = await ended
  return err || out
}

it('a pool that keeps sessions serves, a backup too, and one that does not is refused in one line', async () => {
  if (!PGBOUNCER) {
    console.info(NO_PGBOUNCER)
    return
  }
  const database = await freshDatabase()
  stop.push(() => database.drop())
  const inSessions = await pooled(database, PGBOUNCER, 'session')
  expect(await start(inSessions)).toContain('Ctrl-C')
  const place = aPlace()
  stop.push(place.remove)
  const env = {
    DATABASE_URL: inSessions,
    CIRCOLO_DATA: `${place.folder}/data`,
    CIRCOLO_SECRET: SECRET,
  }
  expect((await run('backup', [place.file], env).ended).err).toBe('')
  expect((await run('verify', [], env).ended).err).toBe('')
  const said = await start(await pooled(database, PGBOUNCER, 'transaction'))
  expect(said.trim().split('\n')).toEqual([expect.stringContaining('pool_mode = session')])
})
