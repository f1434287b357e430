import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BenchClub } from './club'
import { loadOf, togglersOf } from './http'
import { report, say } from './measure'
import { processorOf, ROOT } from './processes'

const CONNECTIONS = 16
const SHOWN = 10

/** The functions of the server that take most of a command's processor time, under the load of `http` at 16 connections. */
export async function benchProfile(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-profile-'))
  const file = path.join(folder, 'server.cpuprofile')
  const env = { PROFILE: file, CIRCOLO_LOG: 'info' }
  const club = await BenchClub.open({ flags: ['--import', './bench/profiled.ts'], env })
  try {
    const senders = togglersOf(club.evening, await club.members(CONNECTIONS))
    const load = () => loadOf(`${club.url}/api/trpc/poker.setPresence`, CONNECTIONS, senders)
    await load()
    process.kill(club.pid, 'SIGUSR2')
    const before = processorOf(club.pid) ?? Number.NaN
    const { done } = await load()
    const used = (processorOf(club.pid) ?? Number.NaN) - before
    process.kill(club.pid, 'SIGUSR2')
    while (!existsSync(file)) await pause(100)
    await pause(500)
    report({ what: 'processor time of the server for a command', value: used / done, unit: 'ms' })
    dearest(JSON.parse(readFileSync(file, 'utf8')) as Profiler.Profile, done)
  } finally {
    await club.close()
    rmSync(folder, { recursive: true })
  }
}

function dearest({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, done: number): void {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map<string, number>()
  for (const [n, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[n] ?? 0))
  }
  // Waiting, and the beginning and the end of the profile itself.
  for (const none of ['(idle)', 'dispatch']) times.delete(none)
  const all = [...times.values()].reduce((sum, one) => sum + one, 0)
  const sorted = [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, Number(process.env.SHOWN ?? SHOWN))
  for (const [name, time] of sorted) {
    const share = ((time / all) * 100).toFixed(1).padStart(5)
    say(`${share} in 100 ${(time / done).toFixed(1).padStart(6)} µs  ${name}`)
  }
}

/** A function with its file, and not its line: that changes every day. */
function nameOf({ functionName, url }: Profiler.Profile['nodes'][number]['callFrame']): string {
  const file = url.replace(/^file:\/\//, '').replace(`${ROOT}/`, '')
  const [, inside = file] = /node_modules\/(.*)/.exec(file) ?? []
  return `${functionName || '(without a name)'} ${inside}`.trim()
}
