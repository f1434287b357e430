import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** kill -9. */
export function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It had ended by itself.
  }
}

/** The processes whose parent this is. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc').flatMap((name) => {
    const stat = path.join('/proc', name, 'stat')
    if (!/^\d+$/.test(name) || !existsSync(stat)) return []
    try {
      const [, ppid] = /\) \S (\d+)/.exec(readFileSync(stat, 'utf8')) ?? []
      return Number(ppid) === parent ? [Number(name)] : []
    } catch {
      return []
    }
  })

/** kill -9 of the Postgres of this data folder, with all its processes. */
export function killCluster(data: string): void {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  for (const one of [pid, ...childrenOf(pid)]) killed(one)
}
