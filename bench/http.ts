import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { act, bankOpened, loaded, seatedAt, TABLE, type Who } from '@/tests/support/chemin'
import { BenchClub, type Signed } from './club'
import type { Answered, Sender } from './load'
import { type Figure, report } from './measure'
import { outputOf, ROOT, startUntil } from './processes'

const CONNECTIONS = [1, 16, 64]
const SECONDS = 5
const FIXTURE = path.join(ROOT, 'bench/fixture')
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next')

/** The answers to so many connections, each of which sends its next request when the last was answered; at
 * `rate`, requests that come by chance, so many in a second. */
export async function loadOf(
  url: string,
  connections: number,
  senders: readonly Sender[],
  rate?: number,
) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/load.ts'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ url, connections, seconds: SECONDS, senders, rate }))
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += String(chunk)
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the load ended with ${code}`)
  const answered = JSON.parse(text) as Answered
  // If an earlier load was cut off, a member's first command may repeat the current state and be refused.
  if (answered.failed > connections) throw new Error(`${answered.failed} requests failed`)
  return answered
}

/** Durable commands per second over HTTP, compared with an empty mutation in a bare Next route handler. */
export async function benchHttp(): Promise<void> {
  const bare = await bareNext()
  const club = await BenchClub.open()
  try {
    const count = Math.max(...CONNECTIONS)
    // All members before the first command: the server reads their names once.
    const senders = {
      poker: togglersOf(club.evening, await club.members(count)),
      chemin: await stakers(club, count),
    }
    await compare('durable commands', bare, {
      url: `${club.url}/api/trpc/poker.setPresence`,
      senders: senders.poker,
    })
    await compare('stakes of chemin', bare, {
      url: `${club.url}/api/trpc/chemin-de-fer.changeStake`,
      senders: senders.chemin,
    })
  } finally {
    await club.close()
  }
}

/** The same load of commands at each number of connections, beside an empty answer. */
async function compare(
  what: string,
  bare: ReadonlyMap<number, number>,
  { url, senders }: { url: string; senders: readonly Sender[] },
): Promise<void> {
  await loadOf(url, 16, senders)
  for (const connections of CONNECTIONS) {
    const ours = await loadOf(url, connections, senders)
    const value = bare.get(connections) ?? Number.NaN
    const baseline: Figure['baseline'] = { what: 'an empty Next route', value }
    report({
      what: `${what} over HTTP, ${connections} connections (p99 ${ours.p99} ms)`,
      value: ours.perSecond,
      unit: '/s',
      baseline,
    })
  }
}

/** One member for each connection, who stands at a table of chemin de fer and doubles a stake and halves it in turn. */
async function stakers(club: BenchClub, count: number): Promise<Sender[]> {
  const members = await club.members(TABLE.players.length + count)
  const who: Who = (n) => members[n - 1]?.id ?? ''
  const opening = { game: 'chemin-de-fer', title: 'Prova', day: '2026-11-20' }
  const { evening } = (await club.call('evenings.open', opening)) as { evening: string }
  const standing = members.slice(TABLE.players.length)
  const place = { kind: 'gap', after: 1 }
  const stakeOf = (member: string, sum: number) => ({
    table: TABLE.table,
    member,
    place,
    sum,
    line: 'beyond',
    part: null,
  })
  const acts = [
    ...seatedAt(who),
    ...loaded(who),
    bankOpened(who, 1, 500),
    act('tablet', 'announceBank', { table: TABLE.table, toutVa: false, seesStakes: false }),
    ...standing.map(({ id }) => act('desk', 'handCassa', { member: id, chips: 100 })),
    ...standing.map(({ id }) => act('desk', 'layStake', stakeOf(id, 10))),
  ]
  // The desk may give every one of these.
  for (const { type, payload } of acts)
    await club.call(`chemin-de-fer.${type}`, { evening, id: randomUUID(), ...payload })
  return standing.map(({ id, cookie }) => ({
    headers: { cookie },
    bodies: [20, 10].map((sum) => JSON.stringify({ evening, id: 'ID', ...stakeOf(id, sum) })),
  }))
}

/** One member for each connection, who leaves the Club and comes back in turn. */
export const togglersOf = (evening: string, members: readonly Signed[]): Sender[] =>
  members.map(({ id, cookie }) => ({
    headers: { cookie },
    bodies: [false, true].map((inClub) =>
      JSON.stringify({ evening, id: 'ID', member: id, inClub }),
    ),
  }))

/** Requests per second that a bare Next answers, by number of connections. */
async function bareNext(): Promise<Map<number, number>> {
  await outputOf([NEXT, 'build', FIXTURE])
  const port = 39_000 + (process.pid % 900)
  const args = [NEXT, 'start', FIXTURE, '-H', '127.0.0.1', '-p', String(port)]
  const server = await startUntil(args, /Ready in/)
  try {
    const url = `http://127.0.0.1:${port}/api/trpc/nothing`
    const senders = [{ headers: {}, bodies: ['{}'] }]
    await loadOf(url, 16, senders)
    const figures = new Map<number, number>()
    for (const connections of CONNECTIONS)
      figures.set(connections, (await loadOf(url, connections, senders)).perSecond)
    return figures
  } finally {
    await server.stop()
  }
}
