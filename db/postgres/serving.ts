import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { systemCode } from '../errors'
import { folderId } from './folder'
import type { Postmaster } from './postmaster'

/** How much the server's own start time may differ from the one that the system remembers, in seconds. */
const START_TOLERANCE_S = 60

/**
 * Whether a living process is the Postgres of this very folder. A copied folder contains the file of the original's
 * server, and after a crash the pid may be another server's.
 */
export function isServing(found: Postmaster, data: string): boolean {
  const told = toldByKernel(found.pid)
  if (told) return told.isPostgres && told.standsIn === folderId(data)
  return isSameFolder(found.folder, data) && isSameProcess(found)
}

/**
 * A process as Linux describes it; undefined elsewhere. A server's working directory is its data folder as long as it
 * lives; unlike its start time, this stays true when the machine's clock is corrected.
 */
function toldByKernel(pid: number): { isPostgres: boolean; standsIn: string | null } | undefined {
  if (!existsSync('/proc/self/cwd')) return undefined
  try {
    const isPostgres = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    return { isPostgres, standsIn: isPostgres ? folderId(`/proc/${pid}/cwd`) : null }
  } catch (error) {
    if (systemCode(error) === 'EACCES') return undefined
    // The process ended at this very moment.
    if (['ENOENT', 'ESRCH'].includes(systemCode(error) ?? '')) {
      return { isPostgres: false, standsIn: null }
    }
    throw error
  }
}

function isSameFolder(written: string, data: string): boolean {
  try {
    return realpathSync(written) === realpathSync(data)
  } catch {
    return false
  }
}

function isSameProcess({ pid, startedAt }: Postmaster): boolean {
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  })
  // Without any information, a living pid counts as the server, as it does for Postgres.
  if (status !== 0) return true
  const [, started = '', command = ''] = /^(\w+ +\w+ +\d+ +[\d:]+ +\d+) +(.*)/.exec(stdout) ?? []
  const apart = Math.abs(Date.parse(`${started} UTC`) / 1000 - startedAt)
  return command.includes('postgres') && apart <= START_TOLERANCE_S
}
