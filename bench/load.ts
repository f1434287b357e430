import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { percentile } from './measure'

/** One sender of a load: its address, its headers, and its bodies, sent in turn. */
export interface Sender {
  headers: Record<string, string>
  /** Bodies in JSON; `ID` in them becomes a new command id each time. */
  bodies: readonly string[]
}

/** The answers to a load; times in milliseconds. */
export interface Answered {
  perSecond: number
  /** Requests that were answered as they should. */
  done: number
  p50: number
  p99: number
  failed: number
}

interface Load {
  url: string
  connections: number
  seconds: number
  senders: readonly Sender[]
  /** Requests in a second, where they are not sent as fast as they are answered. */
  rate?: number
}

/** The next body of a sender each time, with a new command id. */
function bodiesOf({ bodies }: Sender): () => string {
  let turn = 0
  return () => (bodies[turn++ % bodies.length] ?? '{}').replace('ID', randomUUID())
}

const headersOf = ({ headers }: Sender) => ({ 'content-type': 'application/json', ...headers })

/** Each connection sends its next request when the last was answered. */
async function asFastAsAnswered(load: Load): Promise<Answered> {
  let begun = 0
  const result = await autocannon({
    url: load.url,
    connections: load.connections,
    duration: load.seconds,
    setupClient(client) {
      const sender = load.senders[begun++ % load.senders.length]
      if (!sender) throw new Error('nobody sends')
      const body = bodiesOf(sender)
      const next = () => client.setHeadersAndBody(headersOf(sender), body())
      next()
      client.on('response', next)
    },
    requests: [{ method: 'POST' }],
  })
  return {
    perSecond: result.requests.average,
    done: result['2xx'],
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

/**
 * Requests that come by chance, so many in a second, from any sender; the time of each begins when it was due, also if
 * its sender still waits for the answer before. (Autocannon at a rate sends a second's requests at once, and rests.)
 */
async function asTheyCome(load: Load, rate: number): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const senders = load.senders.map((sender) => ({
    headers: headersOf(sender),
    body: bodiesOf(sender),
    free: Promise.resolve(),
  }))
  const times: number[] = []
  let failed = 0
  const send = async (sender: (typeof senders)[number], due: number) => {
    const asked = request(load.url, { method: 'POST', agent, headers: sender.headers })
    asked.end(sender.body())
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    if (answer.statusCode === 200) times.push(performance.now() - due)
    else failed += 1
  }
  const begun = performance.now()
  for (let due = begun; due < begun + load.seconds * 1_000; ) {
    if (due > performance.now()) await setTimeout(due - performance.now())
    const sender = senders[Math.floor(Math.random() * senders.length)]
    if (!sender) throw new Error('nobody sends')
    const moment = due
    sender.free = sender.free
      .then(() => send(sender, moment))
      .catch(() => {
        failed += 1
      })
    due -= (Math.log(1 - Math.random()) * 1_000) / rate
  }
  await Promise.all(senders.map(({ free }) => free))
  const perSecond = (times.length / (performance.now() - begun)) * 1_000
  agent.destroy()
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  return { perSecond, done: times.length, p50, p99, failed }
}

// The load has a process of its own, so that it does not share a thread with the server it measures.
const load = JSON.parse(readFileSync(0, 'utf8')) as Load
const answered = load.rate ? await asTheyCome(load, load.rate) : await asFastAsAnswered(load)
console.log(JSON.stringify(answered))
