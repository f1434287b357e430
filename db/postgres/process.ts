import { spawn } from 'node:child_process'
import { closeSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../errors'
import { accountOf, type Ids, under } from './account'
import type { Binaries } from './binaries'
import { plainEnvironment } from './cluster'
import { openLog } from './kept'
import { isAlive, livingPostmaster, readPostmaster } from './postmaster'

/** How long a server may take to recover from a crash or to stop, in milliseconds. */
const STOP_TIMEOUT_MS = 120_000
const MOST_TRIES = 20
const LARGEST_LOG_BYTES = 10 * 1024 * 1024

/**
 * Starts the server and returns its port: `wanted`, or a free one. It gets a process group of its own, so that Ctrl-C
 * in the terminal reaches only the process that stops everything in the right order. `others` are settings that differ
 * from the club's.
 */
export async function launch(
  binaries: Binaries,
  data: string,
  wanted?: number,
  others: Readonly<Record<string, string>> = {},
): Promise<number> {
  const account = accountOf(ownerOf(data), binaries.postgres, data)
  const log = `${data}.log`
  let written = ''
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const settings = { ...SETTINGS, ...others, port: String(wanted ?? (await freePort())) }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const { file, args, ids } = under(account, binaries.postgres, ['-D', data, ...flags])
    const start = sizeOf(log) > LARGEST_LOG_BYTES ? 0 : sizeOf(log)
    const output = openLog(log, start === 0 ? 'w' : 'a')
    const child = spawn(file, args, {
      cwd: '/',
      detached: true,
      env: plainEnvironment(),
      stdio: ['ignore', output, output],
      ...ids,
    })
    closeSync(output)
    child.on('error', () => {})
    child.unref()
    const port = child.pid ? await readyPort(data, child.pid) : undefined
    if (port !== undefined) return port
    written = readFileSync(log).subarray(start).toString('utf8')
    // Another program took the port first, or processes of a killed server still run: worth another try.
    if (!/could not bind|shared memory block|is still in use/.test(written)) break
    await pause(500)
  }
  const reason = /(?:FATAL|PANIC): {2}(.*)/.exec(written)?.[1] ?? written.trim().split('\n')[0]
  throw new CannotStart(
    `Il database non parte: ${reason} (vedi ${log})`,
    `the database does not start (see ${log})`,
  )
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  jit: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

function ownerOf(data: string): Ids | null {
  const { uid, gid } = statSync(data)
  return process.getuid?.() === 0 ? { uid, gid } : null
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('no free port was told')
  return address.port
}

/** The port of the server with that pid once it accepts connections; undefined when it ends instead. */
export async function readyPort(data: string, pid: number): Promise<number | undefined> {
  for (let waited = 0; waited < STOP_TIMEOUT_MS; waited += 25) {
    const found = readPostmaster(data)
    if (found?.pid === pid && found.status === 'ready') return found.port
    if (!isAlive(pid)) return undefined
    await pause(25)
  }
  throw new CannotStart(
    `Il database (processo ${pid}) non risponde da due minuti`,
    `the database (process ${pid}) has not answered for two minutes`,
  )
}

/** Stops the server of this data folder, if there is one, and waits until it has ended. */
export async function stop(data: string): Promise<void> {
  const found = livingPostmaster(data)
  if (!found) return
  try {
    // SIGINT is Postgres' fast shutdown: open transactions are rolled back, everything else is written.
    process.kill(found.pid, 'SIGINT')
  } catch {
    return
  }
  for (let waited = 0; waited < STOP_TIMEOUT_MS && isAlive(found.pid); waited += 25) await pause(25)
}
