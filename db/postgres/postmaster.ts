import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** A Postgres server as its own `postmaster.pid` tells of it. */
export interface Postmaster {
  pid: number
  port: number
  /** `starting`, `ready`, `stopping` …; empty in the first moments. */
  status: string
}

const pidFile = (dataFolder: string) => path.join(dataFolder, 'postmaster.pid')

/** Reads `postmaster.pid`; undefined when there is none, or when it is not whole yet. */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  if (!existsSync(pidFile(dataFolder))) return undefined
  // Line 1 the pid, line 4 the port, line 8 the status: the format of Postgres' miscadmin.h.
  const lines = readFileSync(pidFile(dataFolder), 'utf8').split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() } : undefined
}

/**
 * The server that lives on in this data folder, if any. A file left by a dead one is removed, also when its
 * pid belongs to some other program by now, which Postgres itself would take for a living server.
 */
export function livingPostmaster(dataFolder: string): Postmaster | undefined {
  const found = readPostmaster(dataFolder)
  if (!found) return undefined
  if (isAlive(found.pid) && isPostgres(found.pid)) return found
  rmSync(pidFile(dataFolder), { force: true })
  return undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: alive, under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`
  if (existsSync('/proc/self/cmdline')) {
    return existsSync(file) && readFileSync(file, 'utf8').includes('postgres')
  }
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  // Where nobody can tell, a living pid is taken for the server: Postgres asks no more.
  return status !== 0 || stdout.includes('postgres')
}
