import { connect, type Socket } from 'node:net'
import { machineNow } from './measure'

/** One screen to open: its path, its session, and the address of this machine that it comes from. */
export interface WatchedLine {
  path: string
  cookie: string
  from: string
}

/**
 * The reader is told to open lines, and to hand over the moments at which a version reached them; `bytes` are those that a
 * line received since it was last asked, on average.
 */
export type ToReader = { open: WatchedLine[]; port: number } | { version: number }
export type FromReader =
  | { opened: number; bytes: number }
  | { version: number; at: number[]; bytes: number }

/** Lines opened at a time, so that a server is not asked for thousands of first views in one moment. */
const AT_ONCE = 50
/** A version has reached all its screens when none was told of it for so long. */
const QUIET_MS = 150
const MOST_MS = 5_000

const arrived = new Map<number, number[]>()
let latest = 0
let bytes = 0
const sockets: Socket[] = []

function note(chunk: Buffer): void {
  const at = machineNow()
  bytes += chunk.length
  // The version stands at the beginning of each message.
  const text = chunk.toString('latin1')
  for (const [, version] of text.matchAll(/"version":(\d+),"now"/g)) {
    const times = arrived.get(Number(version)) ?? []
    times.push(at)
    arrived.set(Number(version), times)
    latest = at
  }
}

/** Opens one line and waits for its first message. */
function open(port: number, { path, cookie, from }: WatchedLine): Promise<void> {
  return new Promise((ready, failed) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from })
    sockets.push(socket)
    socket.on('error', failed)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`)
    let isReady = false
    socket.on('data', (chunk) => {
      note(chunk)
      if (isReady || !chunk.includes('"version"')) return
      isReady = true
      ready()
    })
  })
}

async function openAll(port: number, lines: readonly WatchedLine[]): Promise<void> {
  for (let first = 0; first < lines.length; first += AT_ONCE)
    await Promise.all(lines.slice(first, first + AT_ONCE).map((line) => open(port, line)))
}

async function reached(version: number): Promise<number[]> {
  const until = machineNow() + MOST_MS
  while (machineNow() < until) {
    await new Promise((wait) => setTimeout(wait, QUIET_MS / 3))
    if (arrived.has(version) && machineNow() - latest > QUIET_MS) break
  }
  return arrived.get(version) ?? []
}

process.on('message', async (asked: ToReader) => {
  if ('open' in asked) {
    await openAll(asked.port, asked.open)
    process.send?.({ opened: sockets.length, bytes: bytes / sockets.length })
    bytes = 0
  } else {
    const at = await reached(asked.version)
    process.send?.({ version: asked.version, at, bytes: bytes / sockets.length })
    bytes = 0
  }
})
process.on('disconnect', () => process.exit(0))
