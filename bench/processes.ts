import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

export const ROOT = path.resolve(import.meta.dirname, '..')

export interface Started {
  /** The first line it printed that matched. */
  line: string
  pid: number
  stop(): Promise<void>
}

interface Starting {
  cwd?: string
  env?: Readonly<Record<string, string>>
  /** Told each later line of its output. */
  heard?: ((line: string) => void) | undefined
}

/** Starts a program of Node and waits for a line of its output that matches. */
export async function startUntil(
  args: readonly string[],
  wanted: RegExp,
  options: Starting = {},
): Promise<Started> {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...options.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await new Promise<string>((found, failed) => {
    let text = ''
    const read = (chunk: unknown) => {
      text += String(chunk)
      const match = text
        .split('\n')
        .slice(0, -1)
        .find((one) => wanted.test(one))
      if (match === undefined) return
      child.stdout.off('data', read)
      // Later output, such as a line for each request, is read and mostly dropped.
      const { heard } = options
      if (heard) createInterface({ input: child.stdout }).on('line', heard)
      else child.stdout.resume()
      found(match)
    }
    child.stdout.on('data', read)
    child.once('exit', () => failed(new Error(`${args.join(' ')} ended: ${text}`)))
  })
  return { line, pid: child.pid ?? 0, stop: () => stopped(child) }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** Runs a program of Node to its end and returns what it printed. */
export async function outputOf(args: readonly string[], cwd = ROOT): Promise<string> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += String(chunk)
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  return text
}

/** Milliseconds of processor time that a process has used; null where the system does not say. */
export function processorOf(pid: number): number | null {
  try {
    // The fields after the name, which may hold spaces; the system counts hundredths of a second.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    return ((user ?? 0) + (system ?? 0)) * 10
  } catch {
    return null
  }
}

/** Kilobytes of memory that a process holds now; null where the system does not say. */
export function memoryOf(pid: number): number | null {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}
