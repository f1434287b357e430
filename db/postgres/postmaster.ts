import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isServing } from './serving'

/** A Postgres server as its own `postmaster.pid` describes it. */
export interface Postmaster {
  pid: number
  /** The data folder and the time of its start, in seconds since 1970, as the server wrote them. */
  folder: string
  startedAt: number
  port: number
  /** `starting`, `ready`, `stopping` …; empty in the first moments. */
  status: string
}

const pidFile = (dataFolder: string) => path.join(dataFolder, 'postmaster.pid')

/** Reads `postmaster.pid`; undefined when there is none, or when it is not complete yet. */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  if (!existsSync(pidFile(dataFolder))) return undefined
  // Line 1 the pid, 2 the folder, 3 the start, 4 the port, 8 the status: the format of Postgres' miscadmin.h.
  const lines = readFileSync(pidFile(dataFolder), 'utf8').split('\n')
  const [pid, startedAt, port] = [Number(lines[0]), Number(lines[2]), Number(lines[3] ?? 0)]
  const [folder, status] = [lines[1] ?? '', (lines[7] ?? '').trim()]
  return pid > 0 ? { pid, folder, startedAt, port, status } : undefined
}

/**
 * The running server of this data folder, if any. The file of a dead server is removed, also when another program now
 * has its pid, or when the folder is a copy and the pid is the original's server: Postgres itself would refuse to start
 * in both cases.
 */
export function livingPostmaster(dataFolder: string): Postmaster | undefined {
  const found = readPostmaster(dataFolder)
  if (!found) return undefined
  if (isAlive(found.pid) && isServing(found, dataFolder)) return found
  rmSync(pidFile(dataFolder), { force: true })
  return undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process is alive, under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
