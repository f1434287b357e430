import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, disconnect, type Sql } from '@/db/client'
import { readPostmaster } from '@/db/postgres/postmaster'
import { bundled, ROOT } from '../support/bundled'
import { type Ended, ended } from '../support/heard'

/** The result of a start: its output, and the exit code once it ended. */
export interface Run {
  child: ChildProcess
  /** Resolves with the address once the banner is out; rejects when the program ends before. */
  ready: Promise<string>
  ended: Promise<Ended>
}

export function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-start-'))
  chmodSync(folder, 0o711)
  return path.join(folder, 'data')
}

const START = 'server/starting/start.ts'
const LAUNCH = 'server/starting/launch.mjs'

/** The program in one file, which loads in a fraction of the processor time. */
const PROGRAM = await bundled(path.join(ROOT, START))

let prepared: Promise<string> | undefined

/** Copies a folder with the modes of all that is in it, which `cpSync` loses in some versions of Node. */
export const copied = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

/** A data folder in which a Circolo was started and stopped: one is made in each process of the tests, and copied. */
export async function usedFolder(): Promise<string> {
  prepared ??= use(aFolder())
  const folder = aFolder()
  copied(await prepared, folder)
  return folder
}

async function use(folder: string): Promise<string> {
  process.once('exit', () => rmSync(path.dirname(folder), { recursive: true, force: true }))
  const run = startCircolo(folder)
  await run.ready
  run.child.kill('SIGTERM')
  await run.ended
  return folder
}

/**
 * Starts Circolo without pages on a data folder: from one file, or else `fromSources` as `npm start` does; with
 * `descriptors`, under that limit of open files.
 */
export function startCircolo(
  folder: string,
  env: Record<string, string> = {},
  { descriptors, fromSources = false }: { descriptors?: number; fromSources?: boolean } = {},
): Run {
  const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors} && `
  const circolo = `${fromSources ? `${LAUNCH} start` : `'${PROGRAM}'`} --without-pages`
  const child = spawn('sh', ['-c', `${limit}exec "$0" ${circolo}`, process.execPath], {
    cwd: ROOT,
    env: { ...process.env, CIRCOLO_DATA: folder, PORT: '0', ...env },
  })
  const over = ended(child)
  const ready = new Promise<string>((resolve, reject) => {
    let out = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
      const address = /https?:\/\/localhost:\d+/.exec(out)?.[0]
      if (address && out.includes('Ctrl-C')) resolve(address)
    })
    void over.then(({ code, err }) => reject(new Error(`ended with ${code}: ${err}`)))
  })
  ready.catch(() => undefined)
  return { child, ready, ended: over }
}

/** The pid of the folder's database, as its own file says. */
export function databasePid(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** Queries the folder's own database, as the running server does. */
export async function askFolder<T>(folder: string, question: (sql: Sql) => Promise<T>): Promise<T> {
  const password = readFileSync(path.join(folder, 'postgres-password'), 'utf8').trim()
  const port = readPostmaster(path.join(folder, 'postgres'))?.port
  const url = `postgres://circolo:${password}@127.0.0.1:${port}/postgres`
  try {
    return await question(connect(url))
  } finally {
    await disconnect(url)
  }
}
