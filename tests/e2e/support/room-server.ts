import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bundled } from '@/tests/support/bundled'
import type { FromRoom, ToRoom } from './room-process'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** A server of the pages as they are shipped, on one database. */
export interface RoomServer {
  readonly port: number
  /** Puts its clock forward, in ms; returns the time, in ms since 1970. */
  advance(ms: number): Promise<number>
  /** Stops its clock, which then moves by `advance` only; returns the time. */
  standStill(): Promise<number>
  close(): Promise<void>
}

/** Programs of this worker that serve no database now. */
const idle: ChildProcess[] = []

/**
 * A server on this database, with further variables. One without them is left to the next room of the worker, since a
 * program that has loaded its pages serves another database in a fraction of the time of a new one.
 */
export async function roomServer(
  databaseUrl: string,
  given: Readonly<Record<string, string>>,
): Promise<RoomServer> {
  const isUsual = Object.keys(given).length === 0
  const child = (isUsual ? idle.pop() : undefined) ?? (await program(given))
  const { port } = (await asked(child, { open: databaseUrl })) as { port: number }
  return {
    port,
    advance: (ms) => timeAfter(child, { advance: ms }),
    standStill: () => timeAfter(child, { standStill: true }),
    async close() {
      if (child.exitCode !== null) return
      await asked(child, { close: true })
      if (isUsual) idle.push(child)
      else child.disconnect()
    },
  }
}

async function program(given: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const script = await bundled(path.join(import.meta.dirname, 'room-process.ts'))
  return fork(script, [], {
    cwd: ROOT,
    env: { ...process.env, ...given },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

const timeAfter = async (child: ChildProcess, message: ToRoom): Promise<number> =>
  ((await asked(child, message)) as { now: number }).now

async function asked(child: ChildProcess, message: ToRoom): Promise<FromRoom> {
  const over = new AbortController()
  const { signal } = over
  const died = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`the room's server ended with ${code}`)
  })
  child.send(message)
  try {
    const [answer] = (await Promise.race([once(child, 'message', { signal }), died])) as [FromRoom]
    return answer
  } finally {
    died.catch(() => {})
    over.abort()
  }
}
