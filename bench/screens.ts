import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { BenchClub, type Signed } from './club'
import { machineNow, percentile, report, say } from './measure'
import { memoryOf, processorOf, ROOT, startUntil } from './processes'
import type { FromReader, ToReader, WatchedLine } from './screenReader'

const SIZES = [200, 1_000, 5_000]
const COMMITS = 200
/** Changes before those that count, since a server that has just started is slower. */
const WARM_UP = 60
/** Boards and desks among the screens; all others are members' phones, ten of them at tables. */
const SHARE_OF_BOARDS = 1 / 10
const DESKS = 4
/** Screens that come from one address; a server takes a thousand of a network at most. */
const LINES_OF_AN_ADDRESS = 400

/** Screens that a process of its own opens and reads. */
export class Reader {
  private constructor(private readonly child: ChildProcess) {}

  static start(): Reader {
    const script = path.join(ROOT, 'bench/screenReader.ts')
    return new Reader(fork(script, { execArgv: ['--import', 'tsx'], serialization: 'advanced' }))
  }

  async ask<T extends FromReader>(asked: ToReader): Promise<T> {
    this.child.send(asked)
    const [answer] = await once(this.child, 'message')
    return answer as T
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit')
    this.child.disconnect()
    await gone
  }
}

/** The lines, each from one of this machine's own addresses. */
export const spread = (lines: readonly Omit<WatchedLine, 'from'>[]): WatchedLine[] =>
  lines.map((line, n) => ({ ...line, from: `127.0.${1 + Math.floor(n / LINES_OF_AN_ADDRESS)}.1` }))

/** One size measured: times from the answer and from the sending to each screen, in ms; kilobytes a screen; processor ms a change. */
interface Measured {
  sinceAnswer: number[]
  sinceSent: number[]
  memory: number | null
  processor: number | null
  bytes: number
}

/** Opens all lines at a server, makes changes there, and takes the time until each screen has them. */
async function measure(
  server: { port: number; pid: number },
  lines: readonly WatchedLine[],
  change: (n: number) => Promise<number>,
): Promise<Measured> {
  const reader = Reader.start()
  try {
    const before = memoryOf(server.pid)
    await reader.ask({ open: [...lines], port: server.port })
    const after = memoryOf(server.pid)
    const measured: Measured = {
      sinceAnswer: [],
      sinceSent: [],
      memory: before === null || after === null ? null : (after - before) / lines.length,
      processor: null,
      bytes: 0,
    }
    for (let n = 0; n < WARM_UP; n++) await reader.ask({ version: await change(n) })
    const used = processorOf(server.pid)
    for (let n = 0; n < COMMITS; n++) {
      const sent = machineNow()
      const version = await change(n)
      const answered = machineNow()
      const { at, bytes } = await reader.ask<Extract<FromReader, { version: number }>>({ version })
      measured.sinceAnswer.push(...at.map((one) => Math.max(0, one - answered)))
      measured.sinceSent.push(...at.map((one) => one - sent))
      measured.bytes = Math.max(measured.bytes, Math.round(bytes))
    }
    const usedAfter = processorOf(server.pid)
    if (used !== null && usedAfter !== null) measured.processor = (usedAfter - used) / COMMITS
    return measured
  } finally {
    await reader.stop()
  }
}

/** The time from a command to each screen of one club, beside plain events of the same size. */
export async function benchScreens(): Promise<void> {
  for (const size of SIZES) {
    const ours = await benchClub(size)
    const plain = await benchPlain(size, ours.bytes)
    say(`${size} screens of one club; a message has ${ours.bytes} bytes on average`)
    const figures = (one: Measured) => ({
      'answer to screen, p50': percentile(one.sinceAnswer, 0.5),
      'answer to screen, p99': percentile(one.sinceAnswer, 0.99),
      'command sent to screen, p99': percentile(one.sinceSent, 0.99),
    })
    const beside = Object.values(figures(plain))
    for (const [n, [what, value]] of Object.entries(figures(ours)).entries()) {
      const baseline = { what: 'plain events', value: beside[n] ?? Number.NaN }
      report({ what: `  ${what}`, value, unit: 'ms', baseline })
    }
    const used = (what: string, value: number | null, unit: string, other: number | null) => {
      if (value === null || other === null) return
      const baseline = { what: 'plain events', value: other }
      report({ what: `  ${what}`, value, unit, baseline })
    }
    used('processor time for one change', ours.processor, 'ms', plain.processor)
    used('memory of the server for each', ours.memory, 'kB', plain.memory)
  }
}

async function benchPlain(size: number, bytes: number): Promise<Measured> {
  const script = ['--import', 'tsx', 'bench/plainLines.ts', String(bytes)]
  const server = await startUntil(script, /^\d+$/)
  try {
    const port = Number(server.line)
    const lines = spread(Array.from({ length: size }, () => ({ path: '/', cookie: '' })))
    return await measure({ port, pid: server.pid }, lines, async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })
      return ((await answer.json()) as { version: number }).version
    })
  } finally {
    await server.stop()
  }
}

async function benchClub(size: number): Promise<Measured> {
  const club = await BenchClub.open()
  try {
    const boards = Math.floor(size * SHARE_OF_BOARDS)
    const members = await club.members(size - boards - DESKS)
    const seated = members.slice(0, 10)
    await playingTables(club, seated)
    const lines = [
      ...Array.from({ length: boards }, () => ({ path: '/live/bench/board', cookie: '' })),
      ...Array.from({ length: DESKS }, () => ({ path: '/live/bench/desk', ...club.desk })),
      ...members.map(({ cookie }) => ({ path: '/live/bench/member', cookie })),
    ]
    const port = Number(new URL(club.url).port)
    const shuffled = lines.map((line, n) => ({ line, n: (n * 7_919) % lines.length }))
    const inTurn = shuffled.sort((a, b) => a.n - b.n).map(({ line }) => line)
    return await measure({ port, pid: club.pid }, spread(inTurn), (n) => commit(club, seated, n))
  } finally {
    await club.close()
  }
}

/** One colpo dealt or recorded; the version after it. */
async function commit(club: BenchClub, seated: readonly Signed[], number: number): Promise<number> {
  const table = number % 4 < 2 ? 'T1' : 'T2'
  const players = table === 'T1' ? seated.slice(0, 5) : seated.slice(5, 10)
  const ranking = [[players[0]?.id ?? '']]
  const outcome = { kind: 'won', put: [], ranking, honours: [], refund: null }
  const { version } = (
    number % 2 === 0
      ? await club.command('deal', { table, out: [] })
      : await club.command('recordColpo', { table, outcome })
  ) as { version: number }
  return version
}

/** Two tables of five on two lists, seated and paid. */
async function playingTables(club: BenchClub, members: readonly Signed[]): Promise<void> {
  for (const [index, table] of ['T1', 'T2'].entries()) {
    const settings = { uscita: 1 + index, passata: 100 * (1 + index) }
    await club.command('openList', { title: `Lista ${index}`, settings })
    const five = members.slice(index * 5, index * 5 + 5)
    for (const member of five)
      await club.command('sign', { list: `L${index + 1}`, strokes: AUTOGRAPH }, member)
    for (let signUp = 1; signUp <= 5; signUp++)
      await club.command('answerCall', { signUp: index * 5 + signUp, answer: 'coming' })
    await club.command('drawLots', { table })
    for (const { id } of five)
      await club.command('confirmPassata', { table, member: id }).catch(() => null)
  }
}

export const AUTOGRAPH = [
  [
    [10, 40, 0],
    [60, 12, 80],
    [110, 44, 160],
  ],
]
