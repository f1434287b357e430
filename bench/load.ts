import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** One sender of a load: its address, its headers, and its bodies, sent in turn. */
export interface Sender {
  headers: Record<string, string>
  /** Bodies in JSON; `ID` in them becomes a new command id each time. */
  bodies: readonly string[]
}

interface Load {
  url: string
  connections: number
  seconds: number
  senders: readonly Sender[]
  /** Requests in a second, where they are not sent as fast as they are answered. */
  rate?: number
}

// The load has a process of its own, so that it does not share a thread with the server it measures.
const load = JSON.parse(readFileSync(0, 'utf8')) as Load
let begun = 0
const result = await autocannon({
  url: load.url,
  connections: load.connections,
  duration: load.seconds,
  ...(load.rate ? { overallRate: load.rate } : {}),
  setupClient(client) {
    const sender = load.senders[begun++ % load.senders.length]
    if (!sender) throw new Error('nobody sends')
    let turn = 0
    const next = () => {
      const body = sender.bodies[turn++ % sender.bodies.length] ?? '{}'
      client.setHeadersAndBody(
        { 'content-type': 'application/json', ...sender.headers },
        body.replace('ID', randomUUID()),
      )
    }
    next()
    client.on('response', next)
  },
  requests: [{ method: 'POST' }],
})
console.log(
  JSON.stringify({
    perSecond: result.requests.average,
    done: result['2xx'],
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }),
)
